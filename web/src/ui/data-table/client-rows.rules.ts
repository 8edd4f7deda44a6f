import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import type { FilterValue } from './table-state.rules.ts'

/** What a cell is sorted, filtered and summed by. */
export type CellValue = string | number | null

const persian = new Intl.Collator('fa', { numeric: true })

/** In: two values of a column. Out: their order; Persian for texts, and what is missing comes last. */
export function compareValues(one: CellValue, other: CellValue): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return persian.compare(String(one), String(other))
}

/** In: a value (an instant as ISO text, where days are asked for) and a filter. Out: whether the row stays. */
export function passes(value: CellValue, filter: FilterValue): boolean {
  if (filter.kind === 'choice') return filter.keys.length === 0 || filter.keys.includes(String(value))
  if (filter.kind === 'text') return normalizeText(String(value ?? '')).includes(normalizeText(filter.text))
  if (filter.from === null && filter.to === null) return true
  if (value === null) return false
  const compared = filter.kind === 'date' ? jalaliDate(String(value)) : Number(value)
  return (filter.from === null || compared >= filter.from) && (filter.to === null || compared <= filter.to)
}

/** In: what a row says and what is searched. Out: whether it says every word of it, in any spelling. */
export function says(rowText: string, search: string): boolean {
  return normalizeText(search)
    .split(' ')
    .every((word) => rowText.includes(word))
}

/** In: heads and rows of plain values. Out: a CSV file's text, in which no cell can be taken for a formula. */
export function csvOf(heads: readonly string[], rows: readonly (readonly CellValue[])[]): string {
  const line = (cells: readonly CellValue[]) => cells.map(csvCell).join(',')
  return `\ufeff${[heads, ...rows].map(line).join('\r\n')}\r\n`
}

function csvCell(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
