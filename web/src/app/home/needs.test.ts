import { expect, it } from 'vitest'
import type { Due } from './deadline.rules.ts'
import { groupNeeds, type Need, sayCount, sayInbox, uncounted } from './needs.ts'

const due = (hoursLeft: number, tone: Due['tone']): Due => ({ words: `${hoursLeft}`, tone, hoursLeft })
const need = (key: string, total: number, more: Partial<Need> = {}): Need => ({
  key,
  total,
  isAtLeast: false,
  isKnown: true,
  isFailed: false,
  title: key,
  detail: null,
  verb: 'دیدن',
  to: '/',
  search: {},
  ...more,
})
const some = [
  need('پیام', 14),
  need('بار', 2, { due: due(30, 'plain') }),
  need('راننده', 0),
  need('پرداخت', 1, { due: due(-0.7, 'danger') }),
  need('مجوز', 3, { due: due(5, 'warning') }),
  need('شرکت', 5),
]

it('what waits stands by its deadline, what has none last and in its order, and a row at zero goes', () => {
  expect(groupNeeds(some).map(({ group, needs }) => [group, needs.map(({ key }) => key)])).toEqual([
    ['today', ['پرداخت', 'مجوز']],
    ['soon', ['بار']],
    ['none', ['پیام', 'شرکت']],
  ])
})

it('the title counts all that waits, and names the nearest deadline', () => {
  expect(sayInbox(some)).toEqual({
    title: '۲۵ کار در انتظار شما',
    nearest: 'نزدیک‌ترین مهلت: پرداخت، -0.7',
  })
  expect(sayInbox([need('پیام', 100, { isAtLeast: true })])).toEqual({
    title: 'بیش از ۱۰۰ کار در انتظار شما',
    nearest: 'هیچ‌یک مهلتی ندارد',
  })
  expect(sayInbox([need('پیام', 0)]).title).toBe('کاری در انتظار شما نیست')
})

it('counts what waits and not its kinds, and what waits for being none as one', () => {
  expect(sayCount([need('بار', 7), need('پیام', 2)])).toBe('۹')
  expect(sayCount([need('سالن', 0, { waitsAtZero: true }), need('بار', 1)])).toBe('۲')
  expect(sayCount([need('بار', 100, { isAtLeast: true })])).toBe('بیش از ۱۰۰')
})

it('claims nothing of what could not be counted', () => {
  const failed = need('بار', 0, { isFailed: true })
  expect(sayInbox([failed])).toEqual({ title: 'میز کار', nearest: uncounted })
  expect(sayInbox([failed, need('پیام', 3)])).toEqual({
    title: 'دست‌کم ۳ کار در انتظار شما',
    nearest: uncounted,
  })
})
