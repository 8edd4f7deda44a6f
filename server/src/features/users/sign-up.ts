import { accountRefusals, passwordRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import { passwordTyped } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { splitUsername, userTypes, type UserType } from '@bargah/contract/features/users/users.states.ts'
import type { Call } from '../../kernel/call.ts'
import { refuse } from '../../kernel/errors.ts'
import { hashPassword, openAccount, refusalOfPassword } from '../auth/auth.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { type Person, findProvinceAndCity } from './province-and-city.ts'
import { isDriversName } from './users.store.ts'

type NewUser = Person & { username: string; password: string; type: UserType }

/** Makes a user of a type, with the password that Admin chose for him. Out: his id and his whole username. */
export async function signUp(call: Call, { username: typed, password, type, ...person }: NewUser) {
  const { role, suffix } = userTypes[type]
  const username = `${splitUsername(typed)?.digits}${suffix}`
  const { fullName, email, mobile } = person
  const [mailbox = ''] = email.split('@')
  refuse(refusalOfPassword(password, [username, fullName, mailbox, mobile ?? '']), passwordRefusals)
  const passwordHash = await hashPassword(password)
  return call.write(async (tx, at) => {
    refuse((await isDriversName(tx, username)) ? 'username_taken' : null, accountRefusals)
    const place = await findProvinceAndCity(tx, person)
    const account = { username, role, fullName, email, mobile: mobile ?? null, passwordHash, ...place }
    const userId = await openAccount(tx, account, at)
    await notify(tx, [{ to: { userId }, ...passwordTyped }], at)
    return { userId, username }
  })
}
