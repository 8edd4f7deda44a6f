import { expect, it } from 'vitest'
import { toPersianDigits } from '../../kernel/digits.ts'
import { letterTexts } from '../mail/mail.text.ts'
import { LoginBody } from '../auth/auth.schema.ts'
import { smsTexts } from './outbox.text.ts'

const username = '14001234567-a.b'
const given = {
  username,
  password: '48151623',
  code: '481516',
  name: 'رضا',
  company: 'ترابر',
  load: 'بندرعباس',
} as never
const texts = Object.entries({ ...smsTexts, ...letterTexts }).flatMap(([kind, write]) => {
  const asks = /^\(\{([^}]*)\}/.exec(write.toString())?.[1] ?? ''
  if (!/username|password|code/.test(asks)) return []
  const said: string | { text: string } = write(given)
  return [{ kind, asks, text: typeof said === 'string' ? said : said.text }]
})

it('looks at each message and letter that tells what is typed', () => {
  expect(texts.map(({ kind }) => kind)).toEqual([
    'activation_code',
    'temporary_password',
    'driver_account',
    'driver_activated',
    'reserve_word',
    'factor_removal_asked',
    'factors_removed',
    'mail_code',
    'mail_changed',
    'mail_removed',
  ])
})

it.each(texts)(
  '$kind tells what is typed in Latin, a name of letters and signs from left to right',
  ({ asks, text }) => {
    for (const what of ['username', 'password', 'code'] as const) {
      if (!asks.includes(what)) continue
      expect(text).toContain(what === 'username' ? `\u2066${username}\u2069` : given[what])
      expect(text).not.toContain(toPersianDigits(given[what]))
    }
  },
)

it('nothing that cannot be seen stands in what is copied, but around the name of an account, where a field takes it away', () => {
  for (const { text } of texts)
    expect(text.replaceAll(`\u2066${username}\u2069`, '')).not.toMatch(/[\u2066-\u2069]/)
})

it('the name of an account comes in as it was copied from a message, and with nothing unseen inside it', () => {
  const read = (Username: string) =>
    LoginBody.safeParse({ Username, Password: 'Bargah@1405', Role: 'Driver' })
  expect(read(`\u2066${username}\u2069`).data?.Username).toBe(username)
  expect(read(`a\u2066b`).success).toBe(false)
})
