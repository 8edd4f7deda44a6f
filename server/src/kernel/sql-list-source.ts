import { maxRows } from '@bargah/contract/kernel/list-columns.ts'
import type { ListField, ListParams } from '@bargah/contract/kernel/read-list.ts'
import type { RawBuilder } from 'kysely'
import { counted, type ListSource } from './list.ts'
import { type Db, sql } from './sql.ts'
import { openCursor } from './sql-cursor.ts'
import { readGroups } from './sql-groups.ts'
import { countExpected, countInOrder, countSought } from './sql-expected.ts'
import { orderOf, refuseLongSort, sortsLong, whereOf } from './sql-list.ts'
import { nameInSql, type Part } from './sql-parts.ts'
import type { Sought } from './sql-search.ts'
import { allOf, orderBy, type RowReader, type Term } from './sql-selection.ts'
import { withinTime } from './sql-time.ts'
import { countToWalk, countWalked, type Expected, isLookedUp, newest } from './walk.rules.ts'

/** Its conditions, those among them that no index has with the order, and its order when none is asked for. */
type Selected = { where: readonly Part[]; sieve?: readonly Part[]; order: readonly Term[] }
/** What rows must meet: `base`, for which an index has the order, `sieve`, and `narrowed`, of which an index knows `sought`. */
type Asking = {
  base: readonly Part[]
  sieve: readonly Part[]
  narrowed: readonly Part[]
  sought: readonly Sought[]
  terms: readonly Term[]
}
/** What PostgreSQL expects: who has what is sought, and how many the caller sees, where his newest may be walked. */
type Plans = { expected: Expected | undefined; inOrder: number | undefined }

/** A list that PostgreSQL filters, sorts and pages: it counts, cuts the ids, and reads the rows of these alone. */
export function sqlListSource(db: Db, reader: RowReader, selected: Selected): ListSource<object> {
  const { inFiles = {} } = reader
  const { where, sieve = [], order } = selected
  const within = <T>(list: ListParams, work: (db: Db) => Promise<T>) =>
    withinTime(db, { ...list, isNarrowed: sieve.length > 0 }, work)
  const queriesFor = async (tx: Db, list: ListParams, isPage = false) => {
    const { where: narrowed, sought } = await whereOf(tx, reader, list)
    const asking: Asking = { base: where, sieve, narrowed, sought, terms: termsOf(reader, list, order) }
    const isWalked = isPage && mayWalk(asking, list)
    const [expected, inOrder] = await Promise.all([
      countSought(tx, reader, sought),
      isWalked
        ? countInOrder(tx, sql`select ${idOf(reader).sql} from ${firstRows(reader, asking)} limit ${newest}`)
        : undefined,
    ])
    return queriesOf(reader, asking, { expected, inOrder })
  }
  return {
    inFiles,
    async page(list) {
      const { ids, ...found } = await within(list, async (tx) =>
        (await queriesFor(tx, list, true)).cutPage(tx, list),
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
          ids: queries.ids,
          read: (tx, ids) => readInOrder(tx, reader, ids, list, inFiles),
        }
      }),
  }
}

type Cut = { total: number; isAtLeast?: boolean; ids: number[] }

const idOf = (reader: RowReader): Part => ({ sql: sql.raw(`${nameInSql(reader.from)}.id`) })

function termsOf(reader: RowReader, list: ListParams, order: readonly Term[]): Term[] {
  const terms = list.sort.length > 0 ? orderOf(reader, list.sort) : [...wholeFirst(reader, list), ...order]
  return [...terms, { ...idOf(reader), isDescending: terms.at(-1)?.isDescending ?? false }]
}

/** Shorter ones are held by so many rows that their order would have to be made of all. */
const wholeNumber = /^\d{7,11}$/

/** The row whose number is typed whole comes before those that hold it among other digits. */
function wholeFirst({ knownBy }: RowReader, { words: [word = '', ...others] }: ListParams): Term[] {
  if (knownBy.length === 0 || others.length > 0 || !wholeNumber.test(word)) return []
  const isKnown = sql.join(
    knownBy.map((column) => sql`${column.sql} = ${word}`),
    sql` or `,
  )
  return [
    {
      sql: sql`((${isKnown}) is true)`,
      needs: knownBy.flatMap(({ needs = [] }) => needs),
      isDescending: true,
    },
  ]
}

/** Whether a page is looked for in the newest rows first. One of one row is asked for its count: what a view or a filter has (docs/lists.md). */
const mayWalk = ({ sieve, sought }: Asking, list: ListParams) =>
  (sieve.length > 0 || list.words.length > 0 || sought.length > 0) &&
  list.pageSize > 1 &&
  list.page * list.pageSize < newest &&
  sortsLong(list)

const firstRows = (reader: RowReader, { base, terms }: Asking) =>
  sql`${reader.tables([...base, ...terms])} where ${allOf(base)}${orderBy(terms)}`

