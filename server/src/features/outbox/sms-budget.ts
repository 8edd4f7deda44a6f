import { tooManySms, tooManySmsToNumber } from '@bargah/contract/features/outbox/outbox.text.ts'
import type { Call } from '../../kernel/call.ts'
import { tooMany } from '../../kernel/errors.ts'

const hourMs = 60 * 60_000
/** What strangers may have sent to one number, of all kinds of messages. */
const perNumber = { what: 'sms to a number', most: 20, inMs: 24 * hourMs }

/** How many messages strangers may have sent within an hour, to whatever numbers. */
export type SmsBudget = { mostAnHour: number }

/**
 * Spends one of the messages that somebody who has not signed in may have sent, since each costs money: by number and in
 * all; by address the calls themselves are limited. Throws 429.
 */
export async function spendSms(call: Call, { mostAnHour }: SmsBudget, to: string): Promise<void> {
  const now = await call.now()
  const inAll = { what: 'sms in all', most: mostAnHour, inMs: hourMs, who: 'all' }
  for (const [one, says] of [
    [{ ...perNumber, who: to }, tooManySmsToNumber],
    [inAll, tooManySms],
  ] as const) {
    const waitMs = await call.tries.spend(one, now)
    if (waitMs !== null) throw tooMany(waitMs, says)
  }
}
