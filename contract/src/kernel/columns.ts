import type { ListColumn, ListTable } from './list-columns.ts'

declare const held: unique symbol
type Plain = string | number | boolean

/**
 * A column of a list: what stands above it, how it is shown, filtered and exported, and what its field holds on the
 * wire. `rowOf` (rows.ts) makes the schema of the row from it, so that each field is said once (docs/lists.md).
 */
export type Column<Value = unknown> = Omit<ListColumn, 'field'> & {
  type: 'number' | 'text' | 'boolean'
  /** The only values that there are; without it any of the type. */
  values?: readonly (string | number)[]
  isNullable?: boolean
  readonly [held]: Value
}
export type Columns = Readonly<Record<string, Column>>
/** What a row holds under the fields of columns. */
export type RowOf<C extends Columns> = {
  -readonly [Field in keyof C]: C[Field] extends Column<infer Value> ? Value : never
}
type More = Partial<Omit<ListColumn, 'field' | 'heading'>>

const make =
  <Value extends Plain>(kind: ListColumn['kind'], type: Column['type']) =>
  (heading: string, more: More = {}) =>
    ({ heading, kind, type, ...more }) as Column<Value>

export const text = make<string>('text', 'text')
/** A number that is read digit by digit and may begin with zeros: of a card, a plate, a phone. */
export const identifier = make<string>('identifier', 'text')
/** The name by which an account signs in: shown as it is typed. */
export const account = (heading: string, more: More = {}) => identifier(heading, { isTyped: true, ...more })
/** The id of a row. */
export const id = make<number>('identifier', 'number')
export const number = make<number>('number', 'number')
/** Jalali text `1405/08/30`. */
export const date = make<string>('date', 'text')
/** `14:05`. */
export const time = make<string>('time', 'text')
/** ISO 8601. */
export const instant = make<string>('instant', 'text')
export const yesNo = make<boolean>('yesNo', 'boolean')

/** In: the heading, what is counted: «تومان». */
export const money = (heading: string, unit: string, more: More = {}) =>
  make<number>('money', 'number')(heading, { unit, ...more })

/** One of the values that have a Persian word. */
export function status<const L extends Readonly<Record<string | number, string>>>(
  heading: string,
  labels: L,
  more: More = {},
) {
  const names = Object.keys(labels)
  const areNumbers = names.every((name) => /^-?\d+$/.test(name))
  const column = make('status', areNumbers ? 'number' : 'text')(heading, { labels, ...more })
  return oneOf((areNumbers ? names.map(Number) : names) as unknown as readonly (keyof L & Plain)[], column)
}

/** The column with no other values than these. */
export const oneOf = <const V extends string | number>(values: readonly V[], column: Column): Column<V> =>
  ({ ...column, values }) as unknown as Column<V>

/** The column with a field that may be empty. */
export const orNull = <Value>(column: Column<Value>): Column<Value | null> =>
  ({ ...column, isNullable: true }) as Column<Value | null>

/** Declares a list: its title, and the columns of its rows by their fields, in their first order. */
export const table = <const C extends Columns>(title: string, fields: C) => ({
  title,
  fields,
  columns: Object.entries(fields).map(([field, column]) => ({ field, ...column })) as ListTable<
    keyof C & string
  >['columns'],
})
