import { describe, expect, it } from 'vitest'
import { useListener } from '../../../test/listener.ts'
import { createOutboxSms } from './create-sms.ts'
import { createKavenegarSms } from './sms.kavenegar.ts'
import type { SmsRefused } from './sms.port.ts'
import { createSmsIr } from './sms.smsir.ts'

const provider = useListener()
/** Has the provider answer so. */
const say = (status: number, body: unknown) => {
  provider.says = () => ({ status, body: JSON.stringify(body) })
}
const asked = () => provider.asked.map(({ url, headers, body }) => ({ url, key: headers['x-api-key'], body }))

const message = { to: '09121234567', kind: 'activation_code', values: { code: '123456' } }
const whyOf = (sending: Promise<unknown>) =>
  sending.then(
    () => 'sent',
    (error: SmsRefused) => error.why,
  )

describe('Kavenegar', () => {
  const send = () =>
    createKavenegarSms({
      base: provider.base,
      key: 'the key',
      templates: { activation_code: 'bargah' },
    }).send(message)

  it('gets number, template and code in a form, its key in the address', async () => {
    say(200, { return: { status: 200, message: 'تایید شد' }, entries: [] })
    expect(await send()).toBe('sent')
    expect(asked()).toEqual([
      {
        url: '/v1/the%20key/verify/lookup.json',
        key: undefined,
        body: 'receptor=09121234567&template=bargah&token=123456',
      },
    ])
  })

  it('gets words in its own blanks, without the spaces and the length that they do not take', async () => {
    say(200, { return: { status: 200, message: 'تایید شد' }, entries: [] })
    const values = { name: 'a firm', reason: `no\nseal${'!'.repeat(200)}` }
    const told = { to: '09121234567', kind: 'registration_rejected', values }
    const account = { base: provider.base, key: 'k', templates: { registration_rejected: 'no' } }
    expect(await createKavenegarSms(account).send(told)).toBe('sent')
    const { token, token2 } = Object.fromEntries(new URLSearchParams(String(asked()[0]?.body)))
    expect([token, token2]).toEqual(['a\u200cfirm', `no\u200cseal${'!'.repeat(93)}`])
  })

  it.each([
    [403, 'key_refused'],
    [411, 'number_refused'],
    [418, 'no_credit'],
    [424, 'template_refused'],
    [422, 'refused'],
  ])('says %i, which is told as %s', async (status, why) => {
    say(status, { return: { status, message: 'متن' } })
    expect(await whyOf(send())).toBe(why)
  })
})

describe('sms.ir', () => {
  const send = () =>
    createSmsIr({ base: provider.base, key: 'the key', templates: { activation_code: '1405' } }).send(message)

  it('gets number, template and code in JSON, its key in a header', async () => {
    say(200, { status: 1, message: 'موفق', data: {} })
    expect(await send()).toBe('sent')
    const [{ url, key, body } = { body: '' }] = asked()
    expect({ url, key, body: JSON.parse(body) }).toEqual({
      url: '/v1/send/verify',
      key: 'the key',
      body: {
        mobile: '09121234567',
        templateId: 1405,
        parameters: [{ name: 'CODE', value: '123456' }],
      },
    })
  })

  it.each([
    [401, { status: 10 }, 'key_refused'],
    [400, { status: 104 }, 'refused'],
    [200, 'no JSON of theirs', 'refused'],
  ])('says %i, which is told', async (status, body, why) => {
    say(status, body)
    expect(await whyOf(send())).toBe(why)
  })
})

it('stays in the outbox where there is no provider', async () => {
  expect(await createOutboxSms().send(message)).toBe('kept')
})
