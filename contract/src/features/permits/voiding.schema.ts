import * as z from 'zod/mini'

/**
 * What a driver is told of a permit of his that was voided: which company did it, null where none did; the number of the turn that it
 * had used up, null where there was none or it came back; and what of its fee came back (rials).
 */
export const voidingFields = {
  byCompany: z.nullable(z.string()),
  usedTurn: z.nullable(z.number()),
  driverRefundRial: z.number(),
} as const
export type Voiding = { byCompany: string | null; usedTurn: number | null; driverRefundRial: number }
