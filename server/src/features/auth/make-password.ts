import { randomInt } from 'node:crypto'
import { hashPassword, refusalOfPassword } from './passwords.ts'

export type MadePassword = { password: string; passwordHash: string }

/** A password that is shown once. Hashing takes a moment of a processor: ask for it before a transaction, never inside. */
export async function makePassword(kind: PasswordKind): Promise<MadePassword> {
  let password = generatePassword(kind)
  // twelve digits may happen to be a mobile number
  while (refusalOfPassword(password, []) !== null) password = generatePassword(kind)
  return { password, passwordHash: await hashPassword(password) }
}

/** Whom a password is made for: who types it on a phone and has it read to him, and who copies it at a desk. */
type PasswordKind = 'phone' | 'desk'

// letters alone, since digits are written otherwise in Persian; without what is taken for something else: i, l, o
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '0123456789'
const groups = 3
const inGroup = 4

const forms: Record<PasswordKind, { of: string; between: string }> = {
  phone: { of: digits, between: '' },
  desk: { of: letters, between: '-' },
}

/** Out: a password nobody can guess: twelve digits (40 bits), or three groups of four letters (54 bits). */
export function generatePassword(kind: PasswordKind): string {
  const { of, between } = forms[kind]
  const group = () => Array.from({ length: inGroup }, () => of.charAt(randomInt(of.length))).join('')
  return Array.from({ length: groups }, group).join(between)
}
