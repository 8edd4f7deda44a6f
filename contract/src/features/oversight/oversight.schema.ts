import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { findingTable } from './oversight.columns.ts'

export const FindingRow = rowOf(findingTable)
export type FindingRow = z.output<typeof FindingRow>

/** One of the rows that were counted: its id among its kind, the number it is known by, and whom or what it is about. */
const Counted = z.object({
  id: z.number(),
  number: z.number(),
  name: z.string(),
  at: z.nullable(z.string()),
})

const Note = z.object({ words: z.string(), by: z.string(), at: z.string() })

/** A finding with the rows behind its figure and what people wrote who looked into it. */
export const FindingWhole = z.object({
  ...FindingRow.shape,
  /** Whom it is about, where that is a company, a hall or a user. */
  companyId: z.nullable(z.number()),
  hallId: z.nullable(z.number()),
  truckCard: z.nullable(z.string()),
  rows: z.array(Counted),
  notes: z.array(Note),
})
export type FindingWhole = z.output<typeof FindingWhole>

export const NoteFindingBody = z.object({
  FindingId: f.id('یافته'),
  Words: f.text('آنچه دیدید', { max: 1_000 }),
})
