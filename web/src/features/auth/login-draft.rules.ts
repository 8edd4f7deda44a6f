import { normalizeMobile } from '@bargah/contract/kernel/identity.ts'
import type { SentCode } from './sent-code.rules.ts'

/** How far somebody came who signs in: what he typed, the code that is on its way, and the number that he proved without having an account. */
export type LoginDraft = {
  mobile: string
  username: string
  code: string
  sent: SentCode | null
  proven: { mobile: string; kind: 'unknown' | 'password'; at: number } | null
}
export const noLogin: LoginDraft = { mobile: '', username: '', code: '', sent: null, proven: null }

/** How long the server holds a proof for good. */
const proofLifeMs = 15 * 60_000

const isSame = (one: string, other: string) => normalizeMobile(one) === normalizeMobile(other)

/** In: a draft, the number that is asked for, and the time. Out: the step that needs no new code for it, or null. */
export function isGood({ sent, proven }: LoginDraft, mobile: string, now: number): 'code' | 'unknown' | null {
  if (proven && isSame(proven.mobile, mobile) && now - proven.at < proofLifeMs) return 'unknown'
  if (sent && isSame(sent.mobile, mobile) && now < sent.at + sent.validMs) return 'code'
  return null
}
