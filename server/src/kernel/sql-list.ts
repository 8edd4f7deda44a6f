import { parseJalaliDateTime, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import type { Condition, ListField, ListParams, SortRule, Test } from '@bargah/contract/kernel/read-list.ts'
import { spellingsOf } from '@bargah/contract/kernel/text.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import { searchedFields } from './list.rules.ts'
import { sql } from './sql.ts'

type Sql = RawBuilder<unknown>
/** What each field of a row is in SQL: a column, or an expression. A day, hour or instant is its timestamptz. */
export type SqlFields<Row> = { [Field in keyof Row]: string | Sql }

const dayAndHalfMs = 36 * 60 * 60_000
const zone = sql.lit('Asia/Tehran')

function expressionOf(fields: SqlFields<object>, { field }: ListField): Sql {
  const known = (fields as Record<string, string | Sql>)[field]
  if (known === undefined) throw new Error(`the list has no SQL for its field ${field}`)
  return typeof known === 'string' ? sql.ref(known) : sql`(${known})`
}

/** In: what each field is in SQL and what is asked of a list. Out: the condition that its rows meet. */
export function whereOf<Row extends object>(fields: SqlFields<Row>, list: ListParams): RawBuilder<SqlBool> {
  const tests = list.conditions.map((condition) =>
    conditionOf(expressionOf(fields, condition.field), condition),
  )
  const words = list.words.length > 0 ? [hasWords(fields, list)] : []
  const all = [...tests, ...words]
  return all.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(all, sql` and `)})`
}

function hasWords(fields: SqlFields<object>, { words, fields: all }: ListParams): Sql {
  const texts = searchedFields(all).map((field) => expressionOf(fields, field))
  if (texts.length === 0) return sql`false`
  return sql`concat_ws(' ', ${sql.join(texts)}) ~* all(${words.map(spellingsOf)}::text[])`
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

/** In: what each field is in SQL and how to sort. Out: the terms of `order by`. What is empty comes last. */
export const orderOf = <Row extends object>(fields: SqlFields<Row>, sort: readonly SortRule[]): Sql[] =>
  sort.map(({ field, isDescending }, place) => {
    const isLast = place === sort.length - 1
    const key = sortKey(expressionOf(fields, field), field, isLast)
    return sql`${key} ${sql.raw(isDescending ? 'desc' : 'asc')}${sql.raw(field.isNullable ? ' nulls last' : '')}`
  })

/** A day that is the last key sorts by its instant, which indexes know; before others, days must be equal. */
function sortKey(value: Sql, field: ListField, isLast: boolean): Sql {
  if (field.kind === 'date') return isLast ? value : sql`(${value} at time zone ${zone})::date`
  return comparable(value, field)
}
