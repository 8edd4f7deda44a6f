import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { mostChosen } from './chosen-drivers.text.ts'

/** For whom a free load is; nobody named = for all drivers. */
export const SetSelectedDriversBody = z.object({
  CargoId: f.id('بار'),
  DriverIds: f.optional(f.list('رانندگان', f.id('راننده'), { max: mostChosen })),
})

/** `Search`: words of the name, or a whole national code or smart card. */
export const SearchDriversQuery = z.object({
  LoaderTypeId: f.optional(f.id('بارگیر')),
  Search: f.optional(f.text('جست‌وجو', { max: 100 })),
})

/** A driver as a company chooses him: what is painted on his truck and printed on the cards, nothing by which to reach him. */
export const FoundDriver = z.object({
  driverId: z.number(),
  driverName: z.string(),
  driverFamily: z.string(),
  driverCardNumber: z.nullable(z.string()),
  freighterCardNumber: z.string(),
  plaqueNumber: z.string(),
  plaqueSerialNumber: z.string(),
  loaderTypeId: z.number(),
  loaderTypeName: z.string(),
})
export type FoundDriver = z.output<typeof FoundDriver>
