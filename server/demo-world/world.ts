import { dayMs } from '@bargah/contract/kernel/durations.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import type { EntryToTell } from '../src/features/log/log.api.ts'
import type { NewRow, RowsOf } from './demo-world.store.ts'
import type { Place } from './freight.ts'
import type { HallPlan } from './hall-plans.ts'
import type { Random } from './random.ts'

export const yearMs = 365 * dayMs

/** A driver with his truck, and when he is free again. `turn` is his live one; `servedBy`: who acts for him, where that is told. */
export type Man = {
  driverId: number
  freighterId: number
  driverFreighterId: number
  userId: number
  loaderTypeId: number
  isDemo: boolean
  freeAtMs: number
  turn: Turn | null
  servedBy?: number
}

/** `backAt`: when it came back after the permit that had used it was voided. */
export type Turn = { row: NewRow<'turns'> & { id: number; takenAt: Date }; man: Man; backAt?: Date }
export type Load = { row: NewRow<'cargos'> & { id: number }; loaderTypeIds: readonly number[] }

export type Round = {
  row: NewRow<'rounds'> & { id: number; opensAt: Date; closesAt: Date }
  hall: HallLife
  loads: readonly Load[]
}
export type Choice = { row: NewRow<'priorities'> & { id: number }; turn: Turn; load: Load; rank: number }
/** A driver's list in a round as it stands, best first, and how it was sealed last. */
export type List = { turn: Turn; choices: Choice[]; sealed: NewRow<'sealedLists'> & { change: number } }

/** A hall as the year goes by: who waits in it, what lies in it, and when a round of it was last settled. */
export type HallLife = {
  plan: HallPlan
  destinations: readonly Place[]
  lastTurnNumber: number
  queue: Turn[]
  loads: Load[]
  quietSince: Date
}

/** One movement of money that is still to be put in the order of time; an account is named by its owner. */
export type Movement = {
  at: Date
  kind: 'hold' | 'release' | 'company_fee' | 'driver_fee' | 'company_refund' | 'driver_refund'
  from: AccountName
  to: AccountName
  amountRial: number
  cargoId: number
  permitId?: number
  byUser: number | null
}
/** A driver makes sure that his wallet holds the fee, or takes out what is more than so much. */
export type Provision = { at: Date; account: AccountName; byUser: number } & (
  | { atLeastRial: number }
  | { atMostRial: number }
)
export type AccountName = `driver ${number}` | `company ${number}` | `held ${number}` | 'income' | 'cash'

/** What a hall's log is told in one moment, before it has its place there; `ended` hears where the log ended with it. */
export type Telling = {
  hallId: number
  at: Date
  told: readonly EntryToTell[]
  ended?: (end: LogEnd) => void
}
export type LogEnd = { root: string; size: number }

/** Those who act besides the drivers, by the ids of their accounts. */
export type Staff = {
  admin: number
  support: number
  productOwner: number
  ofCompany: ReadonlyMap<number, number>
  ofHall: ReadonlyMap<number, number>
}

/** The world while it is made. Ids count from 1 in the order of the rows. */
export type World = {
  now: Date
  random: Random
  /** Chance of their own for the salts of commitments. */
  salts: Random
  /** And for what does not go as usual. */
  mishaps: Random
  rows: RowsOf
  men: Man[]
  halls: HallLife[]
  owner: { from: Point; destinations: readonly Place[] }
  loads: Load[]
  /** Loads that get a truck back, since its permit was voided. */
  returned: { load: Load; at: Date }[]
  /** Turns that return to their queue, since their permit was voided. */
  turnsBack: { permit: RowsOf['permits'][number]; turn: Turn; at: Date }[]
  /** Loads that were finished in a round, which their company may send again. */
  endedInRound: { load: Load; hall: HallLife }[]
  /** When the permits of a cargo are completed, by its id. */
  doneAt: Map<number, Date[]>
  money: (Movement | Provision)[]
  told: Telling[]
  /** What `told` is written as, for each hall. */
  logs: { hallId: number; texts: string[]; rounds: (number | null)[] }[]
  staff: Staff
  goodsIds: ReadonlyMap<string, number>
  packagingIds: ReadonlyMap<string, number>
}

export const later = (at: Date, ms: number): Date => new Date(at.getTime() + Math.round(ms))
export const earliest = (...times: Date[]): Date => new Date(Math.min(...times.map((time) => time.getTime())))
export const latest = (...times: Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())))

/** A moment between the two; the first of them when they are the wrong way round. */
export const momentBetween = ({ random }: World, from: Date, to: Date): Date =>
  later(from, random.between(0, Math.max(0, to.getTime() - from.getTime())))

/** A salt of the world: 32 hex digits that are the same at every run. */
export const saltOf = ({ salts }: World): string =>
  Array.from({ length: 4 }, () =>
    salts
      .int(0, 2 ** 32 - 1)
      .toString(16)
      .padStart(8, '0'),
  ).join('')

export const nextId = (rows: readonly unknown[]): number => rows.length + 1
