import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { type KeyRing, keyedHash, keyedHashFits } from '../../kernel/keys.rules.ts'
import { mailCodeLifeMs } from '@bargah/contract/features/mail/mail.states.ts'
import type { CodePurpose } from '@bargah/contract/kernel/proof.ts'

/** How long a code is good for, how often one payer has one sent to a number, and how often it is guessed at (rules 2.5). */
export const codeLifeMs = 2 * minuteMs
export const lifeOf = (purpose: CodePurpose): number => (purpose === 'mail' ? mailCodeLifeMs : codeLifeMs)
export const sendsAllowed = { what: 'code sent', most: 3, inMs: 10 * minuteMs, networkTimes: 4 }
/** A code that is the whole sign-in has fewer guesses than one that comes after a password, or leads to a registration. */
export const guessesAt = (purpose: CodePurpose) => ({
  what: 'code guessed',
  most: purpose === 'signIn' ? 3 : 5,
  inMs: lifeOf(purpose),
})

/** `mobile`: of the purpose `mail` it is an address. */
type Sent = { mobile: string; purpose: CodePurpose; code: string }
const key = 'one-time code'
/** Mobile and purpose are hashed with the code: it fits for nothing else. */
const textOf = ({ mobile, purpose, code }: Sent) => JSON.stringify([purpose, mobile, code])

export const hashOfCode = (keys: KeyRing, sent: Sent): string => keyedHash(keys, key, textOf(sent))

/** Whether a code is the one that was sent for this mobile and purpose, and is still good. */
export const codeFits = (
  keys: KeyRing,
  sent: Sent,
  kept: { hash: string; expiresAt: Date } | undefined,
  now: Date,
): boolean => keyedHashFits(keys, key, textOf(sent), kept?.hash ?? '') && now < (kept?.expiresAt ?? now)
