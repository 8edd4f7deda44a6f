import { maxRows } from '@bargah/contract/kernel/list-columns.ts'
import type { ListField, ListParams } from '@bargah/contract/kernel/read-list.ts'
import type { RawBuilder } from 'kysely'
import { counted, type ListSource } from './list.ts'
import { type Db, sql } from './sql.ts'
import { openCursor } from './sql-cursor.ts'
import { readGroups } from './sql-groups.ts'
import { orderOf, refuseLongSort, sortsLong, whereOf } from './sql-list.ts'
import { nameInSql, type Part } from './sql-parts.ts'
import type { Sought } from './sql-search.ts'
import { allOf, orderBy, type RowReader, type Term } from './sql-selection.ts'
import { withinTime } from './sql-time.ts'
import { countWalked, type Expected, isLookedUp, isSoonSought, newest } from './walk.rules.ts'

/** Its conditions, those among them that no index has with the order, and its order when none is asked for. */
type Selected = { where: readonly Part[]; sieve?: readonly Part[]; order: readonly Term[] }
/** What rows must meet: `base`, for which an index has the order, `sieve`, and `narrowed`, of which an index knows `sought`. */
type Conditions = {
  base: readonly Part[]
  sieve: readonly Part[]
  narrowed: readonly Part[]
  sought: readonly Sought[]
  isWalked: boolean
}

/** What PostgreSQL may expect reading them to cost; an index that has them in order, row by row from the disk, costs half. */
const dearest = 40_000

/** A list that PostgreSQL filters, sorts and pages: it counts, cuts the ids, and reads the rows of these alone. */
export function sqlListSource(db: Db, reader: RowReader, selected: Selected): ListSource<object> {
  const { inFiles = {} } = reader
  const { where, sieve = [], order } = selected
  const within = <T>(list: ListParams, work: (db: Db) => Promise<T>) =>
    withinTime(db, { ...list, isNarrowed: sieve.length > 0 }, work)
  const queriesFor = async (tx: Db, list: ListParams) => {
    const { where: narrowed, sought } = await whereOf(tx, reader, list)
    const isWalked = sieve.length > 0 || list.words.length > 0 || sought.length > 0
    const asking = { base: where, sieve, narrowed, sought, isWalked }
    return queriesOf(reader, asking, order, await countSought(tx, reader, sought))
  }
  return {
    inFiles,
    async page(list) {
      const { ids, ...found } = await within(list, async (tx) =>
        (await queriesFor(tx, list)).cutPage(tx, list),
      )
      return { rows: await readInOrder(db, reader, ids, list), ...found }
    },
    count: (list) => within(list, async (tx) => (await queriesFor(tx, list)).count(tx)),
    groups: (list, by) => within(list, async (tx) => (await queriesFor(tx, list)).groups(tx, list, by)),
    open: (list) =>
      openCursor(db, async (opened) => {
        const queries = await queriesFor(opened, list)
        return {
          async count(tx) {
            const found = await queries.count(tx)
            refuseLongSort(list, found)
            return found
          },
          ids: queries.idsFound(list),
          read: (tx, ids) => readInOrder(tx, reader, ids, list, inFiles),
        }
      }),
  }
}

type Cut = { total: number; isAtLeast?: boolean; ids: number[] }

