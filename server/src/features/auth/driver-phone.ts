import { codeNeeded, phoneTaken } from '@bargah/contract/features/auth/auth.text.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { hashOfAsker } from '../../kernel/asker.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal } from '../../kernel/errors.ts'
import { payerOf } from '../../kernel/payer.ts'
import { codeLifeMs, type CodeParts, lookAtCode, sendCode } from '../codes/codes.api.ts'
import { maskMobile } from '../outbox/outbox.rules.ts'
import { becomesHis, needsCode } from './auth.rules.ts'
import { bindPhone } from './known-devices.store.ts'

type Account = {
  id: number
  role: Role
  driverId: number | null
  driverMobile: string | null
  phoneId: string | null
}
/** `knownMark`: the mark of a device that signed in to the account before, or null. */
type Asked = { account: Account; deviceId: string; code: string | undefined; knownMark: string | null }
const purpose = 'device'

/**
 * Lets a driver in on his own phone, and on another by the code that is sent to his mobile, after which that one is his
 * (rules 2.3). Throws the refusal `code_needed`, which says to programs what to ask for, when he has sent none.
 */
export async function admitPhone(
  call: Call,
  parts: CodeParts & { bindsPhones: boolean },
  { account, deviceId, code, knownMark }: Asked,
): Promise<{ bind(tx: Tx): Promise<void> }> {
  const { driverId, driverMobile: mobile } = account
  if (driverId === null || mobile === null) return { bind: async () => {} }
  const facts = { ...account, deviceId }
  const isAsked = needsCode(facts)
  // his password was right: the code is his account's, on the device that says its name
  const asked = { mobile, purpose, askerHash: hashOfAsker(`account ${account.id} on ${deviceId}`) } as const
  if (isAsked && code === undefined) {
    const payer = payerOf({ knownMark, account: account.id, address: call.from.address })
    const { sendsLeft } = await sendCode(call, parts, { ...asked, payer, refusing: codeNeeded })
    const code = { mobile: maskMobile(mobile), validMs: codeLifeMs, sendsLeft }
    throw new Refusal('code_needed', codeNeeded, { needsCode: true, ...code })
  }
  const right = isAsked && code ? await lookAtCode(call, parts.keys, { ...asked, code }) : null
  const binds = becomesHis(facts, { binds: parts.bindsPhones, byCode: right !== null })
  return {
    async bind(tx) {
      await right?.useUp(tx)
      if (binds && !(await bindPhone(tx, driverId, { was: account.phoneId, deviceId })))
        throw new Refusal('phone_taken', phoneTaken)
    },
  }
}
