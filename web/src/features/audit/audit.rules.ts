import type { AuditEntry } from '@bargah/contract/features/audit/audit.schema.ts'

/** In: a line, and a row that it touched. Out: what it changed of that row, `more` the rows beside it. */
export function changesOf(
  { changes, more }: Pick<AuditEntry, 'changes' | 'more'>,
  { table, rowId }: { table: string; rowId: number },
) {
  const own = changes.filter((change) => change.table === table && change.rowId === String(rowId))
  return { changes: own, more: more + changes.length - own.length }
}
