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

/** The six fields by which a driver is looked for: numbers are his whole, names begin so. */
const searchFields = {
  nationalId: number('کد ملی'),
  cardNumber: number('کارت هوشمند راننده'),
  freighterCardNumber: number('کارت هوشمند ناوگان'),
  name: name('نام'),
  family: name('نام خانوادگی'),
  mobile: number('موبایل'),
}

export const DriversByNationalId = z.object({ nationalId: searchFields.nationalId })
export const DriversByCard = z.object({ cardNumber: searchFields.cardNumber })
export const DriversByName = z.object({ name: searchFields.name })
export const DriversByFamily = z.object({ family: searchFields.family })
export const DriversByMobile = z.object({ mobile: searchFields.mobile })

/** Any of them together (ours); without any, all drivers. */
export const DriversQuery = z.object({
  nationalId: f.optional(searchFields.nationalId),
  cardNumber: f.optional(searchFields.cardNumber),
  freighterCardNumber: f.optional(searchFields.freighterCardNumber),
  name: f.optional(searchFields.name),
  family: f.optional(searchFields.family),
  mobile: f.optional(searchFields.mobile),
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
