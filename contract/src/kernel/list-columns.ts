import type { Role } from './access.ts'

/**
 * The columns of a list, as the table on the screen, the filter and the exported spreadsheet read them; `columns.ts` declares them.
 * `date` is Jalali text `1405/08/30`, `time` is `14:05`, `instant` is ISO 8601.
 */
export const columnKinds = [
  'text',
  'identifier',
  'number',
  'money',
  'date',
  'time',
  'instant',
  'yesNo',
  'status',
] as const
export type ColumnKind = (typeof columnKinds)[number]

type Labels = Readonly<Record<string | number, string>>

export type ListColumn<Field extends string = string> = {
  field: Field
  /** What stands above the column, in Persian; short, since a screen is narrow. */
  heading: string
  kind: ColumnKind
  /** What numbers and money are counted in: «تومان», «کیلوگرم». It is shown in the heading. */
  unit?: string
  /** Of a status: the Persian word of each value. */
  labels?: Labels
  /** The same as some read it in words of their own. */
  labelsFor?: Partial<Record<Role, Labels>>
  /** An index has its order, so that it alone sorts a list of more than `maxRows` rows; shorter ones sort by any column. */
  sortsLong?: boolean
  /** Not among the columns that show at first; it can be asked for. */
  isHidden?: boolean
  /** Of an identifier: it is shown as it is typed, in Latin digits and from left to right. */
  isTyped?: boolean
  /** Of a text: many rows share its words, so that a list is grouped by it. A status, yes or no and a day always are. */
  groups?: boolean
  /** Of a day: what its Persian month is called, by which the list is grouped too. */
  months?: string
  /** It stands for the month of a day: `1405/08`. */
  isMonth?: boolean
  /**
   * Its sum stands in the foot of a table and at the head of each group: each value `times` the number of another field,
   * `unless` another field has that value.
   */
  isSummed?: { times?: string; unless?: readonly [field: string, value: string | number] }
}
export type ListTable<Field extends string = string> = {
  /** Names the list: over its table, on its spreadsheets and their files. */
  title: string
  columns: readonly ListColumn<Field>[]
}

export const filterOps = ['eq', 'in', 'lt', 'gt', 'between', 'contains'] as const
export type FilterOp = (typeof filterOps)[number]
type Value = string | number | boolean
/**
 * A condition that the row's field must meet. `eq` null means empty; `in` takes an array; `between` takes both ends,
 * each counted, null for an open end; `contains` is for text in any spelling.
 */
export type FilterRule = { field: string; op: FilterOp; value: Value | null | readonly (Value | null)[] }

const compared = ['eq', 'in', 'lt', 'gt', 'between'] as const
/** Which conditions a column of each kind takes. */
export const opsOfKind: Record<ColumnKind, readonly FilterOp[]> = {
  text: ['eq', 'in', 'contains'],
  identifier: ['eq', 'in', 'contains'],
  number: compared,
  money: compared,
  date: compared,
  time: compared,
  instant: compared,
  yesNo: ['eq', 'in'],
  status: ['eq', 'in'],
}

/** Most rows that one reply carries, and how far a total is counted unless `CountOnly` asks (rules 16.1). */
export const maxRows = 10_000

export const listFormats = ['xlsx', 'csv'] as const
export type ListFormat = (typeof listFormats)[number]

/** Most groups that one reply carries: a page of them. */
export const maxGroups = 100
/** Rows that share a value of a field, null where it is empty: how many, and the sums of the list's summed fields. */
export type ListGroup = { value: Value | null; count: number; sums: Readonly<Record<string, number>> }
/** The largest groups first, of days the newest; how many there are in all, and the sums of all rows. */
export type ListGroups = { list: readonly ListGroup[]; count: number; sums: ListGroup['sums'] }

/** Whether a list is grouped by a column. */
export const mayGroup = ({ kind, groups = false }: Pick<ListColumn, 'kind' | 'groups'>) =>
  kind === 'status' || kind === 'yesNo' || kind === 'date' || (kind === 'text' && groups)

const monthly = '.month'
/** In: a list's columns. Out: those by which it is grouped, a day that says so by its month too, under `field.month`. */
export const groupingsOf = <C extends ListColumn>(columns: readonly C[]): C[] =>
  columns.filter(mayGroup).flatMap((column) => {
    const { field, months } = column
    if (months === undefined) return [column]
    return [column, { ...column, field: `${field}${monthly}`, heading: months, isMonth: true }]
  })

/** The field of rows that a grouping is about. */
export const fieldOfGrouping = ({ field, isMonth }: Pick<ListColumn, 'field' | 'isMonth'>) =>
  isMonth ? field.slice(0, -monthly.length) : field

/** Whether a search looks into a column: a text or an identifier that shows at first. */
export const isSearched = ({ kind, isHidden = false }: Pick<ListColumn, 'kind' | 'isHidden'>) =>
  (kind === 'text' || kind === 'identifier') && !isHidden

/** In: a summed column and a row. Out: what the row adds to its sum. */
export function summedOf({ field, isSummed }: ListColumn, row: object): number {
  const values = row as Readonly<Record<string, unknown>>
  const { times, unless } = isSummed ?? {}
  if (unless && values[unless[0]] === unless[1]) return 0
  return Number(values[field] ?? 0) * Number(times ? (values[times] ?? 0) : 1)
}

/** In: a column. Out: what stands above it on paper: `کرایه (تومان)`. */
export const headingOf = ({ heading, unit }: Pick<ListColumn, 'heading' | 'unit'>) =>
  unit === undefined ? heading : `${heading} (${unit})`

/** In: a column and who reads its list. Out: the column in his words. */
export function columnFor<C extends ListColumn>(column: C, reader: Role | null): C {
  const labels = reader === null ? undefined : column.labelsFor?.[reader]
  return labels ? { ...column, labels } : column
}

/** In: a column with labels and a value. Out: its Persian word; the value itself when it has none. */
export function labelOf({ kind, labels }: Pick<ListColumn, 'kind' | 'labels'>, value: Value): string {
  const label = labels?.[String(value)]
  if (label !== undefined) return label
  if (kind === 'yesNo') return value === true ? 'بله' : 'خیر'
  return String(value)
}
