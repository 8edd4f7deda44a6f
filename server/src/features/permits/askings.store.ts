import type { Db, Tx } from '../../kernel/database.ts'
import { type KeyRing } from '../../kernel/keys.rules.ts'
import { open, seal, type SealedColumn } from '../../kernel/seal.ts'
import { didChange, takeId } from '../../kernel/sql.ts'

/** The code by which a driver says yes; he reads it on his own screen too, hence sealed and not hashed. */
export const askingCode: SealedColumn = {
  purpose: 'word of a driver',
  table: 'reserveAskings',
  column: 'codeSealed',
}

type Asked = { cargoId: number; driverId: number; askedBy: number; askedAt: Date; expiresAt: Date }

/** Keeps the code of an asking in place of the one before of the same driver and load. */
export async function keepAsking(tx: Tx, keys: KeyRing, asked: Asked, code: string): Promise<void> {
  const { cargoId, driverId, ...when } = asked
  await tx
    .deleteFrom('reserveAskings')
    .where('cargoId', '=', cargoId)
    .where('driverId', '=', driverId)
    .execute()
  const id = await takeId(tx, 'reserve_askings')
  await tx
    .insertInto('reserveAskings')
    .values({ id, cargoId, driverId, ...when, codeSealed: seal(keys, askingCode, id, code) })
    .execute()
}

/** The asking of a driver for a load that is still good at `now`, with its code. */
export async function findAsking(
  db: Db,
  keys: KeyRing,
  { cargoId, driverId }: { cargoId: number; driverId: number },
  now: Date,
): Promise<{ id: number; code: string } | undefined> {
  const kept = await db
    .selectFrom('reserveAskings')
    .select(['id', 'codeSealed'])
    .where('cargoId', '=', cargoId)
    .where('driverId', '=', driverId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return kept && { id: kept.id, code: open(keys, askingCode, kept.id, kept.codeSealed) }
}

/** Uses an asking up. Out: whether it was still there; of two at one moment it is for one. */
export const endAsking = (tx: Tx, id: number): Promise<boolean> =>
  didChange(tx.deleteFrom('reserveAskings').where('id', '=', id))

export const deleteOldAskings = (db: Db, now: Date) =>
  db.deleteFrom('reserveAskings').where('expiresAt', '<', now).execute()

/** Where a driver with an open account is reached. */
export const findReachable = (db: Db | Tx, driverId: number) =>
  db
    .selectFrom('drivers')
    .select('mobile')
    .where('id', '=', driverId)
    .where('isActive', '=', true)
    .executeTakeFirst()
