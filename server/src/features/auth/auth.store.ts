import { type Browser, sessionEnds, type System } from '@bargah/contract/features/auth/auth.text.ts'
import { companyUsername } from '@bargah/contract/features/companies/companies.text.ts'
import { ownerUsername } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import { type Asked, askedMany, askedOne, findByPlace, whoOf } from '../../kernel/asked-tokens.ts'
import { computeSessionEnd, isShut, mayBeStolen } from './auth.rules.ts'
import type { Session } from '../../kernel/call.ts'
import type { Database, Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { mustAddFactor } from '../factors/factors.rules.ts'

/** An account by its username, any case; a driver also by his mobile (rules 2.1). */
export const findAccount = (db: Db | Tx, login: string) =>
  db
    .selectFrom('users')
    .leftJoin('drivers', 'drivers.id', 'users.driverId')
    .leftJoin('companies', 'companies.id', 'users.companyId')
    .leftJoin('productOwners', 'productOwners.id', 'users.productOwnerId')
    .leftJoin('mainOffices', 'mainOffices.id', 'users.mainOfficeId')
    .selectAll('users')
    .select([
      'drivers.isActive as driverIsActive',
      'drivers.mobile as driverMobile',
      'drivers.phoneId',
      'drivers.awaitsActivation as driverAwaitsActivation',
      'companies.isAccepted as companyIsAccepted',
      'companies.isActive as companyIsActive',
      'companies.rejectedAt as companyRejectedAt',
      'productOwners.isAccepted as productOwnerIsAccepted',
      'productOwners.rejectedAt as productOwnerRejectedAt',
      'mainOffices.isActive as officeIsActive',
    ])
    // each by the index of its own, whatever is known of the tables: an "or" over both sides of a join reads all of both
    .where(
      'users.id',
      '=',
      sql<number>`any(array(
        select id from users where lower(username) = ${login.toLowerCase()} union
        select users.id from users join drivers on drivers.id = driver_id where drivers.mobile = ${login}))`,
    )
    .executeTakeFirst()

/** Whoever registers may be one of several under a national id; of so many it is told how his own stands. */
const mostRegistrations = 2

/** The newest registrations whose account, when one of them is accepted, has this name in any case. */
export async function findRegistrations(db: Db, login: string) {
  const nationalId = login.slice(2)
  const isName = (name: string) => name.toLowerCase() === login.toLowerCase()
  if (isName(companyUsername(nationalId))) {
    const rows = await db
      .selectFrom('companies')
      .select(['registeredHash', 'rejectedAt', 'rejectReason'])
      .where('nationalId', '=', nationalId)
      .where('registeredHash', 'is not', null)
      .orderBy('id', 'desc')
      .limit(mostRegistrations)
      .execute()
    return rows.map((row) => ({ ...row, role: 'TransportationCompanyAdmin' as const }))
  }
  if (!isName(ownerUsername(nationalId))) return []
  const rows = await db
    .selectFrom('productOwners')
    .select(['registeredHash', 'rejectedAt', 'rejectReason'])
    .where('nationalId', '=', nationalId)
    .where('registeredHash', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(mostRegistrations)
    .execute()
  return rows.map((row) => ({ ...row, role: 'ProductOwnerAdmin' as const }))
}

type NewSession = {
  tokenHash: Buffer
  userId: number
  deviceId: string
  browser: Browser | null
  system: System | null
  passwordAt: Date | null
  factorAt: Date | null
  at: Date
}

/** Opens a session. A driver has one at a time: his earlier ones end, also of two that open at once (rules 2.3). */
export async function openSession(tx: Tx, { at, ...session }: NewSession, only: boolean): Promise<number> {
  const { userId } = session
  if (only) {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    await tx
      .updateTable('sessions')
      .set({ endedAt: at, endReason: 'other_device' })
      .where('userId', '=', userId)
      .where('endedAt', 'is', null)
      .execute()
  }
  const { id } = await tx
    .insertInto('sessions')
    .values({ ...session, createdAt: at, seenAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endSession(tx: Tx, sessionId: number, at: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ endedAt: at, endReason: 'signed_out' })
    .where('id', '=', sessionId)
    .execute()
}

/** Forgets the sessions that ended, or were last seen, before `before`. */
export const deleteSessions = (db: Db, before: Date) =>
  db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('endedAt', '<', before), eb('seenAt', '<', before)]))
    .execute()

const seenEveryMs = 60_000

/**
 * In: the server's database. Out: what finds the living session of a token's hash with the account behind it, or what
 * ended it, the time, and the version of a look-up: all in one statement, since every request asks for it, and one for
 * all requests that come while the last is on its way.
 */
