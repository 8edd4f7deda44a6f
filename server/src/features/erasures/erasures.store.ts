import type { Db, Tx } from '../../kernel/database.ts'
import { hasRow } from '../../kernel/sql.ts'

export const findErasure = (db: Db | Tx, id: number) =>
  db.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst()

/** The request for a driver that has not ended; it may have run out. The driver is locked before. */
export const findOpenErasure = (tx: Tx, driverId: number) =>
  tx
    .selectFrom('erasures')
    .select(['id', 'expiresAt'])
    .where('driverId', '=', driverId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()

type NewErasure = { driverId: number; askedBy: number; askedAt: Date; reason: string; expiresAt: Date }
export const insertErasure = (tx: Tx, erasure: NewErasure) =>
  tx.insertInto('erasures').values(erasure).execute()

/** `confirmedBy`: null where it was withdrawn or ran out. */
export const endErasure = (
  tx: Tx,
  id: number,
  { confirmedBy, at }: { confirmedBy: number | null; at: Date },
) => tx.updateTable('erasures').set({ endedAt: at, confirmedBy }).where('id', '=', id).execute()

/** The open requests, the oldest first. */
export const listErasures = (db: Db, now: Date) =>
  db
    .selectFrom('erasures')
    .innerJoin('drivers', 'drivers.id', 'erasures.driverId')
    .innerJoin('users as askers', 'askers.id', 'erasures.askedBy')
    .select(['erasures.id', 'erasures.reason', 'askedBy', 'askedAt', 'expiresAt', 'endedAt'])
    .select(['drivers.firstName', 'drivers.lastName', 'drivers.nationalId', 'askers.fullName as askedByName'])
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('erasures.id')
    .execute()

export const hasPendingPayment = (tx: Tx, driverId: number): Promise<boolean> =>
  hasRow(
    tx.selectFrom('payments').select('id').where('driverId', '=', driverId).where('status', '=', 'pending'),
  )
