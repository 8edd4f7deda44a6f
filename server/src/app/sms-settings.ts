import { smsKinds } from '@bargah/contract/features/outbox/outbox.schema.ts'
import * as z from 'zod/mini'

const providers = ['outbox', 'kavenegar', 'smsir'] as const

export const smsEnvironment = {
  SMS_PROVIDER: z._default(
    z.enum(providers, { error: 'SMS_PROVIDER is outbox, kavenegar or smsir' }),
    'outbox',
  ),
  SMS_KEY: z.optional(z.string()),
  SMS_TEMPLATES: z.optional(z.string()),
  SMS_URL: z.optional(
    z.string().check(z.refine((text) => URL.canParse(text), { error: 'SMS_URL must be a URL' })),
  ),
}

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
export function readSmsSettings(data: {
  SMS_PROVIDER: (typeof providers)[number]
  SMS_KEY?: string
  SMS_TEMPLATES?: string
  SMS_URL?: string
}): SmsSettings | null {
  if (data.SMS_PROVIDER === 'outbox') return null
  if (!data.SMS_KEY) throw new Error('SMS_KEY: the provider needs a key')
  const templates = readTemplates(data.SMS_TEMPLATES)
  const missing = smsKinds.filter((kind) => templates[kind] === undefined)
  if (missing.length > 0) throw new Error(`SMS_TEMPLATES has no template for ${missing.join(', ')}`)
  return { provider: data.SMS_PROVIDER, key: data.SMS_KEY, templates, base: data.SMS_URL }
}

function readTemplates(text = '{}'): Record<string, string> {
  try {
    return z.parse(Templates, JSON.parse(text))
  } catch {
    throw new Error('SMS_TEMPLATES: JSON of the provider’s template for each kind of message')
  }
}
