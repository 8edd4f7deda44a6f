import { createKavenegarSms, kavenegarBase } from './sms.kavenegar.ts'
import type { Sms } from './sms.port.ts'
import { createSmsIr, smsIrBase } from './sms.smsir.ts'

type Settings = {
  provider: 'kavenegar' | 'smsir'
  key: string
  templates: Readonly<Record<string, string>>
  base: string | undefined
}

/** In: which provider sends text messages, null for none. Out: what sends them. */
export function createSms(settings: Settings | null): Sms {
  if (!settings) return createOutboxSms()
  const { provider, ...account } = settings
  return provider === 'kavenegar'
    ? createKavenegarSms({ ...account, base: account.base ?? kavenegarBase })
    : createSmsIr({ ...account, base: account.base ?? smsIrBase })
}

/** Needs no network: messages stay in the outbox, where an administrator of a demo reads them. */
export const createOutboxSms = (): Sms => ({ send: async () => 'kept' })
