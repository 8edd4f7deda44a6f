import { expect, it } from 'vitest'
import { sayLateSeals } from './CheckCard.tsx'

const seal = { index: 13, round: 7, turn: 1, cargo: null }

const many = (length: number) => Array.from({ length }, () => seal)

it('says of a list that was sealed late whether its turn or a load ended, and what remains unproved', () => {
  expect(sayLateSeals([seal, { ...seal, index: 14, turn: 12, cargo: 11 }])).toEqual([
    'سطر ۱۴: فهرست نوبت ۱ پس از بسته شدن اعلام بار ۷ دوباره مُهر شده است، چون خود نوبت پایان یافته بود؛ فهرست خالی است و به آن باری نرسیده است.',
    'سطر ۱۵: فهرست نوبت ۱۲ پس از بسته شدن اعلام بار ۷ دوباره مُهر شده است، چون بار ۱۱ پایان یافت و از آن برداشته شد؛ این‌که جز آن چیزی عوض نشده را رسید راننده نشان می‌دهد.',
  ])
})

it('says of many the first three and how many more, and of none nothing', () => {
  expect(sayLateSeals(many(8))).toHaveLength(4)
  expect(sayLateSeals(many(8)).at(-1)).toBe('و ۵ فهرست دیگر هم همین‌گونه.')
  expect(sayLateSeals(many(3))).toHaveLength(3)
  expect(sayLateSeals([])).toEqual([])
})