function queriesOf(
  reader: RowReader,
  asking: Conditions,
  order: readonly Term[],
  expected: Expected | undefined,
) {
  const { base, sieve, narrowed, sought, isWalked } = asking
  const asked = [...sieve, ...narrowed]
  const conditions = [...base, ...asked]
  const lookups = sought.map(({ lookup, ...part }): Part => ({ ...part, sql: lookup }))
  const found = expected && isLookedUp(expected) ? [...conditions, ...lookups] : conditions
  const table = nameInSql(reader.from)
  const idOf: Part = { sql: sql.raw(`${table}.id`) }
  const termsOf = (list: ListParams): Term[] => {
    const terms = list.sort.length > 0 ? orderOf(reader, list.sort) : order
    return [...terms, { ...idOf, isDescending: terms.at(-1)?.isDescending ?? false }]
  }
  const ids = (list: ListParams, where: readonly Part[]) => {
    const terms = termsOf(list)
    return sql`select ${idOf.sql} as id from ${reader.tables([...where, ...terms])}
      where ${allOf(where)}${orderBy(terms)}`
  }
  const idsFound = (list: ListParams) => ids(list, found)
  const counting = (upTo?: number) => {
    const limit = upTo === undefined ? sql`` : sql` limit ${upTo}`
    const rows = inParts(found).map((part) => sql`select from ${reader.tables(part)} where ${allOf(part)}`)
    return sql`select count(*) as found from (${sql.join(rows, sql` union all `)}${limit}) as counted`
  }
  const count = async (db: Db, upTo?: number) => {
    const { rows } = await sql<{ found: number }>`${counting(upTo)}`.execute(db)
    return rows[0]?.found ?? 0
  }
  const pageOf = (query: RawBuilder<unknown>, { page, pageSize }: ListParams) =>
    sql`array(${query} limit ${pageSize} offset ${(page - 1) * pageSize})::int[]`

  /**
   * Whether a row meets what is asked. What other tables say is looked up for this row alone, by the ids that it has: joined,
   * PostgreSQL may well read all of them that match before the first row is looked at, and an index of what is asked (`is true`
   * hides it) would be read anew for each row.
   */
  const isMet = () => {
    const isJoined = asked.some(({ needs = [] }) => needs.some((other) => other !== reader.from))
    if (!isJoined) return allOf(asked)
    const met = asked.map((one) => ({ ...one, sql: sql`(${one.sql}) is true` }))
    return sql`${allOf(sought)} and exists (select from (select ${sql.raw(table)}.*) as ${reader.tables(asked)}
      where ${allOf(met)} offset 0)`
  }

  const firstRows = (list: ListParams) => {
    const terms = termsOf(list)
    return sql`from ${reader.tables([...base, ...terms])} where ${allOf(base)}${orderBy(terms)}`
  }

  /**
   * The page, when it stands in the first rows of the order, and undefined when they have less of it. They are walked until it is
   * full, under the table's own name, whatever PostgreSQL takes to be many or few.
   */
  async function cutNewest(db: Db, list: ListParams): Promise<Cut | undefined> {
    const terms = termsOf(list)
    const first = firstRows(list)
    const skipped = (list.page - 1) * list.pageSize
    const end = skipped + list.pageSize
    const { rows } = await sql<{ ids: number[]; hasMore: boolean }>`
      select array(select ${idOf.sql}
        from (select ${sql.raw(table)}.* ${first} limit ${newest}) as ${reader.tables(terms)}
        where ${isMet()}${orderBy(terms)} limit ${end + 1})::int[] as ids,
        exists (select ${first} offset ${newest}) as "hasMore"`.execute(db)
    const { ids = [], hasMore = false } = rows[0] ?? {}
    const ofPage = ids.slice(skipped, end)
    if (ids.length > end)
      return hasMore
        ? { total: ids.length - 1, isAtLeast: true, ids: ofPage }
        : { total: await count(db), ids: ofPage }
    return hasMore ? undefined : { total: ids.length, ids: ofPage }
  }

  /**
   * How many rows PostgreSQL expects the caller to see, when an index has the first of them in order, and undefined when all of
   * his would be sorted.
   */
  async function countInOrder(db: Db, list: ListParams): Promise<number | undefined> {
    const [limit = '', rows, ...others] = await planOf(
      db,
      sql`select ${idOf.sql} ${firstRows(list)} limit ${newest}`,
    )
    const cost = Number(/\.\.(\d+)/.exec(limit)?.[1])
    const isSorted = [limit, rows, ...others].some((line = '') => /(^|-> +)Sort /.test(line))
    return cost < dearest && !isSorted ? rowsIn(rows) : undefined
  }

  /** The rows that meet the conditions, found before they are counted, sorted and cut. */
  const foundBy = (where: readonly Part[], list: ListParams) => {
    const terms = termsOf(list)
    const keys = terms.map(({ sql: key }, place) => sql`${key} as ${sql.raw(`key_${place}`)}`)
    const byKey = terms.map((term, place) => ({ ...term, sql: sql.raw(`key_${place}`) }))
    return {
      found: sql`found as materialized (select ${idOf.sql} as id, ${sql.join(keys)}
        from ${reader.tables([...where, ...terms])} where ${allOf(where)} limit ${maxRows + 1})`,
      cut: sql`(select count(*) from found) as found,
        ${pageOf(sql`select id from found${orderBy(byKey)}`, list)} as ids`,
    }
  }

  /** The page of what few rows have, found by the index of the search. */
  async function cutFound(db: Db, list: ListParams): Promise<{ found: number; ids: number[] }> {
    const { found: few, cut } = foundBy(found, list)
    const { rows } = await sql<{ found: number; ids: number[] }>`with ${few} select ${cut}`.execute(db)
    return rows[0] ?? { found: 0, ids: [] }
  }

  /** How many rows a walk would look at before a page is full; none when more than these pass the sieve, as PostgreSQL expects. */
  async function countSieved(db: Db, list: ListParams, all: number): Promise<number> {
    if (sieve.length === 0) return 0
    const [line] = await planOf(db, sql`select from ${reader.tables(conditions)} where ${allOf(conditions)}`)
    const found = rowsIn(line)
    const walked = Math.min(newest, countWalked(list, { found, all }))
    return found <= walked ? walked : 0
  }

  /**
   * The page of a sieve that few pass: found from the other table, by the index that this has of it. Undefined when `most` of
   * its rows are not all that pass, which is soon read.
   */
  async function cutSieved(db: Db, list: ListParams, most: number): Promise<Cut | undefined> {
    const passed = most > 0 && sieve.length > 0 && reader.throughJoin(sieve)
    if (!passed) return undefined
    const isPassed: Part = {
      sql: sql`(select count(*) from passed) <= ${most}
        and ${sql.raw(nameInSql(passed.by))} = any(array(select id from passed))`,
    }
    const { found, cut } = foundBy([...base, ...narrowed, isPassed], list)
    const { rows } = await sql<{ passed: number; found: number; ids: number[] }>`
      with passed as materialized (${passed.ids} limit ${most + 1}), ${found}
      select (select count(*) from passed) as passed, ${cut}`.execute(db)
    const [one] = rows
    return one && one.passed <= most && one.found <= maxRows ? { total: one.found, ids: one.ids } : undefined
  }

  /** The page by the way that looks at fewer rows; undefined when neither has it soon. */
  async function cutSoon(db: Db, list: ListParams, all: number): Promise<Cut | undefined> {
    const walked = await countSieved(db, list, all)
    const cut = (await cutSieved(db, list, walked)) ?? (await cutNewest(db, list))
    // where PostgreSQL expected many, few may pass all the same
    return cut ?? (walked === 0 ? cutSieved(db, list, newest) : undefined)
  }

  /** The ids of one page, and how many rows there are: counted to one more than `maxRows`, or as far as the page was looked for. */
  async function cutPage(db: Db, list: ListParams): Promise<Cut> {
    // a page of one row is asked for its count: what a view or a filter has (docs/lists.md)
    const mayWalk = isWalked && list.pageSize > 1 && list.page * list.pageSize < newest
    if (mayWalk && sortsLong(list)) {
      const mine = await countInOrder(db, list)
      const isWalk = mine !== undefined && !(expected && isSoonSought(list, expected, mine))
      const cut = isWalk && (await cutSoon(db, list, mine))
      if (cut) return cut
    }
    if (sought.length === 0) return cutWalked(db, list)
    const { found, ids: inOrder } = await cutFound(db, list)
    refuseLongSort(list, found)
    if (found <= maxRows) return { ...counted(found), ids: inOrder }
    return { ...counted(found), ids: await cutIds(db, list) }
  }

  async function cutWalked(db: Db, list: ListParams): Promise<Cut> {
    if (!sortsLong(list)) {
      const found = await count(db, maxRows + 1)
      refuseLongSort(list, found)
      return { ...counted(found), ids: found === 0 ? [] : await cutIds(db, list) }
    }
    const { rows } = await sql<{ found: number; ids: number[] }>`
      select (${counting(maxRows + 1)}) as found, ${pageOf(ids(list, conditions), list)} as ids`.execute(db)
    const { found = 0, ids: ofPage = [] } = rows[0] ?? {}
    return { ...counted(found), ids: ofPage }
  }

  async function cutIds(db: Db, list: ListParams): Promise<number[]> {
    const { rows } = await sql<{
      ids: number[]
    }>`select ${pageOf(ids(list, conditions), list)} as ids`.execute(db)
    return rows[0]?.ids ?? []
  }

  const groups = (db: Db, list: ListParams, by: ListField) =>
    readGroups(db, reader, found, { by, fields: list.fields })
  return { idsFound, count, cutPage, groups }
}

