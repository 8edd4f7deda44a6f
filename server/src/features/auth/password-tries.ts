import { tooManyPasswords, tooManyPasswordsEverywhere } from '@bargah/contract/features/auth/auth.text.ts'
import { type Call, windowOf } from '../../kernel/call.ts'
import { tooMany } from '../../kernel/errors.ts'
import { mustSpend, type Payer, payerOf, type Spent, spendAll, triesOf } from '../../kernel/payer.ts'
import { firstTries, fromAnywhere, slowDown } from './auth.rules.ts'

/**
 * Spends one of the session's tries at its account's password, before that is looked at. Only its own wrong ones slow it
 * down: strangers cannot. Out: what gives the try back, for one that turned out right. Throws 429 with the time to wait.
 */
export const spendOwnTry = (call: Call): Promise<() => Promise<void>> =>
  mustSpend(call, [
    { what: 'own password', who: windowOf(call).sessionId, ...slowDown, says: tooManyPasswords },
  ])

/**
 * Spends a try of somebody whom an account does not know, at one of its names or at itself. His first ones are his own;
 * beyond them he shares with all strangers, so that many addresses together guess little, and nobody who guesses keeps out
 * who comes for the first time.
 */
async function spendStrangers(call: Call, payer: Payer, about: string): Promise<Spent> {
  const own = triesOf(payer, { what: 'password', about, ...slowDown, says: tooManyPasswords })
  const first = triesOf(payer, { what: 'first password', about, ...firstTries })
  const asNew = await spendAll(call, [...own, ...first])
  if (asNew.refused?.what !== 'first password') return asNew
  const all = {
    what: 'password from anywhere',
    who: about,
    ...fromAnywhere,
    says: tooManyPasswordsEverywhere,
  }
  return spendAll(call, [...own, all])
}

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
  const payer = payerOf({ knownMark, account: null, address: call.from.address })
  if (payer.kind === 'device') {
    const own = { what: 'password', about: `account ${userId}`, ...slowDown, says: tooManyPasswords }
    return { mayLook: true, giveBack: await mustSpend(call, triesOf(payer, own)) }
  }
  const told = await spendStrangers(call, payer, `name ${name}`)
  if (told.refused) throw tooMany(told.refused.waitMs, told.refused.says)
  const untold = await spendStrangers(call, payer, `account ${userId ?? name}`)
  return {
    mayLook: untold.refused === null,
    async giveBack() {
      await told.giveBack()
      await untold.giveBack()
    },
  }
}
