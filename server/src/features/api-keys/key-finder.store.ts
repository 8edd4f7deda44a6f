import { keyFaults } from '@bargah/contract/features/api-keys/api-keys.text.ts'
import { narrowed } from '@bargah/contract/kernel/key-access.ts'
import { type Asked, askedOne, findByPlace, whoOf } from '../../kernel/asked-tokens.ts'
import type { Session } from '../../kernel/call.ts'
import type { Database, Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { isShut } from '../auth/auth.rules.ts'
import { computeKeyFault } from './api-keys.rules.ts'
import { noteUsed } from './api-keys.store.ts'

const usedEveryMs = 60_000

/**
 * In: the server's database. Out: what finds, as `sessionFinder` does for people, as whom the program with the key of a hash
 * acts: with the rights that its account has now, narrowed to the key's. Of a key that opens nothing it says why.
 */
export function keyFinder({ db, clock }: Database) {
  const find = findByPlace(db, (within, asked) => selectKeys(within, asked).select(clock.time.as('now')))
  return async (asked: Asked) => {
    const row = await find(asked)
    if (!row) return { ...nobody('key_unknown'), now: null, version: null }
    const { now, version } = row
    const fault = faultOf(row, now)
    if (fault) return { ...nobody(fault), now, version }
    const since = new Date(now.getTime() - usedEveryMs)
    if (!row.lastUsedAt || row.lastUsedAt < since) await noteUsed(db, row.keyId, { at: now, since })
    return { session: presentSession(row), ended: null, now, version }
  }
}

const faultOf = (row: Row, now: Date) => computeKeyFault({ ...row, isShut: isShut(row) }, now)

/** In: a key by its id. Out: as whom its program acts now; null where the key opens nothing any more. */
export const keyByIdFinder =
  ({ db, clock }: Database) =>
  async (id: number): Promise<Session | null> => {
    const key = await db.selectFrom('apiKeys').select('tokenHash').where('id', '=', id).executeTakeFirst()
    const [row] = key ? await selectKeys(db, askedOne(key.tokenHash)).execute() : []
    return row && !faultOf(row, await clock.now(db)) ? presentSession(row) : null
  }

const nobody = (fault: keyof typeof keyFaults) => ({
  session: null,
  ended: keyFaults[fault],
  endedReason: fault,
})

const selectKeys = (db: Db, asked: ReturnType<typeof askedOne>) =>
  db
    .selectFrom(asked)
    .innerJoin('apiKeys', 'apiKeys.tokenHash', 'asked.tokenHash')
    .innerJoin('users', 'users.id', 'apiKeys.userId')
    .leftJoin('companies', 'companies.id', 'users.companyId')
    .leftJoin('mainOffices', 'mainOffices.id', 'users.mainOfficeId')
    .select(['apiKeys.id as keyId', 'apiKeys.name', 'scopes', 'callsPerMinute', 'apiKeys.expiresAt'])
    .select(['lastUsedAt', 'apiKeys.endedAt', 'users.id as userId', 'users.username', 'users.fullName'])
    .select(['users.role', 'users.accessFlags', 'users.companyId', 'users.productOwnerId', 'users.hallId'])
    .select(['users.isActive', 'companies.isActive as companyIsActive'])
    .select('mainOffices.isActive as officeIsActive')
    .select([sql<null>`null`.as('driverId'), sql<boolean | null>`null`.as('driverIsActive')])
    .select((eb) => [
      'asked.place',
      eb.selectFrom('lookupVersions').select('version').whereRef('name', '=', 'asked.lookup').as('version'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof selectKeys>['executeTakeFirstOrThrow']>>

function presentSession(row: Row): Session {
  const { keyId, name, scopes, callsPerMinute, expiresAt, accessFlags, role } = row
  return {
    sessionId: null,
    key: { id: keyId, name, scopes, callsPerMinute, expiresAt },
    // the audit's seals hash it
    deviceId: `key:${keyId}`,
    ...whoOf(row),
    passwordAt: null,
    // a key is no password, nor does it ask for one
    mustChangePassword: false,
    mustAddFactor: false,
    ...narrowed({ role, flags: accessFlags }, scopes),
  }
}