export function sessionFinder({ db, clock }: Database, { demandsFactors }: { demandsFactors: boolean }) {
  const find = findByPlace(db, (within, asked) => selectSessions(within, asked).select(clock.time.as('now')))
  return async (asked: Asked) => {
    const row = await find(asked)
    if (!row) return { session: null, ended: null, now: null, version: null }
    const { now, version } = row
    const end = computeSessionEnd(row, now)
    if (end) return { session: null, ended: sessionEnds[end], now, version }
    if (now.getTime() - row.seenAt.getTime() > seenEveryMs)
      await db.updateTable('sessions').set({ seenAt: now }).where('id', '=', row.sessionId).execute()
    return { session: presentSession(row, demandsFactors), ended: null, now, version }
  }
}

/**
 * Finds the account of a session as it is now, also of one that its owner left; null where it is closed, or the session was taken
 * away or is forgotten.
 */
export function sessionByIdFinder({ db }: Database, { demandsFactors }: { demandsFactors: boolean }) {
  return async (id: number): Promise<Session | null> => {
    const session = await db
      .selectFrom('sessions')
      .select('tokenHash')
      .where('id', '=', id)
      .executeTakeFirst()
    const row = session && (await selectSessions(db, askedOne(session.tokenHash)).executeTakeFirst())
    return row && !isShut(row) && !mayBeStolen(row.endReason) ? presentSession(row, demandsFactors) : null
  }
}

/**
 * In: hashes of tokens. Out: for each whether its session has ended. Asking is no use of a session: none lives longer by it.
 */
export async function findEnded({ db, clock }: Database, hashes: readonly Buffer[]): Promise<boolean[]> {
  const now = await clock.now(db)
  const rows = await selectSessions(db, askedMany(hashes)).execute()
  const living = new Set(rows.filter((row) => computeSessionEnd(row, now) === null).map(({ place }) => place))
  return hashes.map((_, index) => !living.has(index + 1))
}

const selectSessions = (db: Db, asked: ReturnType<typeof askedMany>) =>
  db
    .selectFrom(asked)
    .innerJoin('sessions', 'sessions.tokenHash', 'asked.tokenHash')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('drivers', 'drivers.id', 'users.driverId')
    .leftJoin('companies', 'companies.id', 'users.companyId')
    .leftJoin('mainOffices', 'mainOffices.id', 'users.mainOfficeId')
    .select([
      'sessions.id as sessionId',
      'sessions.deviceId',
      'sessions.createdAt',
      'sessions.seenAt',
      'sessions.endedAt',
    ])
    .select([
      'sessions.endReason',
      'sessions.passwordAt',
      'sessions.factorAt',
      'users.id as userId',
      'users.username',
    ])
    .select('users.passwordMustChange as mustChangePassword')
    .select(['users.fullName', 'users.role', 'users.accessFlags', 'users.driverId', 'users.companyId'])
    .select(['users.productOwnerId', 'users.hallId', 'users.isActive', 'drivers.isActive as driverIsActive'])
    .select(['companies.isActive as companyIsActive', 'mainOffices.isActive as officeIsActive'])
    .select((eb) => [
      'asked.place',
      eb.selectFrom('lookupVersions').select('version').whereRef('name', '=', 'asked.lookup').as('version'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof selectSessions>['executeTakeFirstOrThrow']>>

function presentSession(row: Row, demandsFactors: boolean): Session {
  const { sessionId, deviceId, passwordAt } = row
  // who came by the code of his number did not use what somebody else knows
  const mustChangePassword = row.mustChangePassword && passwordAt !== null
  const must = { mustChangePassword, mustAddFactor: mustAddFactor(row, demandsFactors) }
  return { sessionId, deviceId, ...whoOf(row), role: row.role, flags: row.accessFlags, passwordAt, ...must }
}

/** As whom the server acts for an absent account, with its rights of now. Null where it, or what it belongs to, is closed. */
export async function findAccountSession(db: Db | Tx, userId: number): Promise<Session | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('drivers', 'drivers.id', 'users.driverId')
    .leftJoin('companies', 'companies.id', 'users.companyId')
    .leftJoin('mainOffices', 'mainOffices.id', 'users.mainOfficeId')
    .select(['users.id as userId', 'users.username', 'users.fullName', 'users.role', 'users.accessFlags'])
    .select(['users.driverId', 'users.companyId', 'users.productOwnerId', 'users.hallId', 'users.isActive'])
    .select(['drivers.isActive as driverIsActive', 'companies.isActive as companyIsActive'])
    .select('mainOffices.isActive as officeIsActive')
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row || isShut(row)) return null
  const atNoWindow = { sessionId: null, passwordAt: null, mustChangePassword: false, mustAddFactor: false }
  return { ...whoOf(row), role: row.role, flags: row.accessFlags, ...atNoWindow, deviceId: '' }
}
