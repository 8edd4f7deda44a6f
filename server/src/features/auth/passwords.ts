import { randomBytes, randomInt } from 'node:crypto'
import type { PasswordRefusal } from '@bargah/contract/features/auth/auth.text.ts'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { readCommonPasswords } from '../../kernel/facts.ts'
import { commonKeys, mayUsePassword } from './password.rules.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** argon2id of a text with a salt of at least 16 bytes, for what is compared with several that share it. */
export const slowHash = (text: string, salt: Buffer): Promise<Buffer> => hashRaw(text, { ...cost, salt })

let common: ReadonlySet<string> | undefined
/** In: a password that is long enough, and the names of its account. Out: why it may not be used, or null. */
export function refusalOfPassword(password: string, names: readonly string[]): PasswordRefusal | null {
  common ??= commonKeys(readCommonPasswords())
  return mayUsePassword(password, { names, common })
}

let decoy: Promise<string> | undefined
/** Whether a password fits; without a hash, or with something that is none, it takes the same time and is false. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const known = stored?.startsWith('$argon2') ? stored : null
  const fits = await verify(known ?? (await decoy), password)
  return known !== null && fits
}

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
