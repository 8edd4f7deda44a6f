import type { SmsFailure } from '@bargah/contract/features/outbox/outbox.text.ts'
import { openProvider, readReply, type SmsAccount, templateOf } from './provider.ts'
import { type Sms, SmsRefused } from './sms.port.ts'

export const kavenegarBase = 'https://api.kavenegar.com'
const accepted = 200

const whyByStatus: Record<number, SmsFailure> = {
  401: 'key_refused',
  403: 'key_refused',
  411: 'number_refused',
  418: 'no_credit',
  424: 'template_refused',
}
// what its templates call their blanks, in order; the first must be there, and none takes a space or a long text
const blanks = ['token', 'token2', 'token3'] as const
const longestToken = 100
const zeroWidthNonJoiner = '\u200c'

const tokensOf = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.values(values)
      .slice(0, blanks.length)
      .map((value, place) => [
        blanks[place],
        value.trim().replace(/\s+/g, zeroWidthNonJoiner).slice(0, longestToken),
      ]),
  )

/** Kavenegar's verify/lookup (services.md). Its key is part of the address, which therefore is never said. */
export function createKavenegarSms(account: SmsAccount): Sms {
  const provider = openProvider(account.base)
  return {
    async send({ to, kind, values }) {
      const { status, text } = await provider.ask({
        method: 'POST',
        path: `/v1/${encodeURIComponent(account.key)}/verify/lookup.json`,
        form: { receptor: to, template: templateOf(account, kind), ...tokensOf(values) },
        mayRepeat: false,
      })
      const said = readReply<{ return: { status: number } }>(text).return?.status ?? status
      if (said !== accepted) throw new SmsRefused(whyByStatus[said] ?? 'refused')
      return 'sent'
    },
  }
}
