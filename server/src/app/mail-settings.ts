import type * as z from 'zod/mini'
import type { SmtpSettings } from '../adapters/mail/mail.smtp.ts'
import { mayBePlain } from './encrypted.ts'
import { matching } from './setting.ts'

const plainPorts: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 }

/** A server of mail by its address; null for what is none. */
function readServer(given: string): URL | null {
  const url = URL.canParse(given) ? new URL(given) : null
  return url && url.protocol in plainPorts && url.hostname !== '' ? url : null
}

/** `name <address>`, or the address alone. */
function readSender(given: string): SmtpSettings['from'] | null {
  const [, name = '', named, bare] = /^(?:([^<>"\r\n]*)<([^<>]+)>|([^<>]+))$/.exec(given.trim()) ?? []
  const address = (named ?? bare ?? '').trim()
  return /^[\w.%+-]+@[\w-]+(\.[\w-]+)*$/.test(address) ? { name: name.trim(), address } : null
}

export const mailEnvironment = {
  SMTP_URL: matching(
    'an address such as smtps://name:password@mail.example.ir',
    (given) => readServer(given) !== null,
    {
      unset: 'none: no letter leaves, and all stay where an administrator reads of them',
      means:
        'the server of mail by which letters leave, with name and password where it asks for them: `smtps` is TLS from the first byte (port 465), `smtp` asks for STARTTLS (587) and sends nothing without it, but to this machine and `PLAIN_HOSTS`',
    },
  ),
  MAIL_FROM: matching('a sender such as بارگاه <bargah@example.ir>', (given) => readSender(given) !== null, {
    means: 'who sends those letters; goes with `SMTP_URL`',
  }),
}
type Environment = z.infer<z.ZodMiniObject<typeof mailEnvironment>>

/** In: the settings of mail, and PLAIN_HOSTS. Out: by which server letters leave, null for none. Throws a sentence. */
export function readMailSettings(
  { SMTP_URL, MAIL_FROM }: Environment,
  plainHosts: string | undefined,
): SmtpSettings | null {
  if (SMTP_URL === undefined) return null
  const url = readServer(SMTP_URL)
  const from = MAIL_FROM === undefined ? null : readSender(MAIL_FROM)
  if (!url || !from) throw new Error('SMTP_URL asks for MAIL_FROM too')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const user = decodeURIComponent(url.username)
  return {
    host,
    port: Number(url.port) || (plainPorts[url.protocol] ?? 0),
    isEncrypted: url.protocol === 'smtps:',
    mayBePlain: mayBePlain(host, plainHosts),
    login: user === '' ? null : { user, pass: decodeURIComponent(url.password) },
    from,
  }
}
