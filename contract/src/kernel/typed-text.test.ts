import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { identifier, lines, name, text } from './fields.ts'

/** What becomes of something typed: what is kept of it, or the sentence that says what is wrong. */
function read(field: z.ZodMiniType, typed: string) {
  const { success, data, error } = z.safeParse(field, typed)
  return success ? data : error.issues[0]?.message
}
const foreign = 'نام تنها با حروف فارسی یا لاتین نوشته می‌شود.'

describe('a name', () => {
  it.each([
    ['with letters of another script that look the same', '\u0421argo', foreign],
    ['with nothing but what cannot be seen', '\u3164\u2800\u00ad', 'نام را وارد کنید.'],
    ['with a soft hyphen within', 'با\u00adر', 'بار'],
    ['of a foreign make, in Latin', 'Volvo FH', 'Volvo FH'],
  ])('%s', (_what, typed, becomes) => {
    expect(read(text('نام', { max: 50 }), typed)).toBe(becomes)
  })

  const ofSigns = 'نام باید با حروف نوشته شود، بی شکلک.'
  it.each([
    ['علی ۲', 'علی ۲'],
    ['شرکت پارس #۱', 'شرکت پارس #۱'],
    ['😀😀', ofSigns],
    ['علی 😀', ofSigns],
    ['۱۲۳', ofSigns],
    ['---', ofSigns],
  ])('is of letters: %s', (typed, becomes) => {
    expect(read(name('نام', { max: 50 }), typed)).toBe(becomes)
  })

  it('of an account is refused with what cannot be seen, rather than made another one', () => {
    const ofAccount = identifier('نام', { max: 50 })
    for (const typed of ['admi\u00adn', 'ad\u3164min', '\u0430dmin', 'admin\u{e0041}'])
      expect(read(ofAccount, typed), JSON.stringify(typed)).toBe(foreign)
    expect(read(ofAccount, 'admin')).toBe('admin')
  })

  it('of a new account is refused in letters by shape and with half-spaces too; who has such a one signs in', () => {
    const [name, isNew] = [false, true].map((isNew) => identifier('نام', { max: 50, isNew }))
    for (const typed of ['\uff41dmin', 'ad\u200cmin', '\u{1d41a}dmin', 'عل\u064a']) {
      expect(read(isNew as never, typed), JSON.stringify(typed)).toBe(foreign)
      expect(read(name as never, typed)).toBe(typed)
    }
    expect(read(isNew as never, 'علی12')).toBe('علی12')
  })
})

it('a message may quote whatever there is', () => {
  expect(read(lines('متن', { max: 50 }), 'Привет')).toBe('Привет')
})
