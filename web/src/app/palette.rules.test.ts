import { describe, expect, it } from 'vitest'
import { endsSo, findPlaces, isNumberedSo, partsOf, rank, rankOf } from './palette.rules.ts'

const places = [
  { label: 'اعلام بار', words: 'بارها /AddCargo' },
  { label: 'بارهای اعلام‌شده', words: 'بارها /AdminCargos' },
  { label: 'مجوزهای صادرشده', words: 'مجوزها /AdminDriverReserve' },
]
const found = (typed: string) => findPlaces(places, typed).map(({ place }) => place.label)

describe('the search of screens', () => {
  it('shows all of them before anything is typed', () => {
    expect(found('')).toHaveLength(3)
  })

  it('finds a name in any spelling, with or without its half-space', () => {
    expect(found('اعلامشده')).toEqual(['بارهای اعلام‌شده'])
    expect(found('بارهاي')).toEqual(['بارهای اعلام‌شده'])
  })

  it('puts names that begin with what is typed first', () => {
    expect(found('بار')).toEqual(['بارهای اعلام‌شده', 'اعلام بار'])
  })

  it('finds by every word, also those of the group and the address', () => {
    expect(found('مجوزها صادر')).toEqual(['مجوزهای صادرشده'])
    expect(found('addcargo')).toEqual(['اعلام بار'])
    expect(found('بار مجوز')).toEqual([])
  })
})

it.each([
  ['جواد رضایی', 'رضايي', 'whole'],
  ['جواد رضایی', 'جواد', 'whole'],
  ['جواد رضایی', 'جواد ر', 'begins'],
  ['جواد رضایی', 'رضایی جواد', 'whole'],
  ['جواد رضایی', 'رضا', 'begins'],
  ['ترابر بندر', 'ترابر', 'whole'],
  ['سارا کیانی‌فرد', 'کیانی فرد', 'whole'],
  ['بندر امام', 'بندرا', 'begins'],
  ['بارها /AddCargo', 'addcargo', 'whole'],
  ['جواد رضایی', 'ضایی', 'inside'],
  ['جواد رضایی', 'جواد ضایی', 'inside'],
  ['شهرهای تخلیه', 'خلی', 'inside'],
  ['جواد رضایی', ' ', 'inside'],
] as const)('of «%s» «%s» is %s', (name, typed, is) => {
  expect(rankOf(name, typed)).toBe(rank[is])
})

it.each([
  ['جواد رضایی', 'رضايي', 'جواد [رضایی]'],
  ['مجوز ۵۴۲۴', '5424', 'مجوز [۵۴۲۴]'],
  ['کیانی‌فرد', 'کیانیف', '[کیانی‌ف]رد'],
  ['شرکت: ترابر بندر', 'بندر ترا', 'شرکت: [ترا]بر [بندر]'],
  ['بندرعباس', 'بند بندرع', '[بندرع]باس'],
  ['A+B', '+', 'A[+]B'],
  ['جواد', '', 'جواد'],
  ['جواد', 'رضا', 'جواد'],
] as const)('«%s» shows where it holds «%s»', (text, typed, shown) => {
  const parts = partsOf(text, typed)
  expect(parts.map(({ part, isTyped }) => (isTyped ? `[${part}]` : part)).join('')).toBe(shown)
  expect(parts.every(({ part, at }) => text.startsWith(part, at))).toBe(true)
})

it.each([
  ['09125550007', '۰۰۰۷', true],
  ['09125550007', '09125550007', true],
  ['09125550007', '007', false],
  ['09120007555', '0007', false],
  ['09125550007', 'جواد', false],
])('the phone %s ends as «%s»: %s', (mobile, typed, ends) => {
  expect(endsSo(mobile, typed)).toBe(ends)
})

it.each([
  [5438, '۵۴۳۸', true],
  [5438, ' 5438 ', true],
  [5438, '543', false],
  [7, '0007', false],
])('%d is what «%s» names: %s', (number, typed, isSo) => {
  expect(isNumberedSo(number, typed)).toBe(isSo)
})
