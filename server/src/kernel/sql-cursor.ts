import type { RawBuilder } from 'kysely'
import { batchSize, type OpenedList } from './list.ts'
import { type Db, sql } from './sql.ts'

type Queries<Row> = {
  count(tx: Db): Promise<number>
  ids: RawBuilder<unknown>
  read(tx: Db, ids: number[]): Promise<Row[]>
}

// a file has its own limits, since its reader may be slow (`slow-readers.ts` cuts him off before); and all of its rows are
// wanted, so that the plan which has the first ones soonest is of no use
const settings = `set local statement_timeout = '2min'; set local idle_in_transaction_session_timeout = '11min';
  set local cursor_tuple_fraction = 1`

/** Opens a cursor in a transaction of its own that sees one moment; at most two batches are in memory. */
export async function openCursor<Row>(
  db: Db,
  queriesOf: (tx: Db) => Promise<Queries<Row>>,
): Promise<OpenedList<Row>> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  const close = async () => {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute()
  }
  try {
    await sql.raw(settings).execute(tx)
    const { count, ids, read } = await queriesOf(tx)
    const total = await count(tx)
    await sql`declare listed no scroll cursor for ${ids}`.execute(tx)
    return { total, batches: fetchBatches(tx, read), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The next batch is on its way while the last one is worked on. */
async function* fetchBatches<Row>(tx: Db, read: Queries<Row>['read']) {
  const fetchBatch = async () => {
    const { rows } = await sql<{ id: number }>`fetch ${sql.lit(batchSize)} from listed`.execute(tx)
    return rows.length === 0
      ? []
      : read(
          tx,
          rows.map(({ id }) => id),
        )
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
