import * as z from 'zod/mini'
import { Quote } from './cargos.schema.ts'
import { allReviewChecks } from './cargo-life.text.ts'

const instant = z.string()

/** What is known of a product owner's cargo before it is approved; what there is no data for is left out. */
export const ReviewChecks = z.object({
  checks: z.array(z.enum(allReviewChecks)),
  rents: Quote.shape.rents,
  officialRentToman: Quote.shape.officialRentToman,
  /** The rials that the company would hold, and what its wallet has. */
  holdRial: z.number(),
  balanceRial: z.number(),
  /** The owner's other cargos among those that the reader may see, and how many of them were rejected. */
  ownerLoads: z.number(),
  ownerRejected: z.number(),
  declaredAt: instant,
  reviewUntil: instant,
})
export type ReviewChecks = z.output<typeof ReviewChecks>
