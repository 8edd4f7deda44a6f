import type { LetterRefusal } from '@bargah/contract/features/mail/mail.states.ts'
import { createTransport } from 'nodemailer'
import { type Mail, MailDelayed, MailRefused, type OutgoingMail } from './mail.port.ts'

/** `isEncrypted`: TLS from the first byte; else STARTTLS is demanded, but of hosts that may be spoken to plainly. */
export type SmtpSettings = {
  host: string
  port: number
  isEncrypted: boolean
  mayBePlain: boolean
  /** Who signs in, where the server asks for that. */
  login: { user: string; pass: string } | null
  from: { name: string; address: string }
}

const timeoutMs = 10_000
const longestSilenceMs = 30_000

/** Sends letters by a server of mail (SMTP), each on a connection of its own. */
export function createSmtpMail({ from, ...settings }: SmtpSettings): Mail {
  const domain = from.address.split('@')[1] ?? 'localhost'
  const transport = createTransport({
    // as whom it greets
    name: domain,
    host: settings.host,
    port: settings.port,
    secure: settings.isEncrypted,
    requireTLS: !settings.isEncrypted && !settings.mayBePlain,
    ignoreTLS: !settings.isEncrypted && settings.mayBePlain,
    ...(settings.login && { auth: settings.login }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: longestSilenceMs,
    // what is sent is given as bytes: nothing in a letter names a file of this machine or an address
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    leaves: true,
    async send(letter) {
      try {
        await transport.sendMail({ from, ...wordingOf(letter, domain) })
        return 'sent'
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

const wordingOf = ({ id, to, subject, text, file }: OutgoingMail, domain: string) => ({
  to: { name: '', address: to },
  subject,
  text,
  messageId: `<letter-${id}@${domain}>`,
  headers: { 'Content-Language': 'fa', 'Auto-Submitted': 'auto-generated' },
  ...(file && {
    attachments: [{ filename: file.name, contentType: file.media, content: file.bytes }],
  }),
})

type SmtpFault = {
  code?: string
  /** What Node called it, such as a fault of a certificate, before it was one of a socket. */
  originalCode?: string
  command?: string
  responseCode?: number
  rejectedErrors?: SmtpFault[]
}

/** In: what went wrong. Out: whether it may yet go, and why not. The words of the server are left behind. */
function failureOf(error: unknown): MailRefused | MailDelayed {
  const fault = error as SmtpFault
  const [inner = fault] = fault.rejectedErrors ?? []
  const said = inner.responseCode ?? fault.responseCode ?? 0
  const command = inner.command ?? fault.command ?? ''
  // 530: it wants a login, or encryption, first. What the settings have wrong is mended by whoever runs the server
  if (fault.code === 'EAUTH' || fault.code === 'ENOAUTH' || said === 530)
    return new MailDelayed('login_refused')
  if (isUnsafe(fault)) return new MailDelayed('not_encrypted', fault.originalCode)
  if (said >= 500) return new MailRefused(refusalOf(said, command))
  return new MailDelayed(said >= 400 ? 'later' : 'away')
}

const isUnsafe = ({ code, command, originalCode = '' }: SmtpFault) =>
  code === 'ETLS' || command === 'STARTTLS' || /CERT|SSL|TLS|SIGNATURE|LEAF|ISSUER/.test(originalCode)

function refusalOf(said: number, command: string): LetterRefusal {
  if (said === 552 || said === 523) return 'too_large'
  if (command === 'RCPT TO') return 'address_refused'
  return command === 'MAIL FROM' ? 'sender_refused' : 'refused'
}
