import type { LetterKind } from '@bargah/contract/features/mail/mail.states.ts'
import { mailCodeLifeMs } from '@bargah/contract/features/mail/mail.states.ts'
import type { MailRefusal } from '@bargah/contract/features/mail/mail.text.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'

/** For how long a letter of each kind is worth sending: the next morning has the next report. */
const worthMs: Record<LetterKind, number> = {
  mail_code: mailCodeLifeMs,
  mail_changed: 3 * dayMs,
  mail_removed: 3 * dayMs,
  morning_report: dayMs,
}

/** Whether a letter that was written at `createdAt` comes too late. */
export const isTooLate = (kind: LetterKind, createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > worthMs[kind]

/** Beside what one account has sent to one address: what it has sent in all, and what all accounts have sent to one. */
export const codesOfAccount = { what: 'mail codes of an account', most: 20, inMs: dayMs }
export const codesToAddress = { what: 'mail codes to an address', most: 20, inMs: dayMs }

/** In: the address that an account has, and the one that it gives. Out: why that one needs no code, or null. */
export const mayGive = (before: string | undefined, address: string): MailRefusal | null =>
  before === address ? 'same_address' : null

export const mayRemove = (before: string | undefined): MailRefusal | null =>
  before === undefined ? 'no_address' : null

/** An address as it may be shown to whoever is not its owner: «n***@example.com». */
export const maskAddress = (address: string): string => address.replace(/^(.).*(?=@)/, '$1***')
