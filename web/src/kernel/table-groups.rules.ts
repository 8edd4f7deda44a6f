import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { monthNames, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import {
  fieldOfGrouping,
  type FilterRule,
  labelOf,
  type ListColumn,
  type ListGroup,
  type ListGroups,
} from '@bargah/contract/kernel/list-columns.ts'
import type { TableGroup, TableGroups } from '../ui/data-table/table-state.rules.ts'
import { saySums, type Summing } from '../ui/data-table/sums.rules.ts'

type Sums = ListGroups['sums']

/** In: what is grouped by, the list's sums, and what the server answered. Out: the groups as a table shows them. */
export function presentGroups(
  by: ListColumn,
  summing: Summing,
  { groups, total }: { groups: ListGroups; total: number },
): Omit<TableGroups, 'opening'> {
  const wordsOf = (sums: Sums) => saySums(summing, sums)
  const found = new Map<string, Omit<TableGroup, 'sums'> & { sums: Sums }>()
  for (const group of groups.list) {
    const label = sayGroup(by, group.value)
    const before = found.get(label)
    const key = before?.key ?? String(group.value ?? '')
    const count = group.count + (before?.count ?? 0)
    found.set(label, { key, label, count, sums: before ? added(before.sums, group.sums) : group.sums })
  }
  const list = [...found.values()].map((group) => ({ ...group, sums: wordsOf(group.sums) }))
  const count = groups.count - (groups.list.length - list.length)
  return { by: by.heading, list, count, total, sums: wordsOf(groups.sums) }
}

const added = (one: Sums, other: Sums): Sums =>
  Object.fromEntries(Object.entries(one).map(([field, sum]) => [field, sum + (other[field] ?? 0)]))

function sayGroup(column: ListColumn, value: ListGroup['value']): string {
  if (value === null) return `بدون ${column.heading}`
  return toPersianDigits(column.isMonth ? sayMonth(String(value)) : labelOf(column, value))
}

/** «آبان ۱۴۰۵» of `1405/08`. */
const sayMonth = (month: string) => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

function monthRule(column: ListColumn, month: string): FilterRule {
  const last = [31, 30, 29].map((day) => `${month}/${day}`).find((day) => parseJalaliDateTime(day))
  return { field: fieldOfGrouping(column), op: 'between', value: [`${month}/01`, last ?? null] }
}

/** In: what is grouped by, and the key of a group. Out: the condition of its rows. Codes that share a word are one group. */
export function groupRule(column: ListColumn, key: string): FilterRule {
  const { kind, labels = {} } = column
  if (column.isMonth && key !== '') return monthRule(column, key)
  const field = fieldOfGrouping(column)
  const empty = kind === 'text' ? [null, ''] : [null]
  const alike = Object.keys(labels).filter((code) => labels[code] === labels[key])
  const values = labels[key] === undefined ? [key] : alike
  return { field, op: 'in', value: key === '' ? empty : values }
}
