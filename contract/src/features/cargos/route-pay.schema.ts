import * as z from 'zod/mini'

/**
 * What the loads of a route paid of late for the driver's loader type: the middle half of their rents in toman, both ends
 * rounded away from any one rent, and how many loads they are.
 */
export const RoutePay = z.object({
  from: z.number(),
  to: z.number(),
  loads: z.number(),
  days: z.number(),
  loaderTypeName: z.string(),
})
export type RoutePay = z.output<typeof RoutePay>
