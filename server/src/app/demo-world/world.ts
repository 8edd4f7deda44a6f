import type { HallLogKind } from '@bargah/contract/features/log/log.states.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import type { LogFacts } from '../../features/log/hall-log.rules.ts'
import type { NewRow, RowsOf } from './demo-world.store.ts'
import type { Place } from './freight.ts'
import type { HallPlan } from './hall-plans.ts'
import type { Random } from './random.ts'

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
export const yearMs = 365 * dayMs

/** A driver with his truck, and when he is free again. `turn` is his live one. */
export type Man = {
  driverId: number
  freighterId: number
  driverFreighterId: number
  userId: number
  loaderTypeId: number
  isDemo: boolean
  freeAtMs: number
  turn: Turn | null
}

export type Turn = { row: NewRow<'turns'> & { id: number; takenAt: Date }; man: Man }
export type Load = { row: NewRow<'cargos'> & { id: number }; loaderTypeIds: readonly number[] }

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
/** Before this moment the driver makes sure that his wallet holds the fee. */
export type Provision = { at: Date; account: AccountName; atLeastRial: number; byUser: number }
export type AccountName = `driver ${number}` | `company ${number}` | `held ${number}` | 'income' | 'cash'

/** A line of a hall's log before it has its place in the log. */
export type Told = {
  hallId: number
  at: Date
  kind: HallLogKind
  roundId?: number
  facts: LogFacts
  /** The permit that carries the end of the log after this line. */
  permit?: NewRow<'permits'>
}

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
  rows: RowsOf
  men: Man[]
  halls: HallLife[]
  owner: { from: Point; destinations: readonly Place[] }
  loads: Load[]
  /** Loads that get a truck back overnight, since its permit was voided. */
  returned: Load[]
  /** When the permits of a cargo are completed, by its id. */
  doneAt: Map<number, Date[]>
  money: (Movement | Provision)[]
  told: Told[]
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

/** The id that the next row of a table gets. */
export const nextId = (rows: readonly unknown[]): number => rows.length + 1
