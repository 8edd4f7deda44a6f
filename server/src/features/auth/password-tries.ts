import { tooManyPasswords, tooManyPasswordsEverywhere } from '@bargah/contract/features/auth/auth.text.ts'
import { addressGroup } from '../../kernel/address-group.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { tooMany } from '../../kernel/errors.ts'
import type { Try } from '../../kernel/tries.ts'
import { fromAnywhere, slowDown } from './auth.rules.ts'

/** A try, and what is said where there were too many. */
type Guess = Try & { says: string }
type Spent = { refused: { says: string; waitMs: number } | null; giveBack: () => Promise<void> }

/** Spends a try of each, until one is refused; what was spent before that is given back, since nothing was looked at. */
async function spendEach(call: Call, all: readonly Guess[]): Promise<Spent> {
  const now = await call.now()
  const spent: Guess[] = []
  const giveBack = () => call.tries.giveBack(spent, now)
  for (const one of all) {
    const waitMs = await call.tries.spend(one, now)
    if (waitMs !== null) {
      if (spent.length > 0) await giveBack()
      return { refused: { says: one.says, waitMs }, giveBack }
    }
    spent.push(one)
  }
  return { refused: null, giveBack }
}

/** Spends as above. Throws 429 with the time to wait. */
async function mustSpend(call: Call, all: readonly Guess[]): Promise<() => Promise<void>> {
  const { refused, giveBack } = await spendEach(call, all)
  if (refused) throw tooMany(refused.waitMs, refused.says)
  return giveBack
}

/**
 * Spends one of the session's tries at its account's password, before that is looked at. Only its own wrong ones slow it
 * down: strangers cannot. Out: what gives the try back, for one that turned out right. Throws 429 with the time to wait.
 */
export const spendOwnTry = (call: Call): Promise<() => Promise<void>> =>
  mustSpend(call, [
    { what: 'own password', who: sessionOf(call).sessionId, ...slowDown, says: tooManyPasswords },
  ])

/** What those share whom an account does not know: tries from one address, and from all together. */
const strangersTries = (who: string, address: string): Guess[] => [
  { what: 'password from an address', who: `${address} ${who}`, ...slowDown, says: tooManyPasswords },
  { what: 'password', who, ...fromAnywhere, says: tooManyPasswordsEverywhere },
]

export type Door = {
  /** The name as it was typed, and the account behind it. */
  name: string
  userId: number | null
  /** The mark of a device that signed in to this account before, or null. */
  knownMark: string | null
}
type Tried = {
  /** Whether the password may be looked at; where it may not, the answer is that of a wrong one. */
  mayLook: boolean
  giveBack: () => Promise<void>
}

/**
 * Spends a try at signing in, before the password is looked at. A device that signed in before is counted by itself. Others
 * are counted by the name that they typed, which they are told of, and by the account behind it, which they are not: by
 * whichever of its names it is one count, and nobody learns which names are one. Throws 429 with the time to wait.
 */
export async function spendTryAtDoor(call: Call, { name, userId, knownMark }: Door): Promise<Tried> {
  if (knownMark !== null) {
    const own = { what: 'password from a device', who: `${userId} ${knownMark}`, ...slowDown }
    return { mayLook: true, giveBack: await mustSpend(call, [{ ...own, says: tooManyPasswords }]) }
  }
  const address = addressGroup(call.from.address)
  const told = await mustSpend(call, strangersTries(`name ${name}`, address))
  const untold = await spendEach(call, strangersTries(`account ${userId ?? name}`, address))
  return {
    mayLook: untold.refused === null,
    async giveBack() {
      await told()
      await untold.giveBack()
    },
  }
}
