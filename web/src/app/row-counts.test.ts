import type { MenuCounts } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { expect, it } from 'vitest'
import { rowCounts } from './row-counts.rules.ts'

const nothing: MenuCounts = {
  dueToday: null,
  loads: null,
  permits: null,
  turns: null,
  boards: null,
  drivers: null,
  applicants: null,
  payments: null,
  messages: null,
}
const said = (counts: Partial<MenuCounts>, who: { isHall?: boolean; isAdmin?: boolean } = {}) =>
  Object.entries(rowCounts({ ...nothing, ...counts }, { isHall: false, isAdmin: false, ...who })).map(
    ([key, { count, countNoun, isWaiting }]) => [key, `${count} ${countNoun}`, isWaiting],
  )

it('says of what each count is, and is amber only where the person is waited for', () => {
  expect(
    said({ dueToday: 6, loads: 12, applicants: 5, drivers: 3, messages: 14 }, { isAdmin: true }),
  ).toEqual([
    ['home', '6 کار که مهلتش تا امروز است', true],
    ['loads', '12 بار در حال ارسال', false],
    ['drivers', '3 راننده در انتظار فعال شدن', false],
    ['companies', '5 درخواست در انتظار تأیید', true],
    ['messages', '14 پیام بی‌پاسخ', true],
  ])
})

it('speaks of a hall’s board to its staff, and of answers to who asked', () => {
  expect(said({ loads: 8, turns: 9 }, { isHall: true })).toEqual([
    ['loads', '8 بار در تابلو', false],
    ['halls', '9 نوبت در صف', false],
  ])
  expect(said({ messages: 2 })).toEqual([['messages', '2 پاسخ تازه', true]])
})

it('says in sight that permits are those of today, since their list opens on the month', () => {
  const rows = rowCounts({ ...nothing, permits: 3, loads: 12 }, { isHall: false, isAdmin: false })
  expect(rows.permits).toMatchObject({ count: 3, countOf: 'امروز' })
  expect(rows.loads).not.toHaveProperty('countOf')
})

it('says to a hall that the loads are those of its board, since their list has free loads too', () => {
  const rows = rowCounts({ ...nothing, loads: 9 }, { isHall: true, isAdmin: false })
  expect(rows.loads).toMatchObject({ count: 9, countOf: 'در تابلو' })
})

it('leaves out what is none or not the person’s, and everything while nothing is known', () => {
  expect(said({ loads: 0, permits: null })).toEqual([])
  expect(rowCounts(undefined, { isHall: false, isAdmin: true })).toEqual({})
})
