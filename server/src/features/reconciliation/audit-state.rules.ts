import type { TableDifference } from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'

/** A change of a row as the audit kept it, by its number: of a new row all of `after`, of a deleted one none. */
export type KeptChange = { rowId: string; id: number; before: Facts | null; after: Facts | null }
type Facts = Readonly<Record<string, unknown>>
/** What the audit says that a row is; null when it was deleted. */
type KeptRow = Facts | null

/** What changes of a row came to so far: each column by its latest change, and the change by which it was deleted last, 0 for none. */
export type Folded = { columns: Map<string, { id: number; value: unknown }>; deletedBy: number }
export const noChanges = (): Folded => ({ columns: new Map(), deletedBy: 0 })

/**
 * Adds a change to what others came to. In whatever order: a transaction has one line of the audit, taken at its first change,
 * and may change a row after another whose line is later has done so. The number of a change is taken while its row is locked.
 */
export function foldChange(row: Folded, { id, after }: Pick<KeptChange, 'id' | 'after'>): void {
  if (after === null) row.deletedBy = Math.max(row.deletedBy, id)
  for (const [name, value] of Object.entries(after ?? {}))
    if (id > (row.columns.get(name)?.id ?? 0)) row.columns.set(name, { id, value })
}

/** In: what all changes of a row came to. Out: what the audit says that it is. */
export function keptOf({ columns, deletedBy }: Folded): KeptRow {
  const since = [...columns].filter(([, { id }]) => id > deletedBy)
  if (deletedBy > 0 && since.length === 0) return null
  return Object.fromEntries(since.map(([name, { value }]) => [name, value]))
}

/** `untold`: the columns whose changes nobody tells. */
type Table = { name: string; untold: readonly string[] }
type Compared = { table: Table; rowId: string; row: Facts | undefined; kept: KeptRow }

/** In: a row as it stands and as the audit kept it last. Out: each column that differs, of those that the audit knows. */
export function compareKept({ table: { name, untold }, rowId, row, kept }: Compared): TableDifference[] {
  const place = { of: 'audit', hallId: null, rowId: `${name} ${rowId}`, against: 'audit' } as const
  if (kept === null) return row ? [{ ...place, field: 'row', table: rowId, told: null }] : []
  if (!row) return [{ ...place, field: 'row', table: null, told: rowId }]
  return Object.entries(kept).flatMap(([column, value]) =>
    // a column that a later version dropped is in no row
    !(column in row) ||
    untold.includes(column) ||
    isRewritten(name, column, kept) ||
    isSame(row[column], value)
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
