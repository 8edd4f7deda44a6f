import { findByName } from '../features/auth/auth.api.ts'
import { lockAccount, takeFactors } from '../features/factors/factors.api.ts'
import { type Database, transaction } from '../kernel/database.ts'
import type { KeyRing } from '../kernel/keys.rules.ts'

const noAccount = (username: string) =>
  `حسابی با نام کاربری ${username} نیست.\nThere is no account with the username ${username}.`

/**
 * Takes away the second factors of an account, ends its sessions and tells its owner; the audit has a line of it. For a system
 * without two administrators who could do it in the panel. Throws a sentence when no account has the name.
 */
export async function removeFactors(database: Database, keys: KeyRing, username: string): Promise<void> {
  await transaction({ ...database, job: 'remove-factors' }, async (tx, at) => {
    const found = await findByName(tx, username)
    const account = found && (await lockAccount(tx, found.id))
    if (!account) throw new Error(noAccount(username))
    await takeFactors(tx, keys, account, at)
  })
}