function queriesOf(reader: RowReader, asking: Asking, { expected, inOrder }: Plans) {
  const { base, sieve, narrowed, sought, terms } = asking
  const asked = [...sieve, ...narrowed]
  const conditions = [...base, ...asked]
  const lookups = sought.map(({ lookup, ...part }): Part => ({ ...part, sql: lookup }))
  const found = expected && isLookedUp(expected) ? [...conditions, ...lookups] : conditions
  const table = nameInSql(reader.from)
  const id = idOf(reader).sql
  const ids = (where: readonly Part[]) =>
    sql`select ${id} as id from ${reader.tables([...where, ...terms])} where ${allOf(where)}${orderBy(terms)}`
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

  /**
   * The page, when it stands in the first `most` rows of the order, and undefined when they have less of it. They are walked until
   * it is full, under the table's own name, whatever PostgreSQL takes to be many or few.
   */
  async function cutNewest(db: Db, list: ListParams, most: number): Promise<Cut | undefined> {
    const first = sql`from ${firstRows(reader, asking)}`
    const skipped = (list.page - 1) * list.pageSize
    const end = skipped + list.pageSize
    const { rows } = await sql<{ ids: number[]; hasMore: boolean }>`
      select array(select ${id}
        from (select ${sql.raw(table)}.* ${first} limit ${most}) as ${reader.tables(terms)}
        where ${isMet()}${orderBy(terms)} limit ${end + 1})::int[] as ids,
        exists (select ${first} offset ${most}) as "hasMore"`.execute(db)
    const { ids = [], hasMore = false } = rows[0] ?? {}
    const ofPage = ids.slice(skipped, end)
    if (ids.length > end)
      return hasMore
        ? { total: ids.length - 1, isAtLeast: true, ids: ofPage }
        : { total: await count(db), ids: ofPage }
    return hasMore ? undefined : { total: ids.length, ids: ofPage }
  }

  /** The rows that meet the conditions, found before they are counted, sorted and cut. */
  const foundBy = (where: readonly Part[], list: ListParams) => {
    const keys = terms.map(({ sql: key }, place) => sql`${key} as ${sql.raw(`key_${place}`)}`)
    const byKey = terms.map((term, place) => ({ ...term, sql: sql.raw(`key_${place}`) }))
    return {
      found: sql`found as materialized (select ${id} as id, ${sql.join(keys)}
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
    const found = await countExpected(
      db,
      sql`select from ${reader.tables(conditions)} where ${allOf(conditions)}`,
    )
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

  /** The page by the way that looks at fewer rows, `most` at most; undefined when neither has it soon. */
  async function cutSoon(db: Db, list: ListParams, most: number, all: number): Promise<Cut | undefined> {
    const walked = await countSieved(db, list, all)
    const cut = (await cutSieved(db, list, walked)) ?? (await cutNewest(db, list, most))
    // where PostgreSQL expected many, few may pass all the same
    return cut ?? (walked === 0 ? cutSieved(db, list, newest) : undefined)
  }

  /** The ids of one page, and how many rows there are: counted to one more than `maxRows`, or as far as the page was looked for. */
  async function cutPage(db: Db, list: ListParams): Promise<Cut> {
    if (inOrder !== undefined) {
      const most = expected ? countToWalk(list, expected, inOrder) : newest
      // how few of what is sought pass a sieve as well is not known
      const walked = sieve.length > 0 ? Math.min(most, newest) : most
      const cut = walked > 0 && (await cutSoon(db, list, walked, inOrder))
      if (cut) return cut
    }
    if (sought.length === 0) return cutWalked(db, list)
    const { found, ids: ofPage } = await cutFound(db, list)
    refuseLongSort(list, found)
    if (found <= maxRows) return { ...counted(found), ids: ofPage }
    return { ...counted(found), ids: await cutIds(db, list) }
  }

  async function cutWalked(db: Db, list: ListParams): Promise<Cut> {
    if (!sortsLong(list)) {
      const found = await count(db, maxRows + 1)
      refuseLongSort(list, found)
      return { ...counted(found), ids: found === 0 ? [] : await cutIds(db, list) }
    }
    const { rows } = await sql<{ found: number; ids: number[] }>`
      select (${counting(maxRows + 1)}) as found, ${pageOf(ids(conditions), list)} as ids`.execute(db)
    const { found = 0, ids: ofPage = [] } = rows[0] ?? {}
    return { ...counted(found), ids: ofPage }
  }

  async function cutIds(db: Db, list: ListParams): Promise<number[]> {
    const { rows } = await sql<{
      ids: number[]
    }>`select ${pageOf(ids(conditions), list)} as ids`.execute(db)
    return rows[0]?.ids ?? []
  }

  const groups = (db: Db, list: ListParams, by: ListField) =>
    readGroups(db, reader, found, { by, fields: list.fields, page: list.page })
  return { ids: ids(found), count, cutPage, groups }
}

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
