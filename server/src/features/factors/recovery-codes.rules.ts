import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@bargah/contract/features/factors/factors.schema.ts'

/** Letters and digits that are not taken for one another; twelve of them are 59 bits, which nobody guesses. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const groups = 3
const ofGroup = 4

const makeGroup = () => Array.from({ length: ofGroup }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ten new codes, as they are shown: `xxxx-xxxx-xxxx`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, makeGroup).join('-'))

/** What is hashed of a code as it is typed, in any case and with any strokes: the account is hashed with it. */
export const textOfRecoveryCode = (userId: number, code: string): string =>
  JSON.stringify([userId, code.toLowerCase().replaceAll(/[^a-z\d]/g, '')])
