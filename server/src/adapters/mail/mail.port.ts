import type { LetterDelay, LetterRefusal } from '@bargah/contract/features/mail/mail.states.ts'

/** A letter for one mailbox. `id` is of the letter: sent twice, it has one Message-ID. */
export type OutgoingMail = {
  id: number
  to: string
  subject: string
  text: string
  file?: { name: string; media: string; bytes: Buffer }
}

/** The server of mail has the letter and does not take it; asking again does not help. */
export class MailRefused extends Error {
  readonly why: LetterRefusal
  constructor(why: LetterRefusal) {
    super(`the mail server refused: ${why}`)
    this.why = why
  }
}

/** It may take it yet. Neither says a word of the mail server, which may repeat what it was sent. */
export class MailDelayed extends Error {
  readonly why: LetterDelay
  /** `code`: what Node calls the fault, for whoever runs the server. */
  constructor(why: LetterDelay, code = '') {
    super(`the mail server did not take a letter yet: ${why}${code && ` (${code})`}`)
    this.why = why
  }
}

/** Sends letters. */
export type Mail = {
  /** Whether letters leave the outbox at all. */
  leaves: boolean
  /** Out: `sent`, or `kept` where letters stay in the outbox. Throws `MailRefused` or `MailDelayed`. */
  send(letter: OutgoingMail): Promise<'sent' | 'kept'>
}
