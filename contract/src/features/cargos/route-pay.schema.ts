import * as z from 'zod/mini'

/** The middle half of the rents of a route (toman), both ends rounded away from any one rent, and of how many loads. */
export const RoutePay = z.object({
  from: z.number(),
  to: z.number(),
  loads: z.number(),
  days: z.number(),
  loaderTypeName: z.string(),
})
export type RoutePay = z.output<typeof RoutePay>