/** How many rows of the table have what is sought, and how many it has, as PostgreSQL expects; undefined where nothing is sought. */
async function countSought(
  db: Db,
  reader: RowReader,
  sought: readonly Sought[],
): Promise<Expected | undefined> {
  if (sought.length === 0) return undefined
  const expected = sought.map((one): Part => ({ ...one, sql: one.expected }))
  const [[found], [all]] = await Promise.all([
    planOf(db, sql`select from ${reader.tables(expected)} where ${allOf(expected)}`),
    planOf(db, sql`select from ${sql.raw(nameInSql(reader.from))}`),
  ])
  return { found: rowsIn(found), all: rowsIn(all) }
}

/** How PostgreSQL would go about a query, line by line. */
async function planOf(db: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<object>`explain ${query}`.execute(db)
  return rows.flatMap((row) => Object.values(row) as string[])
}

/** In: a line of a plan. Out: how many rows its step is expected to give. */
const rowsIn = (line = '') => Number(/ rows=(\d+)/.exec(line)?.[1] ?? 0)

/** In: conditions. Out: the same several times, once for each part of the one that has parts. */
function inParts(conditions: readonly Part[]): Part[][] {
  const of = conditions.find(({ apart }) => apart)
  if (!of?.apart) return [[...conditions]]
  return of.apart.map((part) => conditions.map((one) => (one === of ? { ...of, sql: part } : one)))
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
