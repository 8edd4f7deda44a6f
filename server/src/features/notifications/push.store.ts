import type { Db, Tx } from '../../kernel/database.ts'
import type { PushTarget } from '../../adapters/push/push.port.ts'
import { computeAgeEnd, isShut } from '../auth/auth.rules.ts'
import { hasRow, sql } from '../../kernel/sql.ts'

type Owner = { sessionId: number; userId: number }

/** Has a session's browser told from now on; the same browser is told for one session alone. */
export async function savePush(
  tx: Tx,
  { sessionId, userId }: Owner,
  target: PushTarget,
  at: Date,
): Promise<void> {
  // several windows of one session may ask at once, and so may two sessions of one browser
  await tx.selectFrom('sessions').select('id').where('id', '=', sessionId).forUpdate().execute()
  await tx
    .deleteFrom('pushTargets')
    .where('sessionId', '=', sessionId)
    .where('endpoint', '<>', target.endpoint)
    .execute()
  const told = { sessionId, userId, ...target, createdAt: at }
  await tx
    .insertInto('pushTargets')
    .values(told)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(told))
    .execute()
}

export const deletePush = (db: Db | Tx, sessionId: number) =>
  db.deleteFrom('pushTargets').where('sessionId', '=', sessionId).execute()

export const isPushOn = (db: Db, sessionId: number): Promise<boolean> =>
  hasRow(db.selectFrom('pushTargets').select('sessionId').where('sessionId', '=', sessionId))

/** Which notices, not older than `since`; on one session's device where it is given. */
type Asked = { noticeIds: readonly number[]; since: Date; sessionId?: number }

/** Those of these notices that are not yet read, each with each browser that is to be told; none of ended sessions. */
export async function listPushes(db: Db, { noticeIds, since, sessionId }: Asked, now: Date) {
  const rows = await db
    .selectFrom('notifications')
    .innerJoin('pushTargets', 'pushTargets.userId', 'notifications.userId')
    .innerJoin('sessions', 'sessions.id', 'pushTargets.sessionId')
    .innerJoin('users', 'users.id', 'pushTargets.userId')
    .leftJoin('drivers', 'drivers.id', 'users.driverId')
    .leftJoin('companies', 'companies.id', 'users.companyId')
    .leftJoin('mainOffices', 'mainOffices.id', 'users.mainOfficeId')
    .select(['notifications.id', 'notifications.subject', 'notifications.link', 'pushTargets.sessionId'])
    .select(['pushTargets.endpoint', 'pushTargets.publicKey', 'pushTargets.auth', 'pushTargets.keyId'])
    .select(['sessions.createdAt', 'sessions.seenAt', 'users.role', 'users.isActive'])
    .select(['drivers.isActive as driverIsActive', 'companies.isActive as companyIsActive'])
    .select('mainOffices.isActive as officeIsActive')
    .where('notifications.id', '=', sql<number>`any(${[...noticeIds]}::int[])`)
    .where('notifications.readAt', 'is', null)
    .where('notifications.createdAt', '>=', since)
    .$if(sessionId !== undefined, (pushes) => pushes.where('pushTargets.sessionId', '=', sessionId ?? 0))
    .where('sessions.endedAt', 'is', null)
    .orderBy('notifications.id')
    .execute()
  return rows.filter((row) => !isShut(row) && computeAgeEnd(row, now) === null)
}

export const deletePushOfEnded = (db: Db) =>
  db
    .deleteFrom('pushTargets')
    .where('sessionId', 'in', (eb) => eb.selectFrom('sessions').select('id').where('endedAt', 'is not', null))
    .execute()
