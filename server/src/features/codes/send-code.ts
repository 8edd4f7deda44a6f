import { randomInt } from 'node:crypto'
import { codeLength, tooManySends } from '@bargah/contract/features/codes/codes.text.ts'
import type { Call } from '../../kernel/call.ts'
import { tooMany } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { sendSms, type SmsBudget, spendSms } from '../outbox/outbox.api.ts'
import { codeLifeMs, hashOfCode, sendsAllowed } from './codes.rules.ts'
import { type ForMobile, keepCode } from './codes.store.ts'

export type CodeParts = { keys: KeyRing; smsBudget: SmsBudget }

/**
 * Sends a new code to a mobile, after which the one before is worth nothing. Whose number it is plays no part. Throws 429
 * when it was sent too many. Out: how many more may be sent to it for now.
 */
export async function sendCode(
  call: Call,
  { keys, smsBudget }: CodeParts,
  { mobile, purpose }: ForMobile,
): Promise<{ sendsLeft: number }> {
  const waitMs = await call.tries.spend({ ...sendsAllowed, who: mobile }, await call.now())
  if (waitMs !== null) throw tooMany(waitMs, tooManySends)
  await spendSms(call, smsBudget, mobile)
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  await call.write(async (tx, now) => {
    const hash = hashOfCode(keys, { mobile, purpose, code })
    await keepCode(tx, { mobile, purpose, hash, expiresAt: new Date(now.getTime() + codeLifeMs) })
    await sendSms(tx, keys, { to: mobile, kind: 'activation_code', values: { code } }, now)
  })
  return { sendsLeft: await call.tries.left({ ...sendsAllowed, who: mobile }, await call.now()) }
}
