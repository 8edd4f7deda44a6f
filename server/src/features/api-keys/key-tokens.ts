import { newToken } from '../../kernel/tokens.ts'

/** What every key begins with, so that one that got into a repository or a letter is found by searching for it. */
export const keyPrefix = 'bargah_'

/** Whether somebody sends a key and not the token of a session, which is the same without it. */
export const isKey = (token: string): boolean => token.startsWith(keyPrefix)

/** A new key of 256 random bits, and the letters at its end by which people tell it from others. */
export function newKey(): { key: string; tail: string } {
  const key = `${keyPrefix}${newToken().token}`
  return { key, tail: key.slice(-tailLength) }
}
const tailLength = 4
