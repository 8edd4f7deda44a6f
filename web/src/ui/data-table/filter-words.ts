import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { sayRange } from '../date-range.ts'
import type { Option } from '../option.ts'
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

/** In: options, those chosen, and how many, which may be more than are known. Out: the one that is, or the one that is not. */
export function sayChosen(
  options: readonly Option[],
  chosen: readonly Option[],
  count: number,
): string | undefined {
  if (count === 0) return undefined
  if (chosen.length === 1) return chosen[0]?.label
  const [left, ...others] = options.filter((option) => !chosen.includes(option))
  return left && others.length === 0 ? `جز ${left.label}` : `${toPersianDigits(count)} مورد`
}

function sayNumbers(from: number | null, to: number | null): string | undefined {
  if (from === null && to === null) return undefined
  if (from === to && from !== null) return formatNumber(from)
  if (to === null) return `از ${formatNumber(from ?? 0)}`
  return from === null ? `تا ${formatNumber(to)}` : `${formatNumber(from)} تا ${formatNumber(to)}`
}
