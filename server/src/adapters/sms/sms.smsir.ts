import { openProvider, readReply, type SmsAccount, templateOf } from './provider.ts'
import { type Sms, SmsRefused } from './sms.port.ts'

export const smsIrBase = 'https://api.sms.ir'
const accepted = 1

/** The verify call of sms.ir (services.md). */
export function createSmsIr(account: SmsAccount): Sms {
  const provider = openProvider(account.base)
  return {
    async send({ to, kind, values }) {
      const { status, text } = await provider.ask({
        method: 'POST',
        path: '/v1/send/verify',
        headers: { 'x-api-key': account.key },
        json: {
          mobile: to,
          templateId: Number(templateOf(account, kind)),
          parameters: Object.entries(values).map(([name, value]) => ({ name: name.toUpperCase(), value })),
        },
        mayRepeat: false,
      })
      if (status === 401 || status === 403) throw new SmsRefused('key_refused')
      if (readReply<{ status: number }>(text).status !== accepted) throw new SmsRefused('refused')
      return 'sent'
    },
  }
}
