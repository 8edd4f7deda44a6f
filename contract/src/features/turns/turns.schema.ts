import * as z from 'zod/mini'
import type { Role } from '../../kernel/access.ts'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { Receipt } from '../log/log.schema.ts'
import { turnFilters } from './turns.states.ts'
import { turnTable } from './turns.columns.ts'
import { notChosen, notEntered } from '../../kernel/not-given.ts'
import { voidingFields } from '../permits/voiding.schema.ts'

/**
 * Taking a turn. A driver sends his hall and place; staff send the driver's national id and the truck's card
 * (rules 8.3, 8.4). IsAdmin and IsDriver are read by nobody: the session decides (rules 1.2).
 */
export const TakeTurnBody = z.object({
  NationalId: f.optional(f.digits('کد ملی راننده', { min: 10, max: 10 })),
  FreighterCardNumber: f.optional(f.smartCard('شمارهٔ کارت هوشمند ناوگان')),
  LoadHallId: f.optional(f.id('سالن')),
  DriverLat: f.optional(f.latitude('عرض جغرافیایی')),
  DriverLong: f.optional(f.longitude('طول جغرافیایی')),
})
export type TakeTurn = z.output<typeof TakeTurnBody>

/** What the session decides: a driver's self and truck, the hall of hall staff, and that only a driver is somewhere. */
export function decidedForTurn(role: Role | null): (keyof TakeTurn)[] {
  if (role === 'Driver') return ['NationalId', 'FreighterCardNumber']
  const place = ['DriverLat', 'DriverLong'] as const
  return role === 'LoadHallAdmin' ? ['LoadHallId', ...place] : [...place]
}

/**
 * What the single fields cannot say, for form and server alike. In: what read well of a request and who makes it.
 * Out: field and sentence of every field that he has to send and did not (rules 8.3, 8.4). Hall staff have their hall.
 */
export function takeTurnFaults(turn: Partial<TakeTurn>, role: Role | null): [keyof TakeTurn, string][] {
  const faults: [keyof TakeTurn, string][] = []
  if (role !== 'LoadHallAdmin' && turn.LoadHallId === undefined)
    faults.push(['LoadHallId', notChosen('سالن')])
  if (role === 'Driver') return faults
  if (turn.NationalId === undefined) faults.push(['NationalId', notEntered('کد ملی راننده')])
  if (turn.FreighterCardNumber === undefined)
    faults.push(['FreighterCardNumber', notEntered('شمارهٔ کارت هوشمند ناوگان')])
  return faults
}

/** The two numbers of a driver and his truck, as the desk types them; who gives turns at several halls names one. */
export const PreviewTurnQuery = z.object({
  NationalId: f.digits('کد ملی راننده', { min: 10, max: 10 }),
  FreighterCardNumber: f.smartCard('شمارهٔ کارت هوشمند ناوگان'),
  LoadHallId: f.optional(f.id('سالن')),
})

/**
 * What the desk reads before it gives a turn. `driver` is null when the two numbers do not belong together; `refusal`
 * is what taking the turn would answer; `validHours` null = without end, which a native driver has other than the rest (`isNative`). Of money only whether it is enough.
 */
export const TurnPreview = z.object({
  driver: z.nullable(
    z.object({
      driverName: z.string(),
      driverFamily: z.string(),
      plaqueNumber: z.string(),
      plaqueSerialNumber: z.string(),
      loaderTypeName: z.string(),
      hasLiveTurn: z.boolean(),
      hasOpenPermit: z.boolean(),
      canPay: z.boolean(),
    }),
  ),
  validHours: z.nullable(z.number()),
  isNative: z.boolean(),
  refusal: z.nullable(z.string()),
})
export type TurnPreview = z.output<typeof TurnPreview>

/** `receivedAt`: the moment of the turn in its hall's log. */
export const TurnMade = z.object({
  id: z.number(),
  turnNumber: z.number(),
  loadHallId: z.number(),
  receivedAt: z.string(),
  receipt: Receipt,
})

/** Which turn ends; of the hall's staff also why, which its driver reads. */
export const CancelTurnQuery = z.object({
  DriverTurnId: f.id('نوبت'),
  Desc: f.optional(f.text('دلیل لغو', { max: 500 })),
})

export const OpenRound = z.object({ id: z.number(), opensAt: z.string(), closesAt: z.string() })

/** The driver's live turn (rules 8.13). `serverNow` lets an old phone's clock count down rightly. */
export const MyTurn = z.object({
  id: z.number(),
  turnNumber: z.number(),
  name: z.string(),
  loadHallId: z.number(),
  driverToFreighterId: z.number(),
  loaderTypeName: z.string(),
  takenAt: z.string(),
  allActiveTurn: z.number(),
  aheadOfMe: z.number(),
  remainTurnHour: z.nullable(z.number()),
  expiresAt: z.nullable(z.string()),
  reservationLimit: z.number(),
  round: z.nullable(OpenRound),
  /** When no round is open: the moment the next show time opens one, if the hall has any. */
  nextRoundAt: z.nullable(z.string()),
  /** Loads for his truck: those of the open round, or, while none is open, all that the hall has. */
  announcedCount: z.number(),
  /** What binds the turn's number in the public log to driver and truck (docs/log-format.md); null for older turns. */
  salt: z.nullable(z.string()),
  serverNow: z.string(),
})
export type MyTurn = z.output<typeof MyTurn>

export const SearchTurnsBody = z.object({
  FromDate: f.optional(f.jalaliDay('از تاریخ')),
  ToDate: f.optional(f.jalaliDay('تا تاریخ')),
  IsActive: f.optional(f.oneOf('وضعیت', turnFilters)),
  LoadHallId: f.optional(f.id('سالن')),
  DriverCardNumber: f.optional(f.digits('کارت هوشمند راننده', { max: 11 })),
  FreighterCardNumber: f.optional(f.digits('کارت هوشمند ناوگان', { max: 11 })),
})
export type SearchTurns = z.output<typeof SearchTurnsBody>

export const TurnRow = z.extend(rowOf(turnTable), {
  /** Why a turn that ended as its hall was closed does not return to its queue; null where it may, and for all other turns. */
  back: z.object({ refusal: z.nullable(z.string()) }),
})
export type TurnRow = z.output<typeof TurnRow>

/** What active halls have for a driver now. `loaderTypeName` null: he has no truck, and no load is his. */
export const HallsForDriver = z.object({
  loaderTypeName: z.nullable(z.string()),
  /** Free loads that his truck may carry and that need no turn (rules 10.3). */
  freeLoads: z.number(),
  /** What he lost last, within a day and since he had a turn or a load: a permit that was voided, or a turn that the hall ended. */
  lost: z.nullable(
    z.object({
      kind: z.enum(['permit', 'turn']),
      id: z.number(),
      number: z.number(),
      /** Of a turn its hall; of a permit where the load was to go. */
      place: z.string(),
      why: z.nullable(z.string()),
      /** Of a permit; of a turn none. */
      voiding: z.nullable(z.object(voidingFields)),
    }),
  ),
  halls: z.array(
    z.object({
      loadHallId: z.number(),
      queue: z.number(),
      loads: z.number(),
      roundOpensAt: z.nullable(z.string()),
      /** Whether he is native there, so that his turn counts for the hours of natives. */
      isNative: z.boolean(),
    }),
  ),
})
export type HallsForDriver = z.output<typeof HallsForDriver>
