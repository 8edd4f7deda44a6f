import type { AuditEntry } from '@bargah/contract/features/audit/audit.schema.ts'
import { unknownDevice } from '@bargah/contract/features/auth/auth.states.ts'
import { clockTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const empty = '—'

/** In: a value as the audit keeps it, null where there is none, and its column. Out: it as a person reads it. */
export function sayValue(value: string | null, column = ''): string {
  if (value === null || value === '') return empty
  if (value === unknownDevice) return 'ناشناس'
  if (value === 'true') return 'بله'
  if (value === 'false') return 'خیر'
  if (/^\d+$/.test(value) && /_(rial|toman)$/.test(column)) return formatNumber(Number(value))
  if (/^-?\d+(\.\d+)?$/.test(value)) return toPersianDigits(value)
  const at = instant.test(value) ? new Date(value) : null
  if (at === null || Number.isNaN(at.getTime())) return value
  return toPersianDigits(`${jalaliDate(at)}، ${clockTime(at)}`)
}

/** In: a line, and a row that it touched. Out: what it changed of that row, `more` the rows beside it. */
export function changesOf(
  { changes, more }: Pick<AuditEntry, 'changes' | 'more'>,
  { table, rowId }: { table: string; rowId: number },
) {
  const own = changes.filter((change) => change.table === table && change.rowId === String(rowId))
  return { changes: own, more: more + changes.length - own.length }
}
