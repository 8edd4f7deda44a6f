import * as z from 'zod/mini'

/** A company asks the driver whether it may take a load for him: what he gets, and the code that says yes (ours). */
export const Asking = z.object({
  id: z.number(),
  cargoId: z.number(),
  cargoSource: z.string(),
  cargoDestination: z.string(),
  cargoDistance: z.number(),
  kalaDesc: z.string(),
  kalaWeight: z.number(),
  netPayToman: z.number(),
  driverFeeRial: z.number(),
  cargoRent: z.number(),
  officialRateRial: z.nullable(z.number()),
  transportationCompanyName: z.string(),
  transportationCompanyMobile: z.nullable(z.string()),
  /** The turn that the load would use up. */
  turnNumber: z.nullable(z.number()),
  code: z.string(),
  expiresAt: z.string(),
})
export type Asking = z.output<typeof Asking>
