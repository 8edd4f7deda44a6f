import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import type { Signer } from './files.rules.ts'
import type { Upload } from '../../kernel/uploads.ts'

// the first of two numbers that name a lock of one account's files; halls have 1
const ownerLocks = 2

/** One account's files are added to by one transaction at a time. After accounts, before the hall's log. */
export const lockOwner = (tx: Tx, userId: number) =>
  sql`select pg_advisory_xact_lock(${ownerLocks}, ${userId})`.execute(tx)

/** How many bytes of files an account has sent since then. */
export async function sumBytes(tx: Tx, userId: number, since: Date): Promise<number> {
  const found = await tx
    .selectFrom('files')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('bytes'), sql.lit(0)).as('bytes'))
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(found.bytes)
}

/** Writes the row that keeps an upload: from now on its name in the store is taken. Throws when it was swept away. */
export async function insertFile(tx: Tx, upload: Upload, owner: { userId: number | null; at: Date }) {
  const { name, kind, bytes, sha256, thumbnail = null } = upload
  if (kind === 'sheet') throw new Error('a sheet is read and not kept')
  const arrived = await tx.deleteFrom('fileArrivals').where('name', '=', name).executeTakeFirst()
  if (arrived.numDeletedRows !== 1n) throw new Error('the upload was swept away before it was taken')
  const row = { name, kind, bytes, sha256, thumbnail, userId: owner.userId, createdAt: owner.at }
  return tx.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow()
}

/** The small picture of a file, or null when it has none. */
export async function findThumbnail(db: Db, name: string): Promise<Buffer | null> {
  const file = await db.selectFrom('files').select('thumbnail').where('name', '=', name).executeTakeFirst()
  return file?.thumbnail ?? null
}

export const findFile = (db: Db, name: string) =>
  db.selectFrom('files').select(['id', 'kind', 'takenBackAt']).where('name', '=', name).executeTakeFirst()

/** What was shown in a file is not to be shown any more, but to support. */
export const takeBackFile = (tx: Tx, fileId: number, at: Date) =>
  tx.updateTable('files').set({ takenBackAt: at }).where('id', '=', fileId).execute()

/** Whose sign-in or key it is, if it has not ended. */
export const findSigner = (db: Db, signer: Signer, now: Date) =>
  'keyId' in signer
    ? db
        .selectFrom('apiKeys')
        .innerJoin('users', 'users.id', 'apiKeys.userId')
        .select(['userId', 'role'])
        .where('apiKeys.id', '=', signer.keyId)
        .where('endedAt', 'is', null)
        .where('apiKeys.expiresAt', '>', now)
        .executeTakeFirst()
    : db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select(['userId', 'role'])
        .where('sessions.id', '=', signer.sessionId)
        .where('endedAt', 'is', null)
        .executeTakeFirst()
