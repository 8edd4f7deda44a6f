import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { rates } from './ratings.text.ts'
import { driverRateTable } from './ratings.columns.ts'
import { notChosen } from '../../kernel/not-given.ts'

export const RateDriverBody = z.object({
  Rate: f.oneOf('امتیاز', rates, notChosen('یکی از پنج ستاره')),
  Desc: f.optional(f.lines('توضیح', { max: 500 })),
  DriverReserveId: f.id('مجوز'),
})

/** What a load's people thought of a driver (rules 12.14), without saying who they are. */
export const DriverRateRow = rowOf(driverRateTable)
export type DriverRateRow = z.output<typeof DriverRateRow>

/** The rate of one permit, who gave it (null to whom it is not told), and how the driver stands in all. */
export const RateOfPermit = z.object({
  given: z.nullable(
    z.object({ rate: z.literal(rates), desc: z.string(), by: z.nullable(z.string()), ratedAt: z.string() }),
  ),
  avrageRate: z.nullable(z.number()),
  rateCount: z.number(),
})
export type RateOfPermit = z.output<typeof RateOfPermit>
