import type { RawBuilder, SelectType } from 'kysely'
import { sql } from './sql.ts'
import type { Tables } from './tables.ts'

export type Table = keyof Tables
/** A column by its table: `drivers.firstName`. */
export type ColumnOf<T extends Table> = { [N in T]: `${N}.${keyof Tables[N] & string}` }[T]
export type Column = ColumnOf<Table>
export type TableOf<C extends string> = C extends `${infer T}.${string}` ? T & Table : never
type ValueOf<C extends string> = C extends `${infer T extends Table}.${infer K}`
  ? SelectType<Tables[T][K & keyof Tables[T]]>
  : never

/** A piece of SQL, the tables that it names beside the one that is read, and what a field makes of its value, if not itself. */
export type Part<T extends Table = Table> = {
  sql: RawBuilder<unknown>
  needs?: readonly T[]
  /** The same condition as several, of which a row meets one at most: each is counted by an index of its own. */
  apart?: readonly RawBuilder<unknown>[]
  present?(value: never): unknown
}

/** What SQL cannot say: a value made of columns. With `sql` a list sorts and filters by it too. */
export type Computed<T extends Table, Value> = {
  of: readonly ColumnOf<T>[]
  compute(...values: never[]): Value
  sql?: RawBuilder<unknown>
}

/** In: columns, what makes a value of theirs, and, where lists sort or filter by it, the same in SQL. */
export const computed = <const C extends readonly Column[], Value>(
  of: C,
  compute: (...values: { [I in keyof C]: ValueOf<C[I]> }) => Value,
  inSql?: RawBuilder<unknown>,
) => ({ of, compute, sql: inSql }) as unknown as Computed<TableOf<C[number]>, Value>

export const tableOf = <C extends Column>(column: C) => column.slice(0, column.indexOf('.')) as TableOf<C>

/** In: a table or column as the types name it. Out: as PostgreSQL does. */
export const nameInSql = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** In: a column. Out: it as a piece of SQL. */
export const partOf = <C extends Column>(column: C): Part<TableOf<C>> => ({
  sql: sql.raw(nameInSql(column)),
  needs: [tableOf(column)],
})

// The conditions of a filter. What was not asked, undefined, is no condition.

export const equals = <C extends Column>(column: C, value: ValueOf<C> | undefined) =>
  asked(column, value, (known) => sql`${known} = ${value}`)

export const isAnyOf = <C extends Column>(column: C, values: readonly ValueOf<C>[] | undefined) =>
  asked(column, values, (known) => sql`${known} = any(${values})`)

/** Since when, itself counted. */
export const isSince = <C extends Column>(column: C, at: Date | undefined) =>
  asked(column, at, (known) => sql`${known} >= ${at}`)

/** Before when, itself not counted. */
export const isBefore = <C extends Column>(column: C, at: Date | undefined) =>
  asked(column, at, (known) => sql`${known} < ${at}`)

function asked<C extends Column>(
  column: C,
  value: unknown,
  condition: (known: RawBuilder<unknown>) => RawBuilder<unknown>,
): Part<TableOf<C>> | undefined {
  const { sql: known, needs } = partOf(column)
  return value === undefined ? undefined : { sql: condition(known), needs }
}
