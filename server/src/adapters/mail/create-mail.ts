import type { Mail } from './mail.port.ts'
import { createSmtpMail, type SmtpSettings } from './mail.smtp.ts'

/** In: by which server letters leave, null for none. Out: what sends them. */
export const createMail = (settings: SmtpSettings | null): Mail =>
  settings ? createSmtpMail(settings) : createOutboxMail()

/** Needs no network: letters stay in the outbox, where an administrator of a demo reads them. */
export const createOutboxMail = (): Mail => ({ leaves: false, send: async () => 'kept' })
