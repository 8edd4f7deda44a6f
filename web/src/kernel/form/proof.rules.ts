import { normalizeMobile } from '@bargah/contract/kernel/identity.ts'
import { proofLifeMs } from '@bargah/contract/kernel/proof.ts'

/** A code on its way to a number: how long it is good from `at` on (this clock, ms), and how many more may be sent. */
export type SentCode = { mobile: string; validMs: number; sendsLeft: number; at: number }
/** A number that was proven by a right code, and when. */
export type ProvenNumber = { mobile: string; at: number }

const isSame = (one: string, other: string) => normalizeMobile(one) === normalizeMobile(other)

/** Whether a code for a number is on its way, so that none need be sent. */
export const isPending = (sent: SentCode | null, mobile: string, now: number): sent is SentCode =>
  sent !== null && isSame(sent.mobile, mobile) && now < sent.at + sent.validMs

/** Whether a number is proven still, as far as this device knows; the server decides. */
export const isProven = (proven: ProvenNumber | null, mobile: string, now: number): proven is ProvenNumber =>
  proven !== null && isSame(proven.mobile, mobile) && now < proven.at + proofLifeMs
