import { parseJalaliDateTime, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { maxRows } from '@bargah/contract/kernel/list-columns.ts'
import type { Condition, ListField, ListParams, SortRule, Test } from '@bargah/contract/kernel/read-list.ts'
import { spellingsOf } from '@bargah/contract/kernel/spellings.ts'
import type { RawBuilder } from 'kysely'
import { badInput } from './errors.ts'
import { searchedFields } from './list.rules.ts'
import { type Db, sql } from './sql.ts'
import { nameInSql, type Part } from './sql-parts.ts'
import { hasKey, seekKey, type Sought } from './sql-search.ts'
import type { RowReader, Term } from './sql-selection.ts'

type Sql = RawBuilder<unknown>

const dayAndHalfMs = 36 * 60 * 60_000
const zone = sql.lit('Asia/Tehran')

/** The conditions that the rows of a list meet, and what an index knows of those. */
type Asked = { where: Part[]; sought: Sought[] }

export async function whereOf(db: Db, reader: RowReader, list: ListParams): Promise<Asked> {
  const { hasWord } = reader
  const fields = list.conditions.map((condition) => conditionOn(reader, list, condition))
  if (!hasWord) return { where: [...fields, ...wordsOf(reader, list)], sought: soughtIn(reader, list) }
  const words = await Promise.all(list.words.map((word) => hasWord(db, word)))
  return { where: [...fields, ...words], sought: [...words, ...soughtIn(reader, { ...list, words: [] })] }
}

/** What is sought in the stored text of the rows: a condition for each word and each part of a field. */
function soughtIn({ from, searchText }: RowReader, list: ListParams): Sought[] {
  if (!searchText) return []
  const indexed = sql.raw(`${nameInSql(from)}.search_text`)
  const parts = list.conditions.flatMap((one) => (isInSearchText(list, one) ? keyOf(one) : []))
  return [...list.words, ...parts].map((key) => ({ ...searchText, ...seekKey(searchText.sql, key, indexed) }))
}
const keyOf = ({ test }: Condition) => (test.op === 'contains' ? test.key : [])

const isInSearchText = ({ fields }: ListParams, { field, test }: Condition) =>
  test.op === 'contains' && searchedFields(fields).includes(field)

function conditionOn(reader: RowReader, list: ListParams, condition: Condition): Part {
  const { sql: value, needs } = reader.partOf(condition.field)
  const exact = conditionOf(value, condition)
  const { searchText } = reader
  if (!searchText || condition.test.op !== 'contains' || !isInSearchText(list, condition))
    return { sql: exact, needs }
  // the index knows the rows that have it anywhere; of these the field itself is looked at
  return { sql: sql`${hasKey(searchText.sql, condition.test.key)} and ${exact}`, needs }
}

function wordsOf(reader: RowReader, { words, fields }: ListParams): Part[] {
  const { searchText } = reader
  if (searchText) return words.map((word) => ({ ...searchText, sql: hasKey(searchText.sql, word) }))
  if (words.length === 0) return []
  const parts = searchedFields(fields).map((field) => reader.partOf(field))
  const text = sql`concat_ws(' ', ${sql.join(parts.map((part) => part.sql))})`
  const needs = parts.flatMap((part) => part.needs ?? [])
  return [{ sql: sql`${text} ~* all(${words.map(spellingsOf)}::text[])`, needs }]
}

function conditionOf(value: Sql, { field, test }: Condition): Sql {
  if (test.op === 'contains') return sql`${value}::text ~* ${spellingsOf(test.key)}`
  if (test.op === 'range') return rangeOf(value, field, test)
  const values = test.values.filter((one) => one !== null)
  const either = values.length > 0 ? [isAnyOf(value, field, values)] : []
  if (values.length < test.values.length) either.push(sql`${value} is null`)
  return sql`(${sql.join(either, sql` or `)})`
}

type Value = string | number | boolean
type Range = Extract<Test, { op: 'range' }>

function isAnyOf(value: Sql, field: ListField, values: readonly Value[]): Sql {
  if (field.kind === 'date') {
    const days = values.map((day) =>
      rangeOf(value, field, { op: 'range', from: String(day), to: String(day), isOpen: false }),
    )
    return sql`(${sql.join(days, sql` or `)})`
  }
  return sql`${comparable(value, field)} = any(${[...values]}::${sql.raw(typeOf(field, values))}[])`
}

function rangeOf(value: Sql, field: ListField, { from, to, isOpen }: Range): Sql {
  const ends: Sql[] = []
  if (field.kind === 'date') {
    if (from !== null) ends.push(sql`${value} >= ${isOpen ? dayAfter(from) : dayOf(from)}`)
    if (to !== null) ends.push(sql`${value} < ${isOpen ? dayOf(to) : dayAfter(to)}`)
    return sql.join(ends, sql` and `)
  }
  const compared = comparable(value, field)
  const end = (bound: Value) => sql`${bound}::${sql.raw(typeOf(field, [bound]))}`
  if (from !== null) ends.push(sql`${compared} ${sql.raw(isOpen ? '>' : '>=')} ${end(from)}`)
  if (to !== null) ends.push(sql`${compared} ${sql.raw(isOpen ? '<' : '<=')} ${end(to)}`)
  return sql.join(ends, sql` and `)
}

/** The first instant of a day `1405/08/30`, and of the day after it. */
function dayOf(day: Value): Date {
  const start = parseJalaliDateTime(String(day))
  if (!start) throw new Error(`${day} was read as a day`)
  return start
}
const dayAfter = (day: Value) => startOfTehranDay(new Date(dayOf(day).getTime() + dayAndHalfMs))

/** The form of a value that conditions compare: replies carry hours and minutes, and instants to the millisecond. */
function comparable(value: Sql, { kind }: ListField): Sql {
  if (kind === 'time') return sql`to_char(${value} at time zone ${zone}, 'HH24:MI') collate "C"`
  return kind === 'instant' ? sql`date_trunc('milliseconds', ${value})` : value
}

function typeOf({ kind, valueType }: ListField, values: readonly Value[]): string {
  if (kind === 'instant') return 'timestamptz'
  if (valueType === 'number') return values.every((one) => Number.isSafeInteger(one)) ? 'bigint' : 'numeric'
  return valueType === 'boolean' ? 'boolean' : 'text'
}

/** In: how the rows are read and how to sort. Out: the terms of `order by`. What is empty comes last. */
export const orderOf = (reader: RowReader, sort: readonly SortRule[]): Term[] =>
  sort.map(({ field, isDescending }, place) => {
    const { sql: value, needs } = reader.partOf(field)
    const key = sortKey(value, field, place === sort.length - 1)
    return { sql: key, needs, isDescending, isNullable: field.isNullable }
  })

/** A day or instant that is the last key sorts as it is stored, which indexes know; before others, equals must be equal. */
export function sortKey(value: Sql, field: ListField, isLast: boolean): Sql {
  if (isLast && (field.kind === 'date' || field.kind === 'instant')) return value
  return field.kind === 'date' ? sql`(${value} at time zone ${zone})::date` : comparable(value, field)
}

/** Whether an index has the order that is asked for. */
export const sortsLong = ({ sort: [first, ...others] }: ListParams): boolean =>
  !first || (first.field.sortsLong === true && others.length === 0)

/** Throws when a list is longer than `maxRows` and no index has its order. */
export function refuseLongSort(list: ListParams, found: number): void {
  if (found <= maxRows || sortsLong(list)) return
  const known = list.fields.filter((field) => field.sortsLong && !field.isHidden)
  const offered = known.map(({ heading }) => `«${heading}»`).join(' یا ')
  throw badInput([
    `این فهرست بیش از ${toPersianDigits('10٬000')} ردیف دارد و تنها بر پایهٔ ${offered} مرتب می‌شود؛ نخست آن را با جستجو یا فیلتر کوتاه کنید.`,
  ])
}
