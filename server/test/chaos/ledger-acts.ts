import type { TransferKind } from '@bargah/contract/features/wallet/wallet.states.ts'
import type { Transfer } from '../../src/features/wallet/wallet.api.ts'

/** Accounts of the ledger under fire, by their ids; a company's own and held account stand at the same place. */
export type Accounts = {
  driverIds: readonly number[]
  companyIds: readonly number[]
  drivers: readonly number[]
  companies: readonly number[]
  held: readonly number[]
  income: number
  cash: number
}
export type Plan = { seed: number; mostInAct: number; accounts: Accounts }

/** Numbers from 0 to 1 that are the same for the same seed; near seeds give numbers that have nothing to do with each other. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const markOf = (act: number, place: number) => `act ${act}:${place}`
/** In: a transfer's description. Out: which act and which of its operations it is; null for what is of another kind. */
export function readMark(description: string): { act: number; place: number } | null {
  const [, act, place] = /^act (\d+):(\d+)$/.exec(description) ?? []
  return act === undefined ? null : { act: Number(act), place: Number(place) }
}

const least = 10_000
const most = 1_000_000
/** One act in so many asks for more than anybody has, and must leave nothing of its other operations either. */
const greedyOneIn = 10

/**
 * The operations of one act, always the same for the same plan and number: what a split, a declaration or an end of cargos
 * posts together, of random kinds, between random accounts. It is done as a whole or not at all.
 */
export function actOf({ seed, mostInAct, accounts }: Plan, act: number): Transfer[] {
  const random = randomOf(seed + Math.imul(act, 0x9e3779b1))
  const below = (end: number) => Math.floor(random() * end)
  const isGreedy = below(greedyOneIn) === 0
  const count = 1 + below(mostInAct)
  return Array.from({ length: count }, (_, place) => {
    const [kind, debitAccountId, creditAccountId] = movementOf(accounts, below)
    const amountRial = (least + below(most)) * (isGreedy && place === count - 1 ? 10_000 : 1)
    return { kind, debitAccountId, creditAccountId, amountRial, description: markOf(act, place) }
  })
}

/** One act in so many is a payment through a bank. */
const paymentOneIn = 10

/** In: a plan and an act's number. Out: whom it pays how much, where it is a payment; else null. */
export function paymentOf({ seed, accounts }: Plan, act: number) {
  const random = randomOf(seed ^ Math.imul(act, 0x85ebca6b))
  if (Math.floor(random() * paymentOneIn) > 0) return null
  const place = Math.floor(random() * accounts.drivers.length)
  const amountRial = least + Math.floor(random() * most)
  return {
    driverId: accounts.driverIds[place] as number,
    account: accounts.drivers[place] as number,
    amountRial,
  }
}

type Movement = readonly [TransferKind, debit: number, credit: number]

function movementOf(accounts: Accounts, below: (end: number) => number): Movement {
  const { income, cash } = accounts
  const driver = accounts.drivers[below(accounts.drivers.length)] as number
  const firm = below(accounts.companies.length)
  const company = accounts.companies[firm] as number
  const held = accounts.held[firm] as number
  const kinds: readonly Movement[] = [
    ['top_up', cash, driver],
    ['top_up', cash, company],
    ['withdrawal', driver, cash],
    ['withdrawal', company, cash],
    ['hold', company, held],
    ['hold', company, held],
    ['release', held, company],
    ['company_fee', held, income],
    ['company_refund', income, held],
    ['driver_fee', driver, income],
    ['driver_refund', income, driver],
  ]
  return kinds[below(kinds.length)] as Movement
}
