import type { ListGroups } from '@bargah/contract/kernel/list-columns.ts'
import type { DateRange, DayCounts } from '../ui/date-range.ts'
import type { Wire } from './table-request.rules.ts'

/** In: what a list is called on the wire, and a filter by days. Out: the fields of rows that may hold these days. */
export function dayField({ columns, filters }: Wire, filter: string): readonly string[] {
  const to = filters[filter]
  if (to && 'field' in to) return [to.field]
  return columns[filter]?.shows ?? []
}

/** In: the days that were asked for, and the groups by day, the newest first. Out: how many rows each day has, as far as the groups go. */
export function countDays(of: DateRange, { list, count }: ListGroups, total: number): DayCounts {
  const byDay = new Map(
    list.flatMap(({ value, count: rows }) => (value === null ? [] : [[String(value), rows]])),
  )
  const oldest = [...byDay.keys()].toSorted()[0] ?? null
  return { of, byDay, since: list.length < count ? oldest : null, total }
}
