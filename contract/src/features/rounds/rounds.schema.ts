import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { CargoCard } from '../cargos/cargos.schema.ts'
import { Receipt } from '../log/log.schema.ts'
import { OpenRound } from '../turns/turns.schema.ts'
import { logTable, priorityTable, requestTable, roundTable } from './rounds.columns.ts'
import { voidingFields } from '../permits/voiding.schema.ts'

export const AddPriorityBody = z.object({
  DriverTurnId: f.id('نوبت'),
  CargoId: f.id('بار'),
  DriverLat: f.optional(f.latitude('عرض جغرافیایی')),
  DriverLong: f.optional(f.longitude('طول جغرافیایی')),
})

/** Loads that are chosen together, best first. */
export const AddPrioritiesBody = z.object({
  DriverTurnId: f.id('نوبت'),
  CargoIds: f.list('بارها', f.id('بار'), { min: 1, max: 100 }),
})

/** The whole list of a turn's waiting choices in its new order. */
export const ReorderBody = z.object({
  DriverTurnId: f.id('نوبت'),
  Ids: f.list('فهرست انتخاب‌ها', f.id('انتخاب'), { min: 1, max: 1_000 }),
})

/** `reserveId` is there when a hall settles each choice at once (rules 11.1). */
export const PriorityMade = z.object({
  id: z.number(),
  rank: z.number(),
  receivedAt: z.string(),
  reserveId: z.optional(z.number()),
  receipt: Receipt,
})

/** The same of several, of which one entry tells. */
export const PrioritiesMade = z.object({
  choices: z.array(z.object({ id: z.number(), cargoId: z.number(), rank: z.number() })),
  receivedAt: z.string(),
  reserveId: z.optional(z.number()),
  receipt: Receipt,
})

/** A list that was changed; `receivedAt` is its moment in the hall's log. */
export const ListChanged = z.object({ receivedAt: z.string(), receipt: Receipt })

const factsOfLoad = {
  driverFeeRial: z.number(),
  cargoDistance: z.number(),
  kalaWeight: z.number(),
  officialRateRial: z.nullable(z.number()),
}

/** A choice (rules 11.9). `reasonText` is the sentence that the driver reads; `byStaff`: the hall filed it for him. */
export const PriorityRow = z.extend(rowOf(priorityTable), factsOfLoad)
export type PriorityRow = z.output<typeof PriorityRow>

/** The same with the truck, for who looks after the load. */
export const RequestRow = z.extend(rowOf(requestTable), factsOfLoad)
export type RequestRow = z.output<typeof RequestRow>

/** `refusal`: why he cannot have it now, null when he may; `listed`: his waiting choice of it and its place, from 1. */
export const LoadForTurn = z.extend(CargoCard, {
  refusal: z.nullable(z.string()),
  listed: z.nullable(z.object({ id: z.number(), rank: z.number() })),
})
export type LoadForTurn = z.output<typeof LoadForTurn>

/** What staff may choose from for a driver. `refusal` stands in the way of all loads, whichever. */
export const LoadsForTurn = z.object({
  refusal: z.nullable(z.string()),
  isSettledAtOnce: z.boolean(),
  round: z.nullable(OpenRound),
  nextRoundAt: z.nullable(z.string()),
  loads: z.array(LoadForTurn),
})
export type LoadsForTurn = z.output<typeof LoadsForTurn>

export const RoundRow = rowOf(roundTable)
export type RoundRow = z.output<typeof RoundRow>

const lastParts = {
  loadHallId: true,
  opensAt: true,
  closesAt: true,
  settledAt: true,
  grantedCount: true,
} as const
/** The last round of a hall: open while `settledAt` is null. `nextRoundAt` where the next opens by the clock. */
export const LastRound = z.extend(z.pick(RoundRow, lastParts), { nextRoundAt: z.nullable(z.string()) })
export type LastRound = z.output<typeof LastRound>

/** A load of a hall with how many choices of the open round wait for it. */
export const WantedLoad = z.extend(CargoCard, { requests: z.number(), isInRound: z.boolean() })
export type WantedLoad = z.output<typeof WantedLoad>

/** A hall at this moment, for its staff: nothing but the open round's choices is counted in `choosers` and `requests`. */
export const HallNow = z.object({
  loadHallId: z.number(),
  name: z.string(),
  isSettledAtOnce: z.boolean(),
  opensByChoice: z.boolean(),
  round: z.nullable(OpenRound),
  nextRoundAt: z.nullable(z.string()),
  liveTurns: z.number(),
  choosers: z.number(),
  loads: z.array(WantedLoad),
  /** With the trucks that nobody took, those of loads that nobody asked for or that were asked for often enough, the turns that wait on, and those of them that chose. */
  lastRound: z.nullable(
    z.extend(RoundRow, {
      trucksLeft: z.number(),
      trucksUnwanted: z.number(),
      trucksPassed: z.number(),
      turnsLeft: z.number(),
      choosersLeft: z.number(),
    }),
  ),
})
export type HallNow = z.output<typeof HallNow>

/** An entry of the hall's log: `seq` its place from 1, `hash` the RFC 6962 hash of `entry`, the exact text. */
export const LogLine = rowOf(logTable)

/** What became of the driver's last list: the round and each choice with its verdict. */
export const MyResult = z.object({
  round: RoundRow,
  hallName: z.string(),
  turnNumber: z.number(),
  /** Of the truck that the turn was taken with. */
  loaderTypeName: z.string(),
  ledgerCode: z.nullable(z.string()),
  choices: z.array(PriorityRow),
  /** Of the permit that the round gave him, once it was voided. */
  voided: z.nullable(z.object({ voidReason: z.string(), ...voidingFields })),
})
export type MyResult = z.output<typeof MyResult>
