import { endpoint, plainCommand } from '@bargah/contract/kernel/endpoint.ts'
import * as f from '@bargah/contract/kernel/fields.ts'
import { jsonObject } from '@bargah/contract/kernel/json-field.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { keptInput } from './audit-input.ts'
import { readInput } from './read-input.ts'

const Item = f.part(
  { Name: f.text('نام', { max: 20 }), Pin: f.secret(f.digits('رمز', { max: 4 })) },
  'نادرست',
)
const shape = endpoint({
  method: 'POST',
  path: '/api/Paper/Sign',
  title: 'امضای کاغذ',
  reply: 'envelope',
  effect: 'write',
  changes: ['report'],
  reaches: [],
  access: 'public',
  query: z.object({ Id: f.id('کاغذ') }),
  body: z.object({
    Words: f.text('متن', { max: 9_000 }),
    Password: f.optional(f.password('گذرواژه', { max: 100 })),
    SmsCode: f.optional(f.secret(f.digits('کد پیامک', { max: 6 }))),
    CityCode: f.optional(f.noSecret(f.digits('کد شهر', { max: 6 }))),
    Items: f.optional(f.list('موارد', Item, { max: 9 })),
    State: f.optional(jsonObject('چیدمان', { maxBytes: 900 })),
    Anything: z.optional(z.unknown()),
  }),
  data: plainCommand,
})
const keptOf = (body: Record<string, unknown>) =>
  keptInput(shape, readInput(shape, { query: { Id: '7' }, params: {}, body }))

it('keeps what the contract describes, of query and body', () => {
  expect(keptOf({ Words: 'سلام', CityCode: '۰۲۱' })).toEqual({ Id: 7, Words: 'سلام', CityCode: '021' })
})

it('keeps no secret, also where it stands inside of something else', () => {
  const secrets = { Password: 'a secret', SmsCode: '123456', Items: [{ Name: 'نخست', Pin: '1234' }] }
  expect(keptOf({ Words: 'سلام', ...secrets })).toEqual({ Id: 7, Words: 'سلام', Items: [{ Name: 'نخست' }] })
})

it('keeps nothing that nobody described', () => {
  const kept = keptOf({ Words: 'سلام', State: { a: 'b' }, Anything: 'goes', Other: 'too' })
  expect(kept).toEqual({ Id: 7, Words: 'سلام' })
})

it('keeps no text that is too long to be a fact, and cuts no character in two', () => {
  expect(keptOf({ Words: `${'x'.repeat(199)}😀${'y'.repeat(5_000)}` })).toMatchObject({
    Words: 'x'.repeat(199),
  })
})
