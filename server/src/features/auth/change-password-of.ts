import { changePasswordOfRefusals, passwordRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import { passwordTyped } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { notify } from '../notifications/notifications.api.ts'
import { findByName } from './accounts.store.ts'
import { givePassword } from './give-account.ts'
import { findOwnNames } from './my-account.store.ts'
import { hashPassword, makePassword, refusalOfPassword } from './passwords.ts'
import { tellPasswordSet } from './tell-password-set.ts'

const noAccount = () => notFound('حسابی با این نام کاربری')

/**
 * Sets the password of another and ends the sessions of his account. A driver chooses his own at the next sign-in; everybody
 * else is asked to, as where Admin makes an account with a password (docs/decisions/0078): programs at desks have no page for
 * it. 404 when no account has the name.
 */
export async function changePasswordOf(
  call: Call,
  keys: KeyRing,
  { username, wanted }: { username: string; wanted: string },
): Promise<void> {
  const account = await findByName(call.db, username)
  if (!account) throw noAccount()
  refuse(account.id === sessionOf(call).userId ? 'own_account' : null, changePasswordOfRefusals)
  refuse(refusalOfPassword(wanted, await findOwnNames(call.db, account.id)), passwordRefusals)
  const passwordHash = await hashPassword(wanted)
  const mustChange = account.role === 'Driver'
  await call.write(async (tx, at) => {
    await givePassword(tx, { userId: account.id, passwordHash, mustChange }, at)
    if (mustChange) await tellPasswordSet(tx, keys, account.id, at)
    else await notify(tx, [{ to: { userId: account.id }, ...passwordTyped }], at)
  })
}

/** Makes a new password for the account of a main office. 404 when none has the name. */
export async function renewOfficePassword(call: Call, name: string) {
  const account = await findByName(call.db, name)
  if (account?.role !== 'AgentMain') throw noAccount()
  const { password, passwordHash } = await makePassword('desk')
  await call.write((tx, at) => givePassword(tx, { userId: account.id, passwordHash }, at))
  return { username: account.username, password }
}
