import type { TableDifference } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'

/** A change of a row as the audit kept it: of a new row all of `after`, of a deleted one none. */
export type KeptChange = { rowId: string; before: Facts | null; after: Facts | null }
type Facts = Readonly<Record<string, unknown>>
/** What the audit says that a row is; null when it was deleted. */
export type KeptRow = Facts | null

/** In: what the audit says that a row is, and its next change. */
export const foldChange = (row: KeptRow, { after }: Pick<KeptChange, 'after'>): KeptRow =>
  after === null ? null : { ...row, ...after }

type Compared = { tableName: string; rowId: string; row: Facts | undefined; kept: KeptRow }

/** In: a row as it stands and as the audit kept it last. Out: each column that differs; those that the audit does not know are none of them. */
export function compareKept({ tableName, rowId, row, kept }: Compared): TableDifference[] {
  const place = { of: 'audit', hallId: null, rowId: `${tableName} ${rowId}`, against: 'audit' } as const
  if (kept === null) return row ? [{ ...place, field: 'row', table: rowId, told: null }] : []
  if (!row) return [{ ...place, field: 'row', table: null, told: rowId }]
  return Object.entries(kept).flatMap(([column, value]) =>
    // a column that a later version dropped is in no row
    !(column in row) || isRewritten(tableName, column, kept) || isSame(row[column], value)
      ? []
      : [{ ...place, field: column, table: shown(row[column]), told: shown(value) }],
  )
}

/** The upgrade that made trees of the logs gave permits from before other roots, with the size beside them, by no act. */
const isRewritten = (tableName: string, column: string, kept: Facts) =>
  tableName === 'permits' && column === 'log_head' && !('log_size' in kept)

const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d(:?\d\d)?|Z)$/

/** Times are told in the zone of whoever wrote them. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string' && instant.test(one) && instant.test(other))
    return Date.parse(one) === Date.parse(other)
  return spell(one) === spell(other)
}

/** The same for the same, whatever the order of keys. */
function spell(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(inOrder(value)) : String(value)
}

const mostLetters = 200
const shown = (value: unknown): string | null => spell(value)?.slice(0, mostLetters) ?? null

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]))
}
