import { maxRows } from '@bargah/contract/kernel/list.ts'
import type { ListParams } from '@bargah/contract/kernel/read-list.ts'
import type { Expression, RawBuilder, SelectQueryBuilder } from 'kysely'
import { batchSize, counted, type ListSource, type OpenedList } from './list.ts'
import { type Db, sql } from './sql.ts'
import { orderOf, type SqlFields, whereOf } from './sql-list.ts'

/**
 * A list that PostgreSQL filters, sorts and pages. `found` gives what the caller may see and has asked for, with left
 * joins for what is only sorted or filtered by (PostgreSQL leaves out the unused ones); from it come the ids, and
 * `read` gives the rows of ids in any order.
 */
type SqlListParts<Reply, Found, Tables, Names extends keyof Tables, Picked> = {
  db: Db
  found: (db: Db) => SelectQueryBuilder<Tables, Names, Picked>
  /** The column of the id, the last key of every order. */
  id: string
  fields: SqlFields<Reply>
  /** The order when none is asked for; the id follows, descending when `idDescends`. */
  order: readonly RawBuilder<unknown>[]
  idDescends: boolean
  read: (db: Db, ids: number[]) => Promise<Found[]>
}

export function sqlList<
  Reply extends object,
  Found extends { id: number },
  Tables,
  Names extends keyof Tables,
  Picked,
>(parts: SqlListParts<Reply, Found, Tables, Names, Picked>): ListSource<Found> {
  const { db, fields, id, order, idDescends } = parts
  const narrowed = (within: Db, list: ListParams) => parts.found(within).where(whereOf(fields, list))
  const ids = (within: Db, list: ListParams) => {
    const descends = list.sort.at(-1)?.isDescending ?? idDescends
    const terms = list.sort.length > 0 ? orderOf(fields, list.sort) : order
    const all = [...terms, sql`${sql.ref(id)} ${sql.raw(descends ? 'desc' : 'asc')}`]
    const selected = narrowed(within, list).select(sql<number>`${sql.ref(id)}`.as('id'))
    return all.reduce((query, term) => query.orderBy(term), selected)
  }
  const count = async (within: Db, list: ListParams, upTo?: number) => {
    const one = narrowed(within, list).select(sql<number>`1`.as('one'))
    const some = upTo === undefined ? one : one.limit(sql.lit(upTo))
    const { rows } = await sql<{ n: number }>`select count(*) as n from (${some}) as found`.execute(within)
    return rows[0]?.n ?? 0
  }
  return {
    async page(list) {
      const offset = (list.page - 1) * list.pageSize
      const cut = ids(db, list).limit(sql.lit(list.pageSize)).offset(sql.lit(offset))
      const { rows: page } = await sql<{ id: number }>`${cut}`.execute(db)
      const rows = await readInOrder(parts.read, db, page)
      const isAll = offset === 0 && page.length < list.pageSize
      return { rows, ...counted(isAll ? page.length : await count(db, list, maxRows + 1)) }
    },
    count: (list) => count(db, list),
    open: (list) => openCursor(db, parts.read, list, { ids, count }),
  }
}

type Read<Found> = (db: Db, ids: number[]) => Promise<Found[]>

async function readInOrder<Found extends { id: number }>(
  read: Read<Found>,
  db: Db,
  page: readonly { id: number }[],
) {
  if (page.length === 0) return []
  const rows = await read(
    db,
    page.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return page.flatMap(({ id }) => byId.get(id) ?? [])
}

type Queries = {
  ids: (db: Db, list: ListParams) => Expression<unknown>
  count: (db: Db, list: ListParams) => Promise<number>
}

/** Opens a cursor in a transaction of its own that sees one moment; at most two batches are in memory. */
async function openCursor<Found extends { id: number }>(
  db: Db,
  read: Read<Found>,
  list: ListParams,
  { ids, count }: Queries,
): Promise<OpenedList<Found>> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  const close = async () => {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute()
  }
  try {
    const total = await count(tx, list)
    // all rows are wanted, so the plan that has the first ones soonest is of no use
    await sql`set local cursor_tuple_fraction = 1`.execute(tx)
    await sql`declare listed no scroll cursor for ${ids(tx, list)}`.execute(tx)
    return { total, batches: fetchBatches(tx, read), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The next batch is on its way while the last one is worked on. */
async function* fetchBatches<Found extends { id: number }>(tx: Db, read: Read<Found>) {
  const fetchBatch = async () => {
    const { rows } = await sql<{ id: number }>`fetch ${sql.lit(batchSize)} from listed`.execute(tx)
    return readInOrder(read, tx, rows)
  }
  let next = fetchBatch()
  for (;;) {
    const batch = await next
    if (batch.length === 0) return
    next = fetchBatch()
    // when nobody asks for it any more, its failure is nobody's
    next.catch(() => {})
    yield batch
  }
}
