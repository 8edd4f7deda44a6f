import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'

export const mostWishes = 5
/** How many loads he is told of in a day, by whatever way. */
export const mostToldADay = 3

/** A route: without a source from where he unloads, without a destination to anywhere. */
export const AddWishBody = z.object({
  FromCityId: f.optional(f.id('شهر مبدأ')),
  ToCityId: f.optional(f.id('شهر مقصد')),
})

/** A load leads somewhere else. */
export const wishFaults = ({ FromCityId, ToCityId }: Record<string, unknown>): [string, string][] =>
  typeof FromCityId === 'number' && FromCityId === ToCityId
    ? [['ToCityId', 'مبدأ و مقصد یک شهر است؛ یکی از آن دو را عوض کنید.']]
    : []

export const Wish = z.object({
  id: z.number(),
  /** null: from where he unloads. */
  fromCityName: z.nullable(z.string()),
  /** null: to anywhere. */
  toCityName: z.nullable(z.string()),
})
export type Wish = z.output<typeof Wish>

/** How he is told: on a device, by a message to `mobile` as no device of his is told, or in the panel's list alone. */
export const MyWishes = z.object({
  wishes: z.array(Wish),
  mobile: z.string(),
  how: z.enum(['push', 'sms', 'list']),
})
export type MyWishes = z.output<typeof MyWishes>
