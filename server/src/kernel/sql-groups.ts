import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { fieldOfGrouping, type ListGroup, maxGroups } from '@bargah/contract/kernel/list-columns.ts'
import type { ListField } from '@bargah/contract/kernel/read-list.ts'
import type { Grouped } from './list.ts'
import { foldMonths, pageOfGroups } from './list.rules.ts'
import { type Db, sql } from './sql.ts'
import { sortKey } from './sql-list.ts'
import type { Part } from './sql-parts.ts'
import { allOf, type RowReader } from './sql-selection.ts'

type Value = ListGroup['value']
/** A day comes as a moment of it. `all…`: of every group, also beyond the bound. */
type Found = {
  value: Value | Date
  count: number
  sums: number[]
  allGroups: number
  allRows: number
  allSums: number[]
}

/**
 * In: conditions, what the rows that meet them are grouped by, all fields of the list, and which page of groups is meant.
 * Out: the groups, beside what all come to, which no page beyond the last tells.
 */
export async function readGroups(
  db: Db,
  reader: RowReader,
  where: readonly Part[],
  { by, fields, page }: { by: ListField; fields: readonly ListField[]; page: number },
): Promise<Grouped> {
  const key = keyOf(reader, by)
  const summed = fields.filter(({ isSummed }) => isSummed)
  const sums = summed.map((field) => sumOf(reader, field, fields))
  const { rows } = await sql<Found>`
    select value, count, sums, count(*) over () as "allGroups", (sum(count) over ())::bigint as "allRows",
      ${arrayOf(sums.map((_, at) => sql`sum(sums[${sql.lit(at + 1)}]) over ()`))} as "allSums"
    from (select ${key.shown} as value, count(*) as count, ${arrayOf(sums.map((sum) => sum.sql))} as sums
      from ${reader.tables([key, ...sums, ...where])} where ${allOf(where)} group by ${key.sql}) as found
    order by ${key.order} limit ${sql.lit(by.isMonth ? mostDays : maxGroups)}
      offset ${sql.lit(by.isMonth ? 0 : (page - 1) * maxGroups)}`.execute(db)
  const [first] = rows
  const named = (values: readonly number[] = []) =>
    Object.fromEntries(summed.map(({ field }, at) => [field, values[at] ?? 0]))
  const found = rows.map((row) => ({ value: present(row.value), count: row.count, sums: named(row.sums) }))
  const months = by.isMonth ? foldMonths(found) : undefined
  return {
    total: first?.allRows ?? 0,
    groups: {
      list: months ? pageOfGroups(months, page) : found,
      count: months?.length ?? first?.allGroups ?? 0,
      sums: named(first?.allSums),
    },
  }
}

/** Days that are read of a list by months: ten years, in which it was made, and more. */
const mostDays = 10_000

const arrayOf = (parts: readonly Part['sql'][]) =>
  parts.length === 0 ? sql`array[]::float8[]` : sql`array[${sql.join(parts)}]::float8[]`

/** What a group shares: how it is compared, what is read of it, and the order of the groups. */
function keyOf(reader: RowReader, field: ListField) {
  const { sql: value, needs } = reader.partOf({ ...field, field: fieldOfGrouping(field) })
  if (field.kind === 'date')
    return {
      sql: sortKey(value, field, false),
      needs,
      shown: sql`min(${value})`,
      order: sql`value desc nulls last`,
    }
  const key = field.kind === 'text' ? sql`nullif(${value}, '')` : value
  return { sql: key, needs, shown: key, order: sql`count desc, value nulls last` }
}

const present = (value: Value | Date): Value => (value instanceof Date ? jalaliDate(value) : value)

function sumOf(reader: RowReader, { field, isSummed }: ListField, fields: readonly ListField[]): Part {
  const partOf = (name: string) => {
    const found = fields.find((one) => one.field === name)
    if (!found) throw new Error(`the list has no field ${name}`)
    return reader.partOf(found)
  }
  const { times, unless } = isSummed ?? {}
  const one = partOf(field)
  const factor = times === undefined ? undefined : partOf(times)
  const other = unless && partOf(unless[0])
  const value = factor ? sql`${one.sql} * ${factor.sql}` : one.sql
  const counted = other ? sql`filter (where ${other.sql} is distinct from ${sql.lit(unless[1])})` : sql``
  const needs = [one, factor, other].flatMap((part) => part?.needs ?? [])
  return { sql: sql`coalesce(sum(${value}) ${counted}, 0)`, needs }
}
