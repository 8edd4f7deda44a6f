import { tooManyPasswords } from '@bargah/contract/features/auth/auth.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { tooMany } from '../../kernel/errors.ts'
import { slowDown } from './auth.rules.ts'

/**
 * Spends one of the session's tries at its account's password, before that is looked at. Only its own wrong ones slow it
 * down: strangers cannot. Out: what gives the try back, for one that turned out right. Throws 429 with the time to wait.
 */
export async function spendOwnTry(call: Call): Promise<() => Promise<void>> {
  const one = { what: 'own password', who: sessionOf(call).sessionId, ...slowDown }
  const now = await call.now()
  const waitMs = await call.tries.spend(one, now)
  if (waitMs !== null) throw tooMany(waitMs, tooManyPasswords)
  return () => call.tries.giveBack([one], now)
}
