import type { KeyEnd } from '@bargah/contract/features/api-keys/api-keys.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'

/** One account's keys are made by one transaction at a time. */
export const lockMaker = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()

/** The keys of an account that nobody ended, those past their time among them. */
export const listNotEnded = (tx: Tx, userId: number) =>
  tx.selectFrom('apiKeys').select('name').where('userId', '=', userId).where('endedAt', 'is', null).execute()

type NewKey = {
  userId: number
  name: string
  tokenHash: Buffer
  tail: string
  scopes: string[]
  callsPerMinute: number
  madeAt: Date
  expiresAt: Date
}

export const insertKey = (tx: Tx, key: NewKey) =>
  tx.insertInto('apiKeys').values(key).returning('id').executeTakeFirstOrThrow()

/** Whose keys are reached: one's own, and perhaps those of one's company; null for every one. */
export type KeyReach = { userId: number; companyId: number | null } | null

export const lockKey = (tx: Tx, id: number, reach: KeyReach) =>
  within(tx, reach)
    .select(['apiKeys.id', 'apiKeys.userId', 'apiKeys.name', 'scopes', 'endedAt'])
    .where('apiKeys.id', '=', id)
    .forUpdate('apiKeys')
    .executeTakeFirst()

const within = (db: Db | Tx, reach: KeyReach) =>
  db
    .selectFrom('apiKeys')
    .innerJoin('users', 'users.id', 'apiKeys.userId')
    .$if(reach !== null, (keys) =>
      keys.where((eb) =>
        eb.or([
          eb('apiKeys.userId', '=', reach?.userId ?? 0),
          ...(reach?.companyId ? [eb('users.companyId', '=', reach.companyId)] : []),
        ]),
      ),
    )

type End = { reason: KeyEnd; by: number | null; at: Date }

export const endKey = (tx: Tx, id: number, { reason, by, at }: End) =>
  tx
    .updateTable('apiKeys')
    .set({ endedAt: at, endReason: reason, endedBy: by })
    .where('id', '=', id)
    .execute()

/** Ends all keys of an account together with its sessions. */
export const endAllKeys = (tx: Tx, userId: number, reason: KeyEnd, at: Date) =>
  tx
    .updateTable('apiKeys')
    .set({ endedAt: at, endReason: reason })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute()

const mostListed = 2_000

/** The keys within reach, those that nobody ended first, the newest first; of one account, where one is named. */
export const listKeys = (db: Db, reach: KeyReach, ofUser: number | undefined) =>
  within(db, reach)
    .leftJoin('users as enders', 'enders.id', 'apiKeys.endedBy')
    .select(['apiKeys.id', 'apiKeys.userId', 'name', 'tail', 'scopes', 'callsPerMinute', 'madeAt'])
    .select(['apiKeys.expiresAt', 'lastUsedAt', 'endedAt', 'users.fullName as ownerName', 'users.username'])
    .select(['users.role', 'enders.fullName as endedBy'])
    .$if(ofUser !== undefined, (keys) => keys.where('apiKeys.userId', '=', ofUser ?? 0))
    .orderBy((eb) => eb('endedAt', 'is not', null))
    .orderBy('apiKeys.id', 'desc')
    .limit(mostListed)
    .execute()

/** Notes that a key was used, unless that was noted within the last minute, by this server or another. */
export const noteUsed = (db: Db, id: number, { at, since }: { at: Date; since: Date }) =>
  db
    .updateTable('apiKeys')
    .set({ lastUsedAt: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<', since)]))
    .execute()
