import * as z from 'zod/mini'
import { OpenRound } from '../turns/turns.schema.ts'

/** Trucks: announced = allocated + remaining + withdrawn, always (rules 11.13). */
const Balance = z.object({
  announced: z.number(),
  allocated: z.number(),
  remaining: z.number(),
  withdrawn: z.number(),
})
export type Balance = z.output<typeof Balance>

/** A load of the wall screen. `lastTurnNumber`: the turn that won it last, null when none has. */
export const BoardLoad = z.extend(Balance, {
  id: z.number(),
  cargoDestination: z.string(),
  cargoDistance: z.number(),
  kalaDesc: z.string(),
  kalaWeight: z.number(),
  loaderTypeNames: z.string(),
  loaderShortNames: z.string(),
  netPayToman: z.number(),
  lastTurnNumber: z.nullable(z.number()),
})
export type BoardLoad = z.output<typeof BoardLoad>

/** The round that was split last: how many choices got a truck, and how many live turns went without. */
const LastRound = z.object({
  opensAt: z.string(),
  closesAt: z.string(),
  grantedCount: z.number(),
  stayingTurns: z.number(),
})

/** A hall of which anybody can read the log and the wall screen: no more than by what it is found. */
export const LoggedHall = z.object({ loadHallId: z.number(), name: z.string(), cityName: z.string() })

/** A hall as its wall screen shows it: numbers of turns, and nothing of persons. */
export const Board = z.object({
  loadHallId: z.number(),
  name: z.string(),
  cityName: z.string(),
  isActive: z.boolean(),
  isSettledAtOnce: z.boolean(),
  serverNow: z.string(),
  round: z.nullable(OpenRound),
  nextRoundAt: z.nullable(z.string()),
  /** Of all loads that stood today. */
  balance: Balance,
  liveTurns: z.number(),
  /** The lowest number in the queue. */
  firstTurnNumber: z.nullable(z.number()),
  /** What stands, in the order of announcement, then what ended just now. */
  loads: z.array(BoardLoad),
  lastRound: z.nullable(LastRound),
  /** The live turn that came back to the queue last today. */
  returned: z.nullable(z.object({ turnNumber: z.number(), at: z.string() })),
  /** The newest signed checkpoint of the public log: its root as people read it, and of how many entries; null before the first. */
  checkpoint: z.nullable(z.object({ ledgerCode: z.string(), size: z.number() })),
})
export type Board = z.output<typeof Board>
