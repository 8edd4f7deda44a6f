import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { sayRange } from '../date-range.ts'
import { sayChosen } from '../option.ts'
import type { TableFilter } from './data-table-props.ts'
import type { FilterValue } from './table-state.rules.ts'

/** In: a filter, its value and now. Out: what it is set to, in few words; undefined when it filters nothing. */
export function sayFilter(
  filter: TableFilter,
  value: FilterValue | undefined,
  now: Date,
): string | undefined {
  if (value?.kind === 'text') return value.text ? `«${toPersianDigits(value.text)}»` : undefined
  if (value?.kind === 'number') return sayNumbers(value.from, value.to)
  if (value?.kind === 'date') return sayRange(value, now)
  if (value?.kind !== 'choice' || filter.kind !== 'choice') return undefined
  return sayChosen(
    filter.options,
    filter.options.filter(({ key }) => value.keys.includes(String(key))),
    value.keys.length,
  )
}

function sayNumbers(from: number | null, to: number | null): string | undefined {
  if (from === null && to === null) return undefined
  if (from === to && from !== null) return formatNumber(from)
  if (to === null) return `از ${formatNumber(from ?? 0)}`
  return from === null ? `تا ${formatNumber(to)}` : `${formatNumber(from)} تا ${formatNumber(to)}`
}
