import { maxRows } from '@bargah/contract/kernel/list-columns.ts'
import type { ListField, ListParams } from '@bargah/contract/kernel/read-list.ts'
import type { RawBuilder } from 'kysely'
import { counted, type ListSource } from './list.ts'
import { type Db, sql } from './sql.ts'
import { openCursor } from './sql-cursor.ts'
import { readGroups } from './sql-groups.ts'
import { orderOf, refuseLongSort, sortsLong, usesSearchText, whereOf } from './sql-list.ts'
import { nameInSql, type Part } from './sql-parts.ts'
import { allOf, orderBy, type RowReader, type Term } from './sql-selection.ts'
import { withinTime } from './sql-time.ts'

/** What a list has before the caller asks for more: its conditions, and its order when none is asked for. */
type Selected = { where: readonly Part[]; order: readonly Term[] }

/** A list that PostgreSQL filters, sorts and pages: it counts, cuts the ids, and reads the rows of these alone. */
export function sqlListSource(db: Db, reader: RowReader, selected: Selected): ListSource<object> {
  const { inFiles = {} } = reader
  const queriesFor = async (tx: Db, list: ListParams) => {
    const conditions = [...selected.where, ...(await whereOf(tx, reader, list))]
    return queriesOf(reader, conditions, selected.order)
  }
  return {
    inFiles,
    async page(list) {
      const { found, ids } = await withinTime(db, list, async (tx) =>
        (await queriesFor(tx, list)).cutPage(tx, list),
      )
      return { rows: await readInOrder(db, reader, ids, list), ...counted(found) }
    },
    count: (list) => withinTime(db, list, async (tx) => (await queriesFor(tx, list)).count(tx)),
    groups: (list, by) =>
      withinTime(db, list, async (tx) => (await queriesFor(tx, list)).groups(tx, list, by)),
    open: (list) =>
      openCursor(db, async (opened) => {
        const queries = await queriesFor(opened, list)
        return {
          async count(tx) {
            const found = await queries.count(tx)
            refuseLongSort(list, found)
            return found
          },
          ids: queries.ids(list),
          read: (tx, ids) => readInOrder(tx, reader, ids, list, inFiles),
        }
      }),
  }
}

function queriesOf(reader: RowReader, conditions: readonly Part[], order: readonly Term[]) {
  const idOf: Part = { sql: sql.raw(`${nameInSql(reader.from)}.id`) }
  const termsOf = (list: ListParams): Term[] => {
    const terms = list.sort.length > 0 ? orderOf(reader, list.sort) : order
    return [...terms, { ...idOf, isDescending: terms.at(-1)?.isDescending ?? false }]
  }
  const ids = (list: ListParams) => {
    const terms = termsOf(list)
    return sql`select ${idOf.sql} as id from ${reader.tables([...conditions, ...terms])}
      where ${allOf(conditions)}${orderBy(terms)}`
  }
  /** As `ids`, but PostgreSQL finds first and sorts then, instead of walking the order until it has found enough. */
  const idsFoundFirst = (list: ListParams) => {
    const terms = termsOf(list)
    const keys = terms.map(({ sql: key }, place) => sql`${key} as ${sql.raw(`key_${place}`)}`)
    const byKey = terms.map((term, place) => ({ ...term, sql: sql.raw(`key_${place}`) }))
    return sql`select id from (select ${idOf.sql} as id, ${sql.join(keys)}
      from ${reader.tables([...conditions, ...terms])} where ${allOf(conditions)} offset 0) as found${orderBy(byKey)}`
  }
  const counting = (upTo?: number) => {
    const limit = upTo === undefined ? sql`` : sql` limit ${upTo}`
    return sql`select count(*) as found from (select
      from ${reader.tables(conditions)} where ${allOf(conditions)}${limit}) as counted`
  }
  const count = async (db: Db, upTo?: number) => {
    const { rows } = await sql<{ found: number }>`${counting(upTo)}`.execute(db)
    return rows[0]?.found ?? 0
  }
  const pageOf = (query: RawBuilder<unknown>, { page, pageSize }: ListParams) =>
    sql`array(${query} limit ${pageSize} offset ${(page - 1) * pageSize})::int[]`

  /** The ids of one page, and how many rows there are, counted to one more than `maxRows`. */
  async function cutPage(db: Db, list: ListParams): Promise<{ found: number; ids: number[] }> {
    const isWalked = !usesSearchText(reader, list)
    if (isWalked && sortsLong(list)) {
      const both = sql<{ found: number; ids: number[] }>`
        select (${counting(maxRows + 1)}) as found, ${pageOf(ids(list), list)} as ids`
      return (await both.execute(db)).rows[0] ?? { found: 0, ids: [] }
    }
    const found = await count(db, maxRows + 1)
    refuseLongSort(list, found)
    if (found === 0) return { found, ids: [] }
    // what a search found few of is not met early on a walk in order
    const query = isWalked || found > maxRows ? ids(list) : idsFoundFirst(list)
    const cut = await sql<{ ids: number[] }>`select ${pageOf(query, list)} as ids`.execute(db)
    return { found, ids: cut.rows[0]?.ids ?? [] }
  }
  const groups = (db: Db, list: ListParams, by: ListField) =>
    readGroups(db, reader, conditions, { by, fields: list.fields })
  return { ids, count, cutPage, groups }
}

/** The rows of ids in their order; of the fields no more than are asked for, what their words in a file need, and the id. */
async function readInOrder(
  db: Db,
  reader: RowReader,
  ids: number[],
  { columns }: ListParams,
  inFiles: RowReader['inFiles'] = {},
): Promise<object[]> {
  if (ids.length === 0) return []
  const asked = columns?.flatMap(({ field }) => [field, ...(inFiles[field]?.needs ?? [])])
  const names = asked && [...new Set(['id', ...asked])]
  const isOnPage: Part = { sql: sql`${sql.raw(nameInSql(reader.from))}.id = any(${ids}::int[])` }
  const rows = await reader.read(db, [isOnPage], [], names)
  const byId = new Map<unknown, object>(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
