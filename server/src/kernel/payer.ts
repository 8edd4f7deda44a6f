import { addressGroup, networkOf } from './address-group.ts'
import type { Call } from './call.ts'
import { tooMany } from './errors.ts'
import type { Allowance, Try } from './tries.ts'

/** One count among those that a payer pays from; `isNetwork`: many others may be in it, so that it holds more. */
type Share = { who: string; isNetwork: boolean }

/** Never he whose it is, by number or name alone, or others' tries would keep him out (docs/decisions/0079). */
export type Payer = { kind: 'device' | 'account' | 'stranger'; shares: readonly Share[] }

/**
 * `knownMark`: of a device that is known where it tries. `account`: whose password was right, an account's id or what it
 * belongs to. `address`: as trusted proxies give it.
 */
type Comer = { knownMark: string | null; account: number | string | null; address: string }

/** In: who comes. Out: the known device, else the account whose password was right, else the address and its network. */
export function payerOf({ knownMark, account, address }: Comer): Payer {
  const own = (who: string) => [{ who, isNetwork: false }]
  if (knownMark !== null) return { kind: 'device', shares: own(`device ${knownMark}`) }
  if (account !== null) return { kind: 'account', shares: own(`account ${account}`) }
  const network = { who: `network ${networkOf(address)}`, isNetwork: true }
  return { kind: 'stranger', shares: [...own(`address ${addressGroup(address)}`), network] }
}

/** How many times as much as one address a network has, where nothing else is said: a hall's, or a mobile operator's. */
export const networkTimes = 16

/** What one payer may try: `about` whom or what, where each is counted by itself; `says` what there was too much of. */
export type Paid = Allowance & { what: string; about?: string; networkTimes?: number; says?: string }
/** A try, and what is said where there were too many. */
export type WordedTry = Try & { says?: string | undefined }

/** The limits that one attempt is counted against, one per share of the payer. */
export const triesOf = (
  payer: Payer,
  { about, networkTimes: times = networkTimes, ...one }: Paid,
): WordedTry[] =>
  payer.shares.map(({ who, isNetwork }) => ({
    ...one,
    who: about === undefined ? who : `${who} ${about}`,
    most: isNetwork ? one.most * times : one.most,
  }))

type Spender = Pick<Call, 'tries' | 'now'>
export type Spent = { refused: (WordedTry & { waitMs: number }) | null; giveBack: () => Promise<void> }

/** Spends a try of each, until one is refused; what was spent before that is given back, since nothing was looked at. */
export async function spendAll({ tries, now: clock }: Spender, all: readonly WordedTry[]): Promise<Spent> {
  const now = await clock()
  const spent: WordedTry[] = []
  const giveBack = async () => {
    if (spent.length > 0) await tries.giveBack(spent, now)
  }
  for (const one of all) {
    const waitMs = await tries.spend(one, now)
    if (waitMs !== null) {
      await giveBack()
      return { refused: { ...one, waitMs }, giveBack }
    }
    spent.push(one)
  }
  return { refused: null, giveBack }
}

/** Spends as above. Out: what gives it back. Throws 429 with the time to wait. */
export async function mustSpend(call: Spender, all: readonly WordedTry[]): Promise<() => Promise<void>> {
  const { refused, giveBack } = await spendAll(call, all)
  if (refused) throw tooMany(refused.waitMs, refused.says)
  return giveBack
}

/** How many tries are left of all of these. */
export async function leastLeft({ tries, now }: Spender, all: readonly WordedTry[]): Promise<number> {
  const at = await now()
  return Math.min(...(await Promise.all(all.map((one) => tries.left(one, at)))))
}
