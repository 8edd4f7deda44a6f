import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@bargah/contract/features/factors/factors.schema.ts'
import { type KeyRing, keyedHash, keyedHashFits } from '../../kernel/keys.rules.ts'

/** Letters and digits that are not taken for one another; twelve of them are 59 bits, which nobody guesses. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const groups = 3
const ofGroup = 4
const purpose = 'recovery code'

const makeGroup = () => Array.from({ length: ofGroup }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ten new codes, as they are shown: `xxxx-xxxx-xxxx`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, makeGroup).join('-'))

/** As typed, in any case and with any strokes; the account is hashed with it. */
const textOf = (userId: number, code: string) =>
  JSON.stringify([userId, code.toLowerCase().replaceAll(/[^a-z\d]/g, '')])

export const hashOfRecoveryCode = (keys: KeyRing, userId: number, code: string): string =>
  keyedHash(keys, purpose, textOf(userId, code))

/** In: a code as typed and an account's unused ones. Out: the one that it is, or undefined. */
export const findRecoveryCode = <K extends { hash: string }>(
  keys: KeyRing,
  { userId, code }: { userId: number; code: string },
  kept: readonly K[],
): K | undefined => kept.find(({ hash }) => keyedHashFits(keys, purpose, textOf(userId, code), hash))
