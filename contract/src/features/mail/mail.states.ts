import type { ListFormat } from '../../kernel/list-columns.ts'

/** The letters that leave for people's mailboxes, and the values of each one's text. */
export type LetterValues = {
  /** To an address that somebody gives for his account. */
  mail_code: { username: string; code: string }
  /** To the address that was, once another took its place, or none. */
  mail_changed: { username: string }
  mail_removed: { username: string }
  /** To the owner of a view that is sent each morning. `total`: how many rows it had; `bytes`: the size of the file. */
  morning_report: {
    name: string
    total: number
    file: { name: string; format: ListFormat; bytes: number }
  }
}
export type LetterKind = keyof LetterValues

/** What became of a letter: it left, it waits to leave or stays in the outbox, or it was given up. */
export const letterStates = ['sent', 'waiting', 'failed'] as const
export type LetterState = (typeof letterStates)[number]

/** Why a letter was given up. */
export const letterRefusals = [
  'too_late',
  'address_gone',
  'file_gone',
  'address_refused',
  'sender_refused',
  'too_large',
  'refused',
] as const
export type LetterRefusal = (typeof letterRefusals)[number]

/** Why it has not left yet: it is tried again. */
export const letterDelays = ['away', 'later', 'login_refused', 'not_encrypted'] as const
export type LetterDelay = (typeof letterDelays)[number]
export type LetterFailure = LetterRefusal | LetterDelay

/** How long the code is good that proves an address: letters are slower than text messages. */
export const mailCodeLifeMs = 10 * 60_000
