import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { cargoEventKinds } from './cargo-life.states.ts'
import { cargoStatuses } from './cargos.states.ts'
import { notChosen, notWritten } from '../../kernel/not-given.ts'

/** Finishing a cargo; drivers who asked for it read why. Who may not cancel their choices is not asked (rules 9.12). */
export const FinishCargoBody = z.object({
  Id: f.id('بار'),
  Desc: f.text('دلیل اتمام', { max: 500, missing: notWritten('دلیل اتمام بار') }),
  IsCancelPriority: f.optional(f.flag('لغو درخواست‌های منتظر')),
})

/** Several at once, for one reason. */
export const FinishCargosBody = z.object({
  Ids: f.list('بار', f.id('بار'), { min: 1, max: 100, missing: notChosen('دست‌کم یک بار') }),
  Desc: FinishCargoBody.shape.Desc,
})

/** What became of each, in the order of their ids. */
export const FinishedCargos = z.object({
  answers: z.array(z.object({ cargoId: z.number(), isFinished: z.boolean(), message: z.string() })),
})

export type FinishedCargos = z.output<typeof FinishedCargos>

/** A finished cargo goes back to being sent. */
export const ReturnCargoBody = z.object({
  Id: f.id('بار'),
  Desc: f.optional(f.text('دلیل برگشت', { max: 500 })),
})

const instant = z.string()

/** One thing that happened to a cargo: a change of its status, an edit, or a round that it was in and what came of it. */
export const CargoStep = z.object({
  kind: z.enum([...cargoEventKinds, 'round']),
  at: instant,
  /** The name of who did it with his office or role; null = the server by itself. */
  by: z.nullable(z.string()),
  /** Why it was done; of an edit what it changed, null of those of before that was kept. */
  reason: z.nullable(z.string()),
  fromStatus: z.nullable(z.literal(cargoStatuses)),
  toStatus: z.nullable(z.literal(cargoStatuses)),
  permitId: z.nullable(z.number()),
  driverName: z.nullable(z.string()),
  /** Of a round: when it opened, how many asked for the cargo, how many got it and how many got a better one. */
  round: z.nullable(
    z.object({
      id: z.number(),
      opensAt: instant,
      requests: z.number(),
      granted: z.number(),
      gotBetter: z.number(),
    }),
  ),
})
export type CargoStep = z.output<typeof CargoStep>

/** A cargo's life so far, and what its end would do. */
export const CargoLife = z.object({
  cargoStatus: z.literal(cargoStatuses),
  announcedAt: instant,
  freighterNumber: z.number(),
  remaining: z.number(),
  /** Permits that count: those not voided. */
  permitCount: z.number(),
  /** Choices of drivers that wait for the split of the open round. */
  waitingCount: z.number(),
  /** The rials that go back to the company with its end; null for those who are not shown its prices. */
  releaseRial: z.nullable(z.number()),
  /** The open round that the cargo is in: until then it is frozen. */
  round: z.nullable(z.object({ opensAt: instant, closesAt: instant })),
  /** Why a finished cargo is not sent again as it stands, or until when; null where it may be, and of one that is not finished. */
  notReturned: z.nullable(z.string()),
  /** By when a product owner's cargo must be reviewed. */
  reviewUntil: z.nullable(instant),
  steps: z.array(CargoStep),
})
export type CargoLife = z.output<typeof CargoLife>
