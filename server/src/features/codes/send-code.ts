import { randomInt } from 'node:crypto'
import { codeLength, tooManySends } from '@bargah/contract/features/codes/codes.text.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { leastLeft, mustSpend, type Payer, triesOf } from '../../kernel/payer.ts'
import { type Channels, mustSendSms, sendSms, type SmsBudget, smsTries } from '../outbox/outbox.api.ts'
import { hashOfCode, lifeOf, sendsAllowed } from './codes.rules.ts'
import { type ForAsker, keepCode } from './codes.store.ts'

export type CodeParts = { keys: KeyRing; channels: Channels; smsBudget: SmsBudget }

/**
 * Sends a new code to a mobile, after which the one before of the same asker is worth nothing, and no other's. Whose number
 * it is plays no part but in who pays. Throws 429 when the payer had sent too many, and the refusal `no_sms`. Out: how many more he may for now.
 * `refusing`: with which sentence the call is refused that sends it, as a sign-in that wants the code.
 */
export async function sendCode(
  call: Call,
  { keys, channels, smsBudget }: CodeParts,
  { payer, refusing, ...asked }: ForAsker & { payer: Payer; refusing?: string },
): Promise<{ sendsLeft: number }> {
  mustSendSms(channels)
  const { mobile } = asked
  const sends = triesOf(payer, { ...sendsAllowed, about: mobile, says: tooManySends })
  await mustSpend(call, [...sends, ...smsTries(smsBudget, { payer, to: mobile, kind: 'code' })])
  const send = async (tx: Tx, now: Date) => {
    const code = await writeCode(tx, keys, asked, now)
    await sendSms(tx, keys, { to: mobile, kind: 'activation_code', values: { code } }, now)
  }
  await call.write(send, { refusing })
  return { sendsLeft: await leastLeft(call, sends) }
}

/** Keeps a new code for an asker, after which the one that he had is worth nothing. Out: the code, to be sent and kept nowhere else. */
export async function writeCode(tx: Tx, keys: KeyRing, asked: ForAsker, now: Date): Promise<string> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const hash = hashOfCode(keys, { ...asked, code })
  const expiresAt = new Date(now.getTime() + lifeOf(asked.purpose))
  await keepCode(tx, { ...asked, hash, expiresAt })
  return code
}
