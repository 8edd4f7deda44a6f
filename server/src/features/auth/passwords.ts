import { randomBytes } from 'node:crypto'
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
