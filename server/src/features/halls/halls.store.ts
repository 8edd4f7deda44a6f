import { compiledFirst, compiledHas, compiledOnce } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

const hallLocks = 1

/**
 * Locks a hall for this transaction, first of all locks: `shared` by whoever adds to it, `exclusive` by whoever
 * decides over all of it (rules 11.8). Lock order everywhere: hall → driver → turn → truck → permit → cargo → payment →
 * accounts → owner of files → log; of several of a kind, by id.
 */
export async function lockHall(tx: Tx, hallId: number, mode: 'shared' | 'exclusive'): Promise<void> {
  await (mode === 'shared' ? lockShared : lockAlone)(tx, hallId)
}
const lockShared = compiledOnce(
  (_: Db, hallId: number) => sql`select pg_advisory_xact_lock_shared(${hallLocks}, ${hallId})`,
)
const lockAlone = compiledOnce(
  (_: Db, hallId: number) => sql`select pg_advisory_xact_lock(${hallLocks}, ${hallId})`,
)

/** Locks halls that are given in order. */
export const lockHalls = (tx: Tx, hallIds: readonly number[], mode: 'shared' | 'exclusive') =>
  Promise.all(hallIds.map((hallId) => lockHall(tx, hallId, mode)))

/** In: halls that something concerns. Out: each once, in the order in which they are locked. */
export const hallsInOrder = (...ids: (number | null | undefined)[]): number[] =>
  [...new Set(ids)].filter((id) => typeof id === 'number').toSorted((a, b) => a - b)

/** A hall with all its settings, or undefined. */
export const findHall = compiledFirst((db: Db, hallId: number) =>
  db
    .selectFrom('halls')
    .innerJoin('cities', 'cities.id', 'halls.cityId')
    .selectAll('halls')
    .select('cities.name as cityName')
    .where('halls.id', '=', hallId),
)
export type Hall = NonNullable<Awaited<ReturnType<typeof findHall>>>

export const listOpenHalls = (db: Db) =>
  db.selectFrom('halls').select(['id', 'name']).where('isActive', '=', true).orderBy('name').execute()

/** The minutes of the day at which a hall's active show times stand, in order. */
export async function listActiveShowMinutes(db: Db | Tx, hallId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('hallShowTimes')
    .select('minuteOfDay')
    .where('hallId', '=', hallId)
    .where('isActive', '=', true)
    .orderBy('minuteOfDay')
    .execute()
  return rows.map((row) => row.minuteOfDay)
}

/** Takes a hall's next turn number, `numbered.lastTurnNumber`; the hall stays locked, so numbers have no gaps (rules 8.2). */
export const numberingTurn = (tx: Db, hallId: number) =>
  tx.with('numbered', (db) =>
    db
      .updateTable('halls')
      .set((eb) => ({ lastTurnNumber: eb('lastTurnNumber', '+', 1) }))
      .where('id', '=', hallId)
      .returning('lastTurnNumber'),
  )

export const representsHall = compiledHas((db: Db, companyId: number, hallId: number) =>
  db.selectFrom('hallCompanies').select('id').where('companyId', '=', companyId).where('hallId', '=', hallId),
)
