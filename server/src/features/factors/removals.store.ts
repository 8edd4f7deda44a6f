import type { Db, Tx } from '../../kernel/database.ts'

export const findRemoval = (db: Db | Tx, id: number) =>
  db.selectFrom('factorRemovals').selectAll().where('id', '=', id).executeTakeFirst()

/** The request for an account that has not ended; it may have run out. The account is locked before. */
export const findOpenRemoval = (tx: Tx, userId: number) =>
  tx
    .selectFrom('factorRemovals')
    .select(['id', 'expiresAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()

type NewRemoval = { userId: number; askedBy: number; askedAt: Date; expiresAt: Date }
export const insertRemoval = (tx: Tx, removal: NewRemoval) =>
  tx.insertInto('factorRemovals').values(removal).execute()

/** `confirmedBy`: null where it was withdrawn or ran out. */
export const endRemoval = (
  tx: Tx,
  id: number,
  { confirmedBy, at }: { confirmedBy: number | null; at: Date },
) => tx.updateTable('factorRemovals').set({ endedAt: at, confirmedBy }).where('id', '=', id).execute()

/** The open requests, the oldest first. */
export const listRemovals = (db: Db, now: Date) =>
  db
    .selectFrom('factorRemovals')
    .innerJoin('users', 'users.id', 'factorRemovals.userId')
    .innerJoin('users as askers', 'askers.id', 'factorRemovals.askedBy')
    .select(['factorRemovals.id', 'factorRemovals.userId', 'askedBy', 'askedAt', 'expiresAt', 'endedAt'])
    .select(['users.username', 'users.fullName', 'users.role', 'askers.fullName as askedByName'])
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('factorRemovals.id')
    .execute()
