import { smsKinds } from '@bargah/contract/features/outbox/outbox.states.ts'
import * as z from 'zod/mini'
import { createReader } from '../adapters/sms/incoming.ts'
import type { SmsInbox } from '../features/sms-inbox/serve-inbox.ts'
import { choiceOr, secret, text, url, whole } from './setting.ts'

export const smsEnvironment = {
  SMS_PROVIDER: choiceOr(['outbox', 'kavenegar', 'smsir'], 'outbox', {
    means: 'who sends text messages; `outbox`: nobody, they stay where an administrator reads of them',
  }),
  SMS_KEY: text({ means: 'the key of the provider' }),
  SMS_TEMPLATES: text({
    means: `JSON of the provider's template for each kind of message, \`{"${smsKinds[0]}":"…",…}\`; none may be missing of ${smsKinds.map((kind) => `\`${kind}\``).join(', ')}`,
  }),
  SMS_URL: url({ unset: "the provider's own", means: 'another address of the provider' }),
  SMS_INBOX_SECRET: secret({
    unset: 'nobody can ask by a message; on a demo without a provider it is `demo`',
    means:
      'the end of the address `PUBLIC_URL/sms/inbox/SECRET` at which the provider hands on what drivers send; whoever knows it can have answers sent to drivers, and nothing else',
  }),
  SMS_HOURLY: whole({
    from: 1,
    to: 1_000_000,
    plain: 1_000,
    unit: 'messages',
    means:
      'how many codes and temporary passwords may be sent within an hour; strangers share three quarters of them',
  }),
}
type Environment = z.infer<z.ZodMiniObject<typeof smsEnvironment>>

export type SmsSettings = {
  provider: 'kavenegar' | 'smsir'
  key: string
  /** The provider's name of the text of each kind of message. */
  templates: Record<string, string>
  /** Where the provider is, when not at its usual address. */
  base: string | undefined
}

const Templates = z.record(z.string(), z.string())

/** In: the settings of text messages. Out: the provider, null for the outbox. Throws a sentence that names the variable. */
export function readSmsSettings(data: Environment): SmsSettings | null {
  if (data.SMS_PROVIDER === 'outbox') return null
  if (!data.SMS_KEY) throw new Error('SMS_KEY: the provider needs a key')
  const templates = readTemplates(data.SMS_TEMPLATES)
  const missing = smsKinds.filter((kind) => templates[kind] === undefined)
  if (missing.length > 0) throw new Error(`SMS_TEMPLATES has no template for ${missing.join(', ')}`)
  return { provider: data.SMS_PROVIDER, key: data.SMS_KEY, templates, base: data.SMS_URL }
}

/** What hands on messages on a demo whose own stay in the outbox: whoever opens its address. */
const demoSecret = 'demo'

/** In: the settings, and whether it is a demo. Out: who hands on what people send, null for nobody. */
export function readSmsInbox(
  { sms, smsInboxSecret }: { sms: SmsSettings | null; smsInboxSecret: string | undefined },
  isDemo: boolean,
): SmsInbox | null {
  const given = smsInboxSecret ?? (isDemo && !sms ? demoSecret : undefined)
  return given === undefined ? null : { secret: given, read: createReader(sms?.provider ?? 'local') }
}

function readTemplates(text = '{}'): Record<string, string> {
  try {
    return z.parse(Templates, JSON.parse(text))
  } catch {
    throw new Error('SMS_TEMPLATES: JSON of the provider’s template for each kind of message')
  }
}
