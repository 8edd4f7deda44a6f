import { expect, it } from 'vitest'
import { changesOf, sayValue } from './audit.rules.ts'

it.each([
  [null, '—'],
  ['', '—'],
  ['true', 'بله'],
  ['false', 'خیر'],
  ['-120', '-۱۲۰'],
  ['12.5', '۱۲.۵'],
  ['2026-11-21T08:30:00.123456+00:00', '۱۴۰۵/۰۸/۳۰، ۱۲:۰۰'],
  ['live', 'live'],
  ['unknown-device', 'ناشناس'],
  ['2026-99-99T99:99', '2026-99-99T99:99'],
])('says %s as %s', (value, said) => {
  expect(sayValue(value)).toBe(said)
})

it('parts the digits of money', () => {
  expect(sayValue('2490000', 'balance_rial')).toBe('۲٬۴۹۰٬۰۰۰')
})

it('tells of a thing its own row, and counts those beside it', () => {
  const change = (table: string, rowId: string) => ({ table, rowId, act: 'changed' as const, columns: [] })
  const line = { changes: [change('turns', '4'), change('drivers', '4'), change('turns', '5')], more: 7 }
  expect(changesOf(line, { table: 'turns', rowId: 4 })).toEqual({ changes: [change('turns', '4')], more: 9 })
})
