import {
  tooManyFactorCodes,
  tooManyFactorCodesEverywhere,
} from '@bargah/contract/features/factors/factors.text.ts'
import { addressGroup } from '../../kernel/address-group.ts'
import { type Call, windowOf } from '../../kernel/call.ts'
import { tooMany } from '../../kernel/errors.ts'
import type { Try } from '../../kernel/tries.ts'
import { slowDown } from '../auth/auth.rules.ts'
import { codesFromAnywhere } from './factors.rules.ts'

export type Guess = {
  userId: number
  /** The mark of a device that signed in to this account before, or null. */
  knownMark: string | null
  /** A code of an app, of which there are a million; or of recovery, which nobody guesses. */
  kind: 'code' | 'recovery'
}

/** Who pays: a session, a device that the account knows, or the address and, for an app's code, the account. */
function triesOf(call: Call, { userId, knownMark, kind }: Guess): (Try & { says: string })[] {
  const says = tooManyFactorCodes
  if (call.session) return [{ what: 'factor in a session', who: windowOf(call).sessionId, ...slowDown, says }]
  if (knownMark !== null)
    return [{ what: 'factor from a device', who: `${userId} ${knownMark}`, ...slowDown, says }]
  const who = `${userId} ${addressGroup(call.from.address)}`
  const fromHere = { what: 'factor from an address', who, ...slowDown, says }
  if (kind === 'recovery') return [fromHere]
  const all = { what: 'factor', who: userId, ...codesFromAnywhere, says: tooManyFactorCodesEverywhere }
  return [fromHere, all]
}

/**
 * Spends a try at the second factor before it is looked at; the password was right, so a stranger spends none of them. Out:
 * what gives it back, for one that was right. Throws 429 with the time to wait.
 */
export async function spendFactorTry(call: Call, guess: Guess): Promise<() => Promise<void>> {
  const now = await call.now()
  const spent: Try[] = []
  for (const one of triesOf(call, guess)) {
    const waitMs = await call.tries.spend(one, now)
    if (waitMs !== null) {
      if (spent.length > 0) await call.tries.giveBack(spent, now)
      throw tooMany(waitMs, one.says)
    }
    spent.push(one)
  }
  return () => call.tries.giveBack(spent, now)
}
