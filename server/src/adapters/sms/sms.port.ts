import type { SmsFailure } from '@bargah/contract/features/outbox/outbox.text.ts'

/** A message for one phone: the provider's own text of that kind, and what is put into it, by name and in order. */
export type OutgoingSms = { to: string; kind: string; values: Readonly<Record<string, string>> }

/** The provider has the message and will not send it; asking again does not help. */
export class SmsRefused extends Error {
  readonly why: SmsFailure
  constructor(why: SmsFailure) {
    super(`the SMS provider refused: ${why}`)
    this.why = why
  }
}

/** Sends text messages. */
export type Sms = {
  /** Out: `sent`, or `kept` where messages stay in the outbox. Throws `SmsRefused`, or `OutsideFault` when it may yet succeed. */
  send(message: OutgoingSms): Promise<'sent' | 'kept'>
}
