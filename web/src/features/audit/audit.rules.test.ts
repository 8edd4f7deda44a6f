import { expect, it } from 'vitest'
import { sayValue } from './audit.rules.ts'

it.each([
  [null, '—'],
  ['', '—'],
  ['true', 'بله'],
  ['false', 'خیر'],
  ['-120', '-۱۲۰'],
  ['12.5', '۱۲.۵'],
  ['2026-11-21T08:30:00.123456+00:00', '۱۴۰۵/۰۸/۳۰، ۱۲:۰۰'],
  ['live', 'live'],
  ['2026-99-99T99:99', '2026-99-99T99:99'],
])('says %s as %s', (value, said) => {
  expect(sayValue(value)).toBe(said)
})

it('parts the digits of money', () => {
  expect(sayValue('2490000', 'balance_rial')).toBe('۲٬۴۹۰٬۰۰۰')
})
