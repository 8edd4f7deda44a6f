import type { ReactNode } from 'react'
import { parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { labelOf, type ListColumn } from '@bargah/contract/kernel/list-columns.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { TableFilter } from '../ui/data-table/data-table-props.ts'
import type { ColumnFacts } from '../ui/data-table/table-state.rules.ts'
import { AccountName } from '../ui/AccountName.tsx'
import { Moment } from '../ui/Moment.tsx'

export type Cell = string | number | boolean | null | undefined

/** Whether a list is sorted by a column, always or only while it is short: the one place where the panel decides it. */
export const maySort = ({ sortsLong }: ListColumn): ColumnFacts['sorts'] => sortsLong ?? 'short'

/** What stands over a column of a screen: «کرایه، تومان». */
export const headerOf = ({ heading, unit }: ListColumn) =>
  unit === undefined ? heading : `${heading}، ${unit}`

export const isNumeric = ({ kind }: ListColumn) => kind === 'number' || kind === 'money'

/** In: a column of the contract and a value of it. Out: the plain cell. */
export function plainCell(column: ListColumn, value: Cell): ReactNode {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number' && isNumeric(column)) return formatNumber(value)
  if (column.kind === 'instant') return <Moment at={String(value)} look="row" />
  if (column.kind === 'status' || column.kind === 'yesNo') return labelOf(column, value)
  const day = column.kind === 'date' ? parseJalaliDateTime(String(value)) : null
  if (day) return <Moment at={day} look="date" />
  if (column.isTyped) return <AccountName of={String(value)} />
  const text = toPersianDigits(String(value))
  return column.kind === 'text' ? text : <span className="num">{text}</span>
}

/** In: a column of the contract. Out: the filter that its kind has; none for hours and instants, which days stand for. */
export function plainFilter(id: string, column: ListColumn): TableFilter | undefined {
  const { kind, heading: label, unit } = column
  if (kind === 'text' || kind === 'identifier') return { id, label, kind: 'text' }
  if (kind === 'number' || kind === 'money') return { id, label, kind: 'number', ...(unit && { unit }) }
  if (kind === 'date') return { id, label, kind: 'date' }
  if (kind === 'status') return { id, label, kind: 'choice', several: true, options: optionsOf(column) }
  if (kind === 'yesNo') return { id, label, kind: 'choice', options: yesOrNo }
  return undefined
}

const yesOrNo = [
  { key: 'true', label: 'بله' },
  { key: 'false', label: 'خیر' },
]

/** The labels of a status, each once: old codes share those of new ones. */
function optionsOf({ labels = {} }: ListColumn) {
  const keyOf = new Map<string, string>()
  for (const [key, label] of Object.entries(labels)) if (!keyOf.has(label)) keyOf.set(label, key)
  return [...keyOf].map(([label, key]) => ({ key, label }))
}

/** The filter by days that a call has two fields for. */
export const daysFilter = {
  kind: 'date',
  own: ['FromDate', 'ToDate'],
  label: 'تاریخ',
  always: true,
} as const
