import type { Db, Tx } from '../../kernel/database.ts'
import { type KeyRing } from '../../kernel/keys.rules.ts'
import { open, seal, type SealedColumn } from '../../kernel/seal.ts'
import { didChange, insertUnlessThere, sql, takeId } from '../../kernel/sql.ts'

export const appSecret = {
  purpose: 'authenticator',
  table: 'authenticators',
  column: 'secretSealed',
} as const satisfies SealedColumn

/** Locks an account, so that its factors stand still. Undefined when there is none such. */
export const lockAccount = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'username', 'fullName', 'role'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** All that an account may give as its second factor. */
export async function findFactors(db: Db | Tx, userId: number) {
  const [app, passkeys, recoveryCodes] = await Promise.all([
    db
      .selectFrom('authenticators')
      .selectAll()
      .where('userId', '=', userId)
      .where('confirmedAt', 'is not', null)
      .executeTakeFirst(),
    db.selectFrom('passkeys').selectAll().where('userId', '=', userId).orderBy('id').execute(),
    db
      .selectFrom('recoveryCodes')
      .select(['id', 'hash'])
      .where('userId', '=', userId)
      .where('usedAt', 'is', null)
      .orderBy('id')
      .execute(),
  ])
  return { app, passkeys, recoveryCodes }
}
export type Factors = Awaited<ReturnType<typeof findFactors>>
export const countFactors = ({ app, passkeys }: Factors) => ({
  hasApp: app !== undefined,
  passkeys: passkeys.length,
})

/** Keeps a new secret that counts for nothing yet, in the place of one that was begun before. */
export async function beginApp(
  tx: Tx,
  keys: KeyRing,
  { userId, secret, at }: { userId: number; secret: Buffer; at: Date },
): Promise<void> {
  await tx
    .deleteFrom('authenticators')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute()
  const id = await takeId(tx, 'authenticators')
  const secretSealed = seal(keys, appSecret, id, secret.toString('base64url'))
  await tx
    .insertInto('authenticators')
    .values({ id, userId, secretSealed, lastStep: 0, createdAt: at })
    .execute()
}

export const findBegunApp = (tx: Tx, userId: number) =>
  tx
    .selectFrom('authenticators')
    .selectAll()
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()

export const openAppSecret = (keys: KeyRing, { id, secretSealed }: { id: number; secretSealed: string }) =>
  Buffer.from(open(keys, appSecret, id, secretSealed), 'base64url')

/** Puts a begun app in use, in the place of the one that was; the code that showed it is used up. */
export async function confirmApp(
  tx: Tx,
  { id, userId, step, at }: { id: number; userId: number; step: number; at: Date },
): Promise<void> {
  await deleteApp(tx, userId)
  await tx
    .updateTable('authenticators')
    .set({ confirmedAt: at, lastStep: step })
    .where('id', '=', id)
    .execute()
}

/** Takes an app out of use. Out: false when there is none. */
export const deleteApp = (tx: Tx, userId: number): Promise<boolean> =>
  didChange(tx.deleteFrom('authenticators').where('userId', '=', userId).where('confirmedAt', 'is not', null))

export const setLastStep = (tx: Tx, id: number, step: number) =>
  tx.updateTable('authenticators').set({ lastStep: step }).where('id', '=', id).execute()

type NewPasskey = {
  userId: number
  name: string
  credentialId: string
  publicKey: Buffer
  signCount: number
  transports: string[]
  createdAt: Date
}

/** Out: false when some account has this passkey already. */
export const insertPasskey = async (tx: Tx, passkey: NewPasskey): Promise<boolean> =>
  (await insertUnlessThere(tx, 'passkeys', passkey, ['credentialId'])) !== undefined

/** Takes away a passkey of an account. Out: its name, or undefined when it is another's or gone. */
export async function deletePasskey(
  tx: Tx,
  { userId, id }: { userId: number; id: number },
): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}

export const notePasskeyUse = (tx: Tx, id: number, { signCount, at }: { signCount: number; at: Date }) =>
  tx.updateTable('passkeys').set({ signCount, usedAt: at }).where('id', '=', id).execute()

export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  if (hashes.length > 0)
    await tx
      .insertInto('recoveryCodes')
      .values(hashes.map((hash) => ({ userId, hash })))
      .execute()
}

export const useRecoveryCode = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('recoveryCodes').set({ usedAt: at }).where('id', '=', id).execute()

/** Takes away all that an account has. Its row is locked before. */
export async function deleteFactors(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('passkeys').where('userId', '=', userId).execute()
  await tx.deleteFrom('authenticators').where('userId', '=', userId).execute()
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await tx.deleteFrom('passkeyChallenges').where('userId', '=', userId).execute()
}

export const noteFactor = (tx: Tx, sessionId: number, at: Date) =>
  tx.updateTable('sessions').set({ factorAt: at }).where('id', '=', sessionId).execute()

/** The mobile to which an account's messages go, by what stands behind it; null where none is known. */
export async function findMobileOf(tx: Tx, userId: number): Promise<string | null> {
  const found = await tx
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.companyId')
    .leftJoin('productOwners', 'productOwners.id', 'users.productOwnerId')
    .select(
      sql<string | null>`case users.role when 'TransportationCompanyAdmin' then companies.mobile
        when 'ProductOwnerAdmin' then product_owners.mobile else users.mobile end`.as('mobile'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return found?.mobile ?? null
}
