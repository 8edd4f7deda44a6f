import type { ReportRow } from '@bargah/contract/features/reports/reports.schema.ts'
import { expect, it } from 'vitest'
import { isSamePlace, keepPlace, openPlace, readFavourites, shownFavourites } from './favourite-places.ts'

/** ۳۰ آبان ۱۴۰۵, and the first day of the next month. */
const now = new Date('2026-11-21T10:30:00Z')
const later = new Date('2026-11-22T10:30:00Z')

it.each([
  ['today', '1405-08-30', '1405-09-01'],
  ['yesterday', '1405-08-29', '1405-08-30'],
  ['seven days', '1405-08-24..1405-08-30', '1405-08-25..1405-09-01'],
  ['this month', '1405-08-01..1405-08-30', '1405-09-01..1405-09-01'],
  ['this year', '1405-01-01..1405-08-30', '1405-01-01..1405-09-01'],
  ['days of their own', '1405-08-02..1405-08-09', '1405-08-02..1405-08-09'],
])('%s go on with the calendar, or stay', (_name, kept, opened) => {
  const place = keepPlace('/DriverReserves', { at: kept }, now)
  expect(openPlace(place, now).search).toEqual({ at: kept })
  expect(openPlace(place, later).search).toEqual({ at: opened })
})

it('keeps the state of a page and not where one was in it, in whatever order its address says it', () => {
  const place = keepPlace('/Cargos', { view: 'free', open: 12, page: 3, q: 'تهران', more: { a: 1 } }, now)
  expect(place).toEqual({ path: '/Cargos', search: { q: 'تهران', view: 'free' } })
  expect(isSamePlace(place, keepPlace('/cargos', { q: 'تهران', view: 'free' }, now))).toBe(true)
  expect(isSamePlace(place, keepPlace('/Cargos', { view: 'free' }, now))).toBe(false)
})

it('reads one’s own in the order of marking, and nothing that is no place of the panel', () => {
  const row = (id: number, name: string, state: ReportRow['state'], mine = true): ReportRow => ({
    id,
    reportId: id,
    name,
    farsiReportName: name,
    reportName: 'favourites',
    columnList: [],
    isDefault: false,
    isShared: !mine,
    givenRole: null,
    givenHallId: null,
    givenHallName: null,
    isHidden: false,
    morning: null,
    mine,
    state,
    updatedAt: now.toISOString(),
  })
  const rows = [
    row(7, 'الف', { path: '/Audit', search: { at: '~today' } }),
    row(3, 'ب', { path: '/Cargos' }),
    row(4, 'از دیگری', { path: '/Cargos' }, false),
    row(5, 'بیرون', { path: 'cargos' }),
    row(6, 'هیچ', {}),
  ]
  expect(readFavourites(rows, now).map(({ id, path, search }) => [id, path, search])).toEqual([
    [3, '/Cargos', {}],
    [7, '/Audit', { at: '1405-08-30' }],
  ])
})

it.each([
  [11, 3, 1],
  [10, 3, 2],
  [4, 9, 3],
  [4, 2, 2],
  [12, 2, 0],
])('with %i rows, %i favourites: %i in sight', (rows, count, expected) => {
  expect(shownFavourites(rows, 12, count)).toBe(expected)
})
