import { type Browser, sessionEnds, type System } from '@bargah/contract/features/auth/auth.text.ts'
import { companyUsername } from '@bargah/contract/features/companies/companies.text.ts'
import { ownerUsername } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import { computeSessionEnd, isShut } from './auth.rules.ts'
import type { Session } from '../../kernel/call.ts'
import { batched } from '../../kernel/batched.ts'
import { compiledOnce } from '../../kernel/compiled-once.ts'
import type { Database, Db, Tx } from '../../kernel/database.ts'
import { type RawBuilder, sql } from '../../kernel/sql.ts'
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
    .where((eb) =>
      eb.or([eb(sql`lower(users.username)`, '=', login.toLowerCase()), eb('drivers.mobile', '=', login)]),
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

type Asked = { tokenHash: Buffer; lookup: string | null }

/**
 * In: the server's database. Out: what finds the living session of a token's hash with the account behind it, or what
 * ended it, the time, and the version of a look-up: all in one statement, since every request asks for it, and one for
 * all requests that come while the last is on its way.
 */
export function sessionFinder({ db, clock }: Database, { demandsFactors }: { demandsFactors: boolean }) {
  const selectOne = compiledOnce((within: Db, hash: Buffer, lookup: string | null) =>
    selectSessions(within, askedOne(hash, lookup)).select(clock.time.as('now')),
  )
  const selectMany = compiledOnce((within: Db, hashes: Buffer[], lookups: (string | null)[]) =>
    selectSessions(within, askedMany(hashes, lookups)).select(clock.time.as('now')),
  )
  const select = (asked: readonly Asked[]) => {
    const [first] = asked
    if (first && asked.length === 1) return selectOne(db, first.tokenHash, first.lookup)
    return selectMany(
      db,
      asked.map(({ tokenHash }) => tokenHash),
      asked.map(({ lookup }) => lookup),
    )
  }
  const find = batched(async (asked: readonly Asked[]) => {
    const rows = await select(asked)
    const byPlace = new Map(rows.map((row) => [row.place, row]))
    return asked.map((_, index) => byPlace.get(index + 1))
  })
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

/** Finds the account of a session as it is now, also an ended one; null where it is closed or the session forgotten. */
export function sessionByIdFinder({ db }: Database, { demandsFactors }: { demandsFactors: boolean }) {
  return async (id: number): Promise<Session | null> => {
    const session = await db
      .selectFrom('sessions')
      .select('tokenHash')
      .where('id', '=', id)
      .executeTakeFirst()
    const row = session && (await selectSessions(db, askedOne(session.tokenHash, null)).executeTakeFirst())
    return row && !isShut(row) ? presentSession(row, demandsFactors) : null
  }
}

/**
 * In: hashes of tokens. Out: for each whether its session has ended. Asking is no use of a session: none lives longer by it.
 */
export async function findEnded({ db, clock }: Database, hashes: readonly Buffer[]): Promise<boolean[]> {
  const now = await clock.now(db)
  const rows = await selectSessions(
    db,
    askedMany(
      [...hashes],
      hashes.map(() => null),
    ),
  ).execute()
  const living = new Set(rows.filter((row) => computeSessionEnd(row, now) === null).map(({ place }) => place))
  return hashes.map((_, index) => !living.has(index + 1))
}

type Placed = Asked & { place: number }

/** By a form of its own, since of an array PostgreSQL makes a new plan each time: it knows its length only then. */
const askedOne = (hash: Buffer, lookup: string | null) =>
  sql<Placed>`(select ${hash}::bytea, ${lookup}::text, 1)`
const askedMany = (hashes: Buffer[], lookups: (string | null)[]) =>
  sql<Placed>`unnest(${hashes}::bytea[], ${lookups}::text[]) with ordinality`

const selectSessions = (db: Db, asked: RawBuilder<Placed>) =>
  db
    .selectFrom(asked.as<'asked'>(sql`asked (token_hash, lookup, place)`))
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
  const { sessionId, deviceId, userId, username, fullName, driverId, companyId, productOwnerId, hallId } = row
  const who = { sessionId, deviceId, userId, username, fullName, driverId, companyId, productOwnerId, hallId }
  const { passwordAt } = row
  // who came by the code of his number did not use what somebody else knows
  const mustChangePassword = row.mustChangePassword && passwordAt !== null
  const must = { mustChangePassword, mustAddFactor: mustAddFactor(row, demandsFactors) }
  return { ...who, role: row.role, flags: row.accessFlags, passwordAt, ...must }
}
