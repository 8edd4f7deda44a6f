import {
  fieldOfGrouping,
  isSearched,
  type ListGroup,
  type ListGroups,
  maxGroups,
  summedOf,
} from '@bargah/contract/kernel/list-columns.ts'
import type { Condition, ListField, ListParams, SortRule } from '@bargah/contract/kernel/read-list.ts'
import { holderOf } from '@bargah/contract/kernel/held-words.ts'
import { cut, normalizeText } from '@bargah/contract/kernel/text.ts'

/** The fields that a search looks into: texts and identifiers that show at first. */
export const searchedFields = (fields: readonly ListField[]) => fields.filter(isSearched)

/**
 * In: a row that a search found by its words, the fields that are shown of it, and the others that were looked into. Out: the
 * first of these that holds a word which no shown field holds, with its heading: «شرکت: ترابر بندر»; null when all are shown.
 */
export function sayHeld(
  row: object,
  words: readonly string[],
  shown: readonly Named[],
  others: readonly Named[],
): string | null {
  const holder = holderOf(row, words, shown, others)
  return holder ? cut(`${holder.heading}: ${String(valueOf(row, holder))}`, mostHeld) : null
}
type Named = Pick<ListField, 'field' | 'heading'>
const mostHeld = 120

/** In: the rows of a list and what is asked of it. Out: those that meet the conditions and the search, in its order. */
export function applyList<Row extends object>(rows: readonly Row[], list: ListParams): Row[] {
  const found = narrowList(rows, list)
  return list.sort.length === 0 ? found : found.toSorted((a, b) => compareRows(a, b, list.sort))
}

/** In: as `applyList`. Out: the same rows in the order that they came in. */
export const narrowList = <Row extends object>(rows: readonly Row[], list: ListParams): Row[] =>
  rows.filter((row) => list.conditions.every((condition) => meets(row, condition)) && hasWords(row, list))

/** In: rows, a field that they are grouped by, all fields of the list, and which page of groups is meant. Out: the groups, an empty text being no value. */
export function groupRows(
  rows: readonly object[],
  by: ListField,
  { fields, page }: Pick<ListParams, 'fields' | 'page'>,
): ListGroups {
  const summed = fields.filter(({ isSummed }) => isSummed)
  const sumsOf = (some: readonly object[]) =>
    Object.fromEntries(
      summed.map((column) => [column.field, some.reduce((sum, row) => sum + summedOf(column, row), 0)]),
    )
  const found = new Map<ListGroup['value'], object[]>()
  for (const row of rows) {
    const value = groupValue(row, by)
    const key = value === '' ? null : value
    const known = found.get(key)
    if (known) known.push(row)
    else found.set(key, [row])
  }
  const list = [...found].map(([value, some]) => ({ value, count: some.length, sums: sumsOf(some) }))
  return {
    list: pageOfGroups(
      list.toSorted((a, b) => compareGroups(a, b, by)),
      page,
    ),
    count: list.length,
    sums: sumsOf(rows),
  }
}

/** In: all groups in their order. Out: those of a page. */
export const pageOfGroups = <Group>(groups: readonly Group[], page: number): Group[] =>
  groups.slice((page - 1) * maxGroups, page * maxGroups)

/** Days newest first, others by how many rows they have. What is empty comes last among equals. */
const compareGroups = (a: ListGroup, b: ListGroup, by: ListField) =>
  by.kind === 'date'
    ? compareFields(a.value, b.value, by, true)
    : b.count - a.count || compareFields(a.value, b.value, by, false)

function groupValue(row: object, by: ListField): ListGroup['value'] {
  const value = valueOf(row, { field: fieldOfGrouping(by) }) as ListGroup['value']
  return by.isMonth && value !== null ? monthOf(String(value)) : value
}

/** In: days, the newest first, with what they come to. Out: the same by month, `1405/08`. */
export function foldMonths(days: readonly ListGroup[]): ListGroup[] {
  const months = new Map<string | null, ListGroup>()
  for (const { value: day, count, sums } of days) {
    const value = day === null ? null : monthOf(String(day))
    const before = months.get(value)
    const added = Object.entries(sums).map(([field, sum]) => [field, sum + (before?.sums[field] ?? 0)])
    months.set(value, { value, count: count + (before?.count ?? 0), sums: Object.fromEntries(added) })
  }
  return [...months.values()]
}

const monthOf = (day: string) => day.slice(0, 7)

const valueOf = (row: object, { field }: Pick<ListField, 'field'>): unknown =>
  (row as Record<string, unknown>)[field] ?? null

function meets(row: object, { field, test }: Condition): boolean {
  const value = valueOf(row, field)
  if (test.op === 'in') return test.values.some((one) => one === value)
  if (value === null) return false
  if (test.op === 'contains') return normalizeText(String(value)).includes(test.key)
  const { from, to, isOpen } = test
  const [low, high] = [compareValues(value, from), compareValues(value, to)]
  return (
    (from === null || low > 0 || (!isOpen && low === 0)) &&
    (to === null || high < 0 || (!isOpen && high === 0))
  )
}

function hasWords(row: object, { words, fields }: ListParams): boolean {
  if (words.length === 0) return true
  const text = searchedFields(fields).map((field) => valueOf(row, field) ?? '')
  const key = normalizeText(text.join(' '))
  return words.every((word) => key.includes(word))
}

/** Numbers, days, hours and instants: their text sorts as they do. */
function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

function compareRows(a: object, b: object, sort: readonly SortRule[]): number {
  for (const { field, isDescending } of sort) {
    const order = compareFields(valueOf(a, field), valueOf(b, field), field, isDescending)
    if (order !== 0) return order
  }
  return 0
}

const persian = new Intl.Collator('fa')
const collated = (text: unknown) => String(text).replaceAll('ي', 'ی').replaceAll('ك', 'ک')

/** What is empty comes last, whichever way the rest is sorted. */
function compareFields(a: unknown, b: unknown, field: ListField, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const isText = field.kind === 'text' || field.kind === 'identifier' || field.kind === 'status'
  const order =
    field.valueType === 'text' && isText ? persian.compare(collated(a), collated(b)) : compareValues(a, b)
  return isDescending ? -order : order
}
