import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { jsonObject } from '../../kernel/json-field.ts'

/** How long an act waits, so that who asked for it may take it back. */
export const heldMs = 8_000
/** How long it can be made to wait in all, while «برگرداندن» is looked at. */
export const longestHeldMs = 60_000

const mostOfInput = { maxBytes: 8 * 1024 }

/** A write of the contract by its name, and what would be sent to it. */
export const HoldActBody = z.object({
  Call: f.text('کار', { max: 60 }),
  Query: f.optional(jsonObject('پارامترهای کار', mostOfInput)),
  Body: f.optional(jsonObject('محتوای کار', mostOfInput)),
})

export const HeldActBody = z.object({ Id: f.id('کار') })

const input = z.record(z.string(), z.json())

/** An act of one's own that waits, or that was refused when its time came. */
export const HeldAct = z.object({
  id: z.number(),
  call: z.string(),
  query: input,
  body: input,
  until: z.string(),
  /** Why it was not done; null while it waits. */
  refusal: z.nullable(z.string()),
})
export type HeldAct = z.output<typeof HeldAct>
