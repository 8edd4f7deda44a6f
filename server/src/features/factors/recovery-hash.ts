import { randomBytes } from 'node:crypto'
import { type KeyRing, keyedHash, keyedHashFits } from '../../kernel/keys.rules.ts'
import { slowHash } from '../auth/auth.api.ts'
import { textOfRecoveryCode } from './factors.rules.ts'

const purpose = 'recovery code'
/** Codes from before have their keyed hash alone, which is no slow one. */
const slowly = /^r1\.([\w-]+)\.(.+)$/
const slowText = async (text: string, salt: string) =>
  (await slowHash(text, Buffer.from(salt, 'base64url'))).toString('base64url')

/**
 * What is kept of a set of codes: a slow hash with a salt of the set, under a key that is not in the database. The codes of
 * a set share the salt, so that one typed code costs one slow hash.
 */
export async function hashRecoveryCodes(
  keys: KeyRing,
  userId: number,
  codes: readonly string[],
): Promise<string[]> {
  const salt = randomBytes(16).toString('base64url')
  const hashOf = async (code: string) =>
    `r1.${salt}.${keyedHash(keys, purpose, await slowText(textOfRecoveryCode(userId, code), salt))}`
  return Promise.all(codes.map(hashOf))
}

/** In: a code as typed and an account's unused ones. Out: the one that it is, or undefined. */
export async function findRecoveryCode<K extends { hash: string }>(
  keys: KeyRing,
  { userId, code }: { userId: number; code: string },
  kept: readonly K[],
): Promise<K | undefined> {
  const text = textOfRecoveryCode(userId, code)
  const slow = new Map<string, string>()
  for (const one of kept) {
    const [, salt, keyed] = slowly.exec(one.hash) ?? []
    if (salt !== undefined && !slow.has(salt)) slow.set(salt, await slowText(text, salt))
    const typed = salt === undefined ? text : (slow.get(salt) ?? '')
    if (keyedHashFits(keys, purpose, typed, keyed ?? one.hash)) return one
  }
  return undefined
}
