import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { auditTable } from './audit.columns.ts'

/** The lines about one thing: its table, and its id where one is asked for; or about all that is called so, or has that number. */
export const SearchAuditBody = z.object({
  FromDate: f.optional(f.jalaliDay('از تاریخ')),
  ToDate: f.optional(f.jalaliDay('تا تاریخ')),
  Table: f.optional(f.identifier('جدول', { max: 60 })),
  RowId: f.optional(f.identifier('شناسهٔ ردیف', { max: 60 })),
  Subject: f.optional(f.text('موضوع', { max: 60 })),
})

/** A value of a field or column as a person reads it; null = empty. */
const Told = z.nullable(z.string())

/**
 * What only the server can say in words: browser and system, and what became of the subject, with how much changed beside it.
 * `isErased`: what it told of a driver was taken out when he was forgotten.
 */
const Said = z.object({
  device: Told,
  isErased: z.boolean(),
  changed: z.nullable(z.object({ label: z.string(), before: Told, after: Told, others: z.number() })),
})

/**
 * A line of the audit: who, from where, when, what, and what came of it. A job has no person and no address; `username` is
 * null for it and for who never signed in. `call` is the key of the call, the list or the job, `title` its Persian name.
 */
export const AuditRow = z.extend(rowOf(auditTable), { said: Said })
export type AuditRow = z.output<typeof AuditRow>

/** What the last check of the chain found: rows that are whole since when, or the first line that is not; null before the first. */
export const ChainCheck = z.nullable(
  z.object({ at: z.string(), rows: z.number(), since: Told, brokenLine: z.nullable(z.number()) }),
)
export type ChainCheck = NonNullable<z.output<typeof ChainCheck>>

/** A line whole: what was asked, and before and after of each row that it changed, `more` rows beyond those shown. */
export const AuditEntry = z.object({
  ...AuditRow.shape,
  /** `title`: the field's Persian name, null of one that the call has no more. */
  input: z.array(z.object({ name: z.string(), title: Told, value: z.string() })),
  changes: z.array(
    z.object({
      table: z.string(),
      /** Of rows that changed alike the ids of all, with spaces between (`rowIdsOf`). */
      rowId: z.string(),
      act: z.enum(['made', 'changed', 'deleted']),
      /** `title`: the column's Persian name, null of one that is no more. */
      columns: z.array(z.object({ name: z.string(), title: Told, before: Told, after: Told })),
    }),
  ),
  more: z.number(),
})
export type AuditEntry = z.output<typeof AuditEntry>

/** In: a change. Out: the ids of the rows that changed so, one or more. */
export const rowIdsOf = ({ rowId }: { rowId: string }): string[] =>
  /^\d+( \d+)+$/.test(rowId) ? rowId.split(' ') : [rowId]
/** In: changes. Out: how many rows they are of. */
export const rowCountOf = (changes: readonly { rowId: string }[]): number => changes.flatMap(rowIdsOf).length
