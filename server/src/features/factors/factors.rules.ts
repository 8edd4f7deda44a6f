import { mostPasskeys, recoveryCodeCount } from '@bargah/contract/features/factors/factors.schema.ts'
import type { RemovalRefusal } from '@bargah/contract/features/factors/factors.text.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { minuteMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { randomInt } from 'node:crypto'
import { type AskedOfTwo, mayAskAgain, mayConfirm } from '../../kernel/two-admins.rules.ts'

/** Who must have a second factor outside the demo: who sees and decides for everybody, and who gives turns. */
const demandedOf: readonly Role[] = ['Admin', 'AdminSupport', 'LoadHallAdmin']

/** In: a role, and whether this world demands factors at all. Out: whether this account must have one. */
export const isFactorDemanded = (role: Role, demands: boolean): boolean =>
  demands && demandedOf.includes(role)

/** Whether a session can do nothing before a factor is added: one is demanded, and none was given or added in it. */
export const mustAddFactor = (
  { role, factorAt }: { role: Role; factorAt: Date | null },
  demands: boolean,
): boolean => isFactorDemanded(role, demands) && factorAt === null

/** How long a challenge waits for its passkey. */
export const challengeLifeMs = 5 * minuteMs
/** How long a request to take away another's lost factors waits for a second administrator. */
export const removalLifeMs = dayMs

/**
 * Wrong codes of an app for one account, from devices that it does not know, in a day. A million codes of which three are
 * good: this many make one chance in 16,000. Passkeys and recovery codes cannot be guessed and are not counted by it.
 */
export const codesFromAnywhere = { most: 20, inMs: dayMs }

/** The site that passkeys are bound to, by the address at which people open it. */
export type Site = { rpId: string; origin: string }
export function siteOf(publicUrl: string): Site {
  const { hostname, origin } = new URL(publicUrl)
  return { rpId: hostname, origin }
}

export type FactorCount = { hasApp: boolean; passkeys: number }
export const countOf = ({ hasApp, passkeys }: FactorCount): number => passkeys + (hasApp ? 1 : 0)

/** Whether one's own factor may be taken away, or is the last of an account that must have one. */
export const mayRemoveFactor = (
  count: FactorCount,
  { isDemanded }: { isDemanded: boolean },
): 'last_demanded' | null => (isDemanded && countOf(count) === 1 ? 'last_demanded' : null)

export const mayAddPasskey = ({ passkeys }: FactorCount): 'too_many' | null =>
  passkeys >= mostPasskeys ? 'too_many' : null

type AskFacts = { userId: number; askerId: number; count: FactorCount; openUntil: Date | null }

/** In: whose factors, who asks, and until when an earlier request stands. Out: why it is not asked, or null. */
export function mayAskRemoval(
  { userId, askerId, count, openUntil }: AskFacts,
  now: Date,
): RemovalRefusal | null {
  if (userId === askerId) return 'own_account'
  if (countOf(count) === 0) return 'no_factors'
  return mayAskAgain(openUntil, now)
}

type Removal = AskedOfTwo & { userId: number }

/** In: a request, who confirms it, and the time. Out: why not, or null. */
export const mayConfirmRemoval = (removal: Removal, confirmerId: number, now: Date): RemovalRefusal | null =>
  mayConfirm(removal, confirmerId, now) ?? (removal.userId === confirmerId ? 'own_account' : null)

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
