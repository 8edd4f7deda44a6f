import { maxRows } from '@bargah/contract/kernel/list-columns.ts'
import type { ListParams } from '@bargah/contract/kernel/read-list.ts'
import { counted, type ListSource } from './list.ts'
import { type Db, sql } from './sql.ts'
import { openCursor } from './sql-cursor.ts'
import { orderOf, refuseLongSort, usesSearchText, whereOf } from './sql-list.ts'
import { nameInSql, type Part } from './sql-parts.ts'
import { allOf, orderBy, type RowReader, type Term } from './sql-selection.ts'
import { withinTime } from './sql-time.ts'

/** What a list has before the caller asks for more: its conditions, and its order when none is asked for. */
type Selected = { where: readonly Part[]; order: readonly Term[] }

/** A list that PostgreSQL filters, sorts and pages: it counts, cuts the ids, and reads the rows of these alone. */
export function sqlListSource(db: Db, reader: RowReader, selected: Selected): ListSource<object> {
  const queries = queriesOf(reader, selected)
  return {
    async page(list) {
      const { found, ids } = await withinTime(db, list, async (tx) => {
        const found = await queries.count(tx, list, maxRows + 1)
        refuseLongSort(list, found)
        return { found, ids: found === 0 ? [] : await queries.cut(tx, list, found > maxRows) }
      })
      return { rows: await readInOrder(db, reader, ids, list), ...counted(found) }
    },
    count: (list) => withinTime(db, list, (tx) => queries.count(tx, list)),
    open: (list) =>
      openCursor(db, {
        async count(tx) {
          const found = await queries.count(tx, list)
          refuseLongSort(list, found)
          return found
        },
        ids: queries.ids(list),
        read: (tx, ids) => readInOrder(tx, reader, ids, list),
      }),
  }
}

function queriesOf(reader: RowReader, { where, order }: Selected) {
  const idOf: Part = { sql: sql.raw(`${nameInSql(reader.from)}.id`) }
  const conditionsOf = (list: ListParams) => [...where, ...whereOf(reader, list)]
  const termsOf = (list: ListParams): Term[] => {
    const terms = list.sort.length > 0 ? orderOf(reader, list.sort) : order
    return [...terms, { ...idOf, isDescending: terms.at(-1)?.isDescending ?? false }]
  }
  const ids = (list: ListParams) => {
    const [conditions, terms] = [conditionsOf(list), termsOf(list)]
    return sql`select ${idOf.sql} as id from ${reader.tables([...conditions, ...terms])}
      where ${allOf(conditions)}${orderBy(terms)}`
  }
  /** As `ids`, but PostgreSQL finds first and sorts then, instead of walking the order until it has found enough. */
  const idsFoundFirst = (list: ListParams) => {
    const [conditions, terms] = [conditionsOf(list), termsOf(list)]
    const keys = terms.map(({ sql: key }, place) => sql`${key} as ${sql.raw(`key_${place}`)}`)
    const byKey = terms.map((term, place) => ({ ...term, sql: sql.raw(`key_${place}`) }))
    return sql`select id from (select ${idOf.sql} as id, ${sql.join(keys)}
      from ${reader.tables([...conditions, ...terms])} where ${allOf(conditions)} offset 0) as found${orderBy(byKey)}`
  }
  return {
    ids,
    async count(db: Db, list: ListParams, upTo?: number) {
      const conditions = conditionsOf(list)
      const limit = upTo === undefined ? sql`` : sql` limit ${upTo}`
      const { rows } = await sql<{ n: number }>`select count(*) as n from (select
        from ${reader.tables(conditions)} where ${allOf(conditions)}${limit}) as found`.execute(db)
      return rows[0]?.n ?? 0
    },
    /** The ids of one page. What a search found few of is not met early on a walk in order. */
    async cut(db: Db, list: ListParams, isLong: boolean) {
      const found = !isLong && usesSearchText(reader, list) ? idsFoundFirst(list) : ids(list)
      const offset = (list.page - 1) * list.pageSize
      const { rows } = await sql<{ id: number }>`${found} limit ${list.pageSize} offset ${offset}`.execute(db)
      return rows.map((row) => row.id)
    },
  }
}

/** The rows of ids in their order; of the fields no more than are asked for, and the id. */
async function readInOrder(
  db: Db,
  reader: RowReader,
  ids: number[],
  { columns }: ListParams,
): Promise<object[]> {
  if (ids.length === 0) return []
  const names = columns && [...new Set(['id', ...columns.map(({ field }) => field)])]
  const isOnPage: Part = { sql: sql`${sql.raw(nameInSql(reader.from))}.id = any(${ids}::int[])` }
  const rows = await reader.read(db, [isOnPage], [], names ?? undefined)
  const byId = new Map<unknown, object>(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
