import { openOutside, type Outside } from '../../kernel/outside.ts'

/** What a provider of text messages is reached by. `templates`: its own name of the text of each kind of message. */
export type SmsAccount = { base: string; key: string; templates: Readonly<Record<string, string>> }

export const openProvider = (base: string): Outside =>
  openOutside({ name: 'سامانهٔ پیامک', base, timeoutMs: 10_000, mostBytes: 64 * 1024 })

/** The provider's name of a kind's text. Throws when the settings have none: the start checks that they do. */
export function templateOf({ templates }: SmsAccount, kind: string): string {
  const template = templates[kind]
  if (template === undefined) throw new Error(`SMS_TEMPLATES has no template for ${kind}`)
  return template
}

/** What a reply says in JSON, or an empty object when it says something else. */
export function readReply<T extends object>(text: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : {}
  } catch {
    return {}
  }
}
