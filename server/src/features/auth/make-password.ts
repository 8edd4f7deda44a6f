import { generatePassword, type PasswordKind } from './generated-password.rules.ts'
import { hashPassword, refusalOfPassword } from './passwords.ts'

export type MadePassword = { password: string; passwordHash: string }

/**
 * Makes a password for somebody, who is shown it once and need not change it. Hashing takes a moment of a processor: ask
 * for it before a transaction, never inside.
 */
export async function makePassword(kind: PasswordKind): Promise<MadePassword> {
  let password = generatePassword(kind)
  // twelve digits may happen to be a mobile number
  while (refusalOfPassword(password, []) !== null) password = generatePassword(kind)
  return { password, passwordHash: await hashPassword(password) }
}
