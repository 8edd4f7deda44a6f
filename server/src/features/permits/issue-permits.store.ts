import type { Insertable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'

// a statement carries at most 65,535 parameters
const mostRows = 3_000

async function inSlices<T>(rows: readonly T[], write: (slice: readonly T[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < rows.length; from += mostRows) await write(rows.slice(from, from + mostRows))
}

/** Writes permits. Out: their ids in the same order. */
export async function insertPermits(
  tx: Tx,
  permits: readonly Insertable<Tables['permits']>[],
): Promise<number[]> {
  const ids: number[] = []
  await inSlices(permits, async (slice) => {
    const written = await tx
      .insertInto('permits')
      .values([...slice])
      .returning(['id', 'driverId'])
      .execute()
    const idOf = new Map(written.map((row) => [row.driverId, row.id]))
    for (const { driverId } of slice) ids.push(idOf.get(driverId) as number)
  })
  return ids
}

export const insertPermitEvents = (tx: Tx, events: readonly Insertable<Tables['permitEvents']>[]) =>
  inSlices(events, async (slice) => {
    await tx
      .insertInto('permitEvents')
      .values([...slice])
      .execute()
  })

/** Between which places each cargo goes, and whose it is, by the cargo's id. */
export async function findCargoWays(tx: Tx, cargoIds: readonly number[]) {
  const rows = await tx
    .selectFrom('cargos')
    .select(['id as cargoId', 'origin', 'destination', 'companyId', 'productOwnerId'])
    .where('id', 'in', [...cargoIds])
    .execute()
  return new Map(rows.map((row) => [row.cargoId, row]))
}
export type CargoWay = NonNullable<ReturnType<Awaited<ReturnType<typeof findCargoWays>>['get']>>

/** A tree's root, in hex, and how many entries it has. */
export type LogEnd = { root: string; size: number }

export const setLogEnd = (tx: Tx, permitIds: readonly number[], { root, size }: LogEnd) =>
  tx
    .updateTable('permits')
    .set({ logHead: root, logSize: size })
    .where('id', '=', sql<number>`any(${[...permitIds]}::int[])`)
    .execute()
