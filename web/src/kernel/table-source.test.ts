import { expect, it } from 'vitest'
import { countDays, dayField } from './table-source.ts'

const of = { from: '1405/01/01', to: '1405/12/29' }
const list = [
  { value: '1405/08/30', count: 5, sums: {} },
  { value: '1405/08/28', count: 2, sums: {} },
]

it('days are counted back to the first, or as far as the groups go', () => {
  expect(countDays(of, { list, count: 2, sums: {} }, 7)).toMatchObject({ since: null, total: 7 })
  const cut = countDays(of, { list, count: 300, sums: {} }, 4_000)
  expect(cut).toMatchObject({ since: '1405/08/28', total: 4_000 })
  expect(cut.byDay.get('1405/08/30')).toBe(5)
})

it('a filter by days is about the field that it is sent in, or those that its column shows', () => {
  const wire = {
    columns: { at: { shows: ['date', 'time'], sort: 'takenAt' } },
    filters: { ends: { field: 'endsOn' }, at: { own: ['FromDate', 'ToDate'] as const, several: false } },
    views: {},
  }
  expect(dayField(wire, 'ends')).toEqual(['endsOn'])
  expect(dayField(wire, 'at')).toEqual(['date', 'time'])
})
