import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { searchNeeded } from './drivers.text.ts'
import { driverTable, driverTruckTable } from './drivers.columns.ts'

/** A driver as support finds him; of a truck that is not known yet there is its card alone, as he said it. */
export const DriverRow = rowOf(driverTable)
export type DriverRow = z.output<typeof DriverRow>

/** A driver with what is going on with him: what his acts would touch, and what stands in his drawer. */
export const DriverInfo = z.object({
  ...DriverRow.shape,
  turn: z.nullable(
    z.object({
      id: z.number(),
      turnNumber: z.number(),
      loadHallName: z.string(),
      choices: z.number(),
      /** How many live turns of the hall come before it. */
      ahead: z.number(),
    }),
  ),
  openPermitId: z.nullable(z.number()),
  freighterCount: z.number(),
  avrageRate: z.nullable(z.number()),
  rateCount: z.number(),
  hasPhone: z.boolean(),
  hasPicture: z.boolean(),
  mustChangePassword: z.boolean(),
  /** When he last did something in the panel; null when never, or long ago. */
  seenAt: z.nullable(z.string()),
})
export type DriverInfo = z.output<typeof DriverInfo>

const name = (title: string) => f.text(title, { max: 50, missing: searchNeeded })
const number = (title: string) => f.digits(title, { max: 20, missing: searchNeeded })

/** The six ways to look for a driver: numbers are his whole, names begin so. */
const ways = {
  nationalId: number('کد ملی'),
  cardNumber: number('کارت هوشمند راننده'),
  freighterCardNumber: number('کارت هوشمند ناوگان'),
  name: name('نام'),
  family: name('نام خانوادگی'),
  mobile: number('موبایل'),
}

export const DriversByNationalId = z.object({ nationalId: ways.nationalId })
export const DriversByCard = z.object({ cardNumber: ways.cardNumber })
export const DriversByName = z.object({ name: ways.name })
export const DriversByFamily = z.object({ family: ways.family })
export const DriversByMobile = z.object({ mobile: ways.mobile })

/** Any of them together (ours); without any, all drivers. */
export const DriversQuery = z.object({
  nationalId: f.optional(ways.nationalId),
  cardNumber: f.optional(ways.cardNumber),
  freighterCardNumber: f.optional(ways.freighterCardNumber),
  name: f.optional(ways.name),
  family: f.optional(ways.family),
  mobile: f.optional(ways.mobile),
  IsActive: f.optional(f.flag('فعال بودن')),
  /** Of the truck that he drives now. */
  LoaderTypeId: f.optional(f.id('بارگیر')),
})
export type DriversQuery = z.output<typeof DriversQuery>

/** One of the trucks that a driver drives (rules 5.4). */
export const DriverTruckRow = rowOf(driverTruckTable)
export type DriverTruckRow = z.output<typeof DriverTruckRow>

/** Something that a driver did, or that was done with him at a hall (rules 5.1). */
export const DriverActivityRow = z.object({
  id: z.string(),
  memberFullName: z.string(),
  dateCreated: z.string(),
  timeCreated: z.string(),
  createdAt: z.string(),
  description: z.string(),
  loadHallId: z.nullable(z.number()),
  loadHallName: z.nullable(z.string()),
})
export type DriverActivityRow = z.output<typeof DriverActivityRow>
