import { endAllKeys } from '../api-keys/api-keys.api.ts'
import { pauseAllWebhooks } from '../webhooks/pausing.api.ts'
import type { Flag, Role } from '@bargah/contract/kernel/access.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { hasRow, sql } from '../../kernel/sql.ts'

/** In the place of a password's hash: none fits it. */
export const noPassword = 'none'

export type NewAccount = {
  username: string
  role: Role
  fullName: string
  passwordHash: string
  mobile?: string | null
  email?: string | null
  provinceId?: number | null
  cityId?: number | null
  nationalId?: string | null
  companyId?: number
  productOwnerId?: number
  mainOfficeId?: number
  hallId?: number
  driverId?: number
  accessFlags?: Flag[]
}

/** The account of a name, in any case of its letters. */
export const findByName = (db: Db | Tx, username: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'fullName', 'role'])
    .select(['companyId', 'productOwnerId', 'mainOfficeId', 'hallId', 'driverId'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()

/** The driver whose account it is; undefined for others'. */
export const findDriverBehind = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .innerJoin('drivers', 'drivers.id', 'users.driverId')
    .select(['firstName', 'lastName', 'drivers.mobile'])
    .where('users.id', '=', userId)
    .executeTakeFirst()

export const isMobileOfDriver = (tx: Tx, name: string): Promise<boolean> =>
  hasRow(tx.selectFrom('drivers').select('id').where('mobile', '=', name))

/** Out: the new account's id, or undefined when the name is taken. */
export async function insertAccount(tx: Tx, account: NewAccount, at: Date): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('users')
    .values({ ...account, createdAt: at })
    .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Whatever sets a password ends the one that was sent to whoever forgot the last. */
export const noTemporary = { temporaryHash: null, temporaryExpiresAt: null }

/** `mustChange`: somebody chose it, and knows it. */
export type GivenPassword = { passwordHash: string; mustChange?: boolean }

/** Sets a password that somebody else gives, or a machine. */
export const replacePassword = (
  tx: Tx,
  userId: number,
  { passwordHash, mustChange = false }: GivenPassword,
) =>
  tx
    .updateTable('users')
    .set({ passwordHash, passwordMustChange: mustChange, passwordExpiresAt: null, ...noTemporary })
    .where('id', '=', userId)
    .execute()

/** Locks an account whose password was looked at. Out: false when it has another password by now, or was closed. */
export const lockAsSeen = (
  tx: Tx,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<boolean> =>
  hasRow(
    tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('passwordHash', '=', passwordHash)
      .where('isActive', '=', true)
      .forNoKeyUpdate(),
  )

/** Locks the account of a driver who comes in by a code, and him. Out: false when he was closed, or the number is another's. */
export const lockByMobile = (
  tx: Tx,
  { id, driverMobile }: { id: number; driverMobile: string | null },
): Promise<boolean> =>
  hasRow(
    tx
      .selectFrom('users')
      .innerJoin('drivers', 'drivers.id', 'users.driverId')
      .select('users.id')
      .where('users.id', '=', id)
      .where('users.isActive', '=', true)
      .where('drivers.isActive', '=', true)
      .where('drivers.mobile', '=', driverMobile)
      .forNoKeyUpdate(),
  )

/** Ends an account's sessions and keys and pauses its webhooks, for what another did. Out: how many sessions there were. */
export async function endAllSessions(
  tx: Tx,
  userId: number,
  endReason: 'password_changed' | 'deactivated' | 'ended_by_admin' | 'factors_removed',
  at: Date,
): Promise<number> {
  const [, { numUpdatedRows }] = await Promise.all([
    endAllKeys(tx, userId, endReason === 'ended_by_admin' ? 'by_admin' : endReason, at),
    tx
      .updateTable('sessions')
      .set({ endedAt: at, endReason })
      .where('userId', '=', userId)
      .where('endedAt', 'is', null)
      .executeTakeFirstOrThrow(),
    pauseAllWebhooks(tx, userId, at),
  ])
  return Number(numUpdatedRows)
}
