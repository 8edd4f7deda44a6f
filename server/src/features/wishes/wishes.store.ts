import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

type Route = { fromCityId: number | null; toCityId: number | null }

/** What a driver has, his row locked, so that two wishes at once are counted one after the other. */
export async function lockWishFacts(tx: Tx, driverId: number, { fromCityId, toCityId }: Route) {
  const driver = await tx
    .selectFrom('drivers')
    .select('currentDriverFreighterId')
    .where('id', '=', driverId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const had = await tx
    .selectFrom('wishes')
    .select(['fromCityId', 'toCityId'])
    .where('driverId', '=', driverId)
    .execute()
  return {
    hasTruck: driver.currentDriverFreighterId !== null,
    count: had.length,
    hasSame: had.some((one) => one.fromCityId === fromCityId && one.toCityId === toCityId),
  }
}

export async function areCities(db: Db | Tx, { fromCityId, toCityId }: Route): Promise<boolean> {
  const ids = [...new Set([fromCityId, toCityId].filter((id) => id !== null))]
  const found = await db
    .selectFrom('cities')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute()
  return found.length === ids.length
}

export const insertWish = (tx: Tx, driverId: number, route: Route, at: Date): Promise<{ id: number }> =>
  tx
    .insertInto('wishes')
    .values({ driverId, ...route, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Out: false when it is another's or gone. */
export async function deleteWish(tx: Tx, id: number, driverId: number): Promise<boolean> {
  const query = tx.deleteFrom('wishes').where('id', '=', id).where('driverId', '=', driverId)
  return (await query.executeTakeFirstOrThrow()).numDeletedRows > 0n
}

/** Up to when loads were looked at, held so that one looks at a time. */
export const lockLooked = (tx: Tx) =>
  tx.selectFrom('wishesLooked').select('upto').forUpdate().executeTakeFirstOrThrow()

export const setLooked = (tx: Tx, upto: Date) => tx.updateTable('wishesLooked').set({ upto }).execute()

/** Of how many loads each of these drivers was told since a moment. */
export async function countTold(
  tx: Tx,
  driverIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ driverId: number; count: number }>`
    select driver_id, count(*)::int as count from wishes_told
    where driver_id = any(${[...driverIds]}::int[]) and told_at >= ${since} group by driver_id`.execute(tx)
  return new Map(rows.map(({ driverId, count }) => [driverId, count]))
}

export async function insertTold(
  tx: Tx,
  told: readonly { driverId: number; cargoId: number }[],
  at: Date,
): Promise<void> {
  if (told.length === 0) return
  await tx
    .insertInto('wishesTold')
    .values(told.map(({ driverId, cargoId }) => ({ driverId, cargoId, toldAt: at })))
    .execute()
}

export const deleteTold = (db: Db, before: Date) =>
  db.deleteFrom('wishesTold').where('toldAt', '<', before).execute()
