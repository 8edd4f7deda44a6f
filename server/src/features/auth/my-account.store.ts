import type { Db, Tx } from '../../kernel/database.ts'
import { didChange, sql } from '../../kernel/sql.ts'
import { noTemporary } from './accounts.store.ts'

/** Whether an account that has signed in before now does so from a device it never used. */
export async function isNewDevice(tx: Tx, userId: number, deviceId: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select exists (select from sessions where user_id = ${userId})
      and not exists (select from sessions where user_id = ${userId} and device_id = ${deviceId}) as is_new`.execute(
    tx,
  )
  return rows[0]?.isNew === true
}

export async function findPasswordHash(db: Db, userId: number): Promise<string> {
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return passwordHash
}

/** What an account goes by, which its password must not hold. */
export async function findOwnNames(db: Db | Tx, userId: number): Promise<string[]> {
  const names = await db
    .selectFrom('users')
    .leftJoin('drivers', 'drivers.id', 'users.driverId')
    .leftJoin('companies', 'companies.id', 'users.companyId')
    .leftJoin('productOwners', 'productOwners.id', 'users.productOwnerId')
    .select(['users.username', 'users.fullName', 'users.mobile', 'users.nationalId as ownNationalId'])
    .select(['drivers.firstName', 'drivers.lastName', 'drivers.nationalId', 'drivers.mobile as driverMobile'])
    .select(['companies.name', 'companies.nationalId as companyId', 'companies.mobile as companyMobile'])
    .select(['productOwners.firstName as ownerFirst', 'productOwners.lastName as ownerLast'])
    .select(['productOwners.nationalId as ownerId', 'productOwners.mobile as ownerMobile'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  return Object.values(names).filter((name) => name !== null)
}

/** Notes that the password was given in this session, and perhaps the second factor with it. */
export const notePassword = (tx: Tx, sessionId: number, at: Date, { withFactor = false } = {}) =>
  tx
    .updateTable('sessions')
    .set({ passwordAt: at, ...(withFactor && { factorAt: at }) })
    .where('id', '=', sessionId)
    .execute()

type NewPassword = { userId: number; was: string; hash: string }

/** Puts a person's own new password in the place of the one that was checked. Out: false when that one is no longer there. */
export const setPassword = (tx: Tx, { userId, was, hash }: NewPassword): Promise<boolean> =>
  didChange(
    tx
      .updateTable('users')
      .set({ passwordHash: hash, passwordMustChange: false, passwordExpiresAt: null, ...noTemporary })
      .where('id', '=', userId)
      .where('passwordHash', '=', was),
  )

/** Whether what is a press away stands open on a driver's screens. */
export const setDepth = (tx: Tx, userId: number, showsAll: boolean) =>
  tx.updateTable('users').set({ showsAll }).where('id', '=', userId).execute()

type Who = { userId: number; sessionId: number }

/** Ends all living sessions of an account but the one that changed its password or gave it a second factor. */
export const endOtherSessions = (
  tx: Tx,
  { userId, sessionId }: Who,
  endReason: 'password_changed' | 'factor_added',
  at: Date,
) =>
  tx
    .updateTable('sessions')
    .set({ endedAt: at, endReason })
    .where('userId', '=', userId)
    .where('id', '<>', sessionId)
    .where('endedAt', 'is', null)
    .execute()

/** Ends a living session of one's own. Out: false when it is another's or has ended. */
export const endOwnSession = (tx: Tx, { userId, sessionId }: Who, at: Date): Promise<boolean> =>
  didChange(
    tx
      .updateTable('sessions')
      .set({ endedAt: at, endReason: 'ended_by_owner' })
      .where('id', '=', sessionId)
      .where('userId', '=', userId)
      .where('endedAt', 'is', null),
  )

/** Ends sessions of another, of those that live still. */
export const endSessionsByAdmin = (tx: Tx, sessionIds: readonly number[], at: Date) =>
  tx
    .updateTable('sessions')
    .set({ endedAt: at, endReason: 'ended_by_admin' })
    .where('id', 'in', sessionIds)
    .where('endedAt', 'is', null)
    .execute()
