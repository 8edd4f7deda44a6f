import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNumbers, rowRange, rowsOfPage, rowsThatFit, samePlace } from './pages.rules.ts'
import { readAddress, writeAddress, writeReport } from './table-address.rules.ts'
import {
  canSort,
  moveColumn,
  pageSizes,
  pressSort,
  soundLayout,
  startLayout,
  startState,
  type TableState,
  withFilter,
} from './table-state.rules.ts'

const columns = [
  { id: 'id', identity: true, sorts: true },
  { id: 'status' },
  { id: 'at', sorts: true },
  { id: 'rent', sorts: true },
  { id: 'note', hidden: true },
  { id: 'acts', menu: true },
]
const facts = {
  columns,
  filters: [
    { id: 'status', kind: 'choice' as const },
    { id: 'at', kind: 'date' as const },
    { id: 'rent', kind: 'number' as const },
    { id: 'driver', kind: 'text' as const },
  ],
  views: ['all', 'sending'],
  groupings: ['status', 'hallName'],
}
const start = startState(columns, { view: 'all' })
const written = (state: TableState) =>
  Object.fromEntries(
    Object.entries(writeAddress(state, start, facts)).filter(([, value]) => value !== undefined),
  )

describe('a table in the address', () => {
  it('says nothing while nothing differs', () => {
    expect(written(start)).toEqual({})
  })
  it('is short and readable', () => {
    const state: TableState = {
      ...start,
      view: 'sending',
      search: 'تهران',
      sorts: [
        { id: 'rent', descending: true },
        { id: 'at', descending: false },
      ],
      filters: {
        status: { kind: 'choice', keys: ['0', '-1'] },
        at: { kind: 'date', from: '1405/08/22', to: '1405/08/30' },
        rent: { kind: 'number', from: 1_000, to: null },
      },
      page: 2,
      pageSize: 'all',
    }
    expect(written(state)).toEqual({
      view: 'sending',
      q: 'تهران',
      sort: '-rent,at',
      status: '0,-1',
      at: '1405-08-22..1405-08-30',
      rent: '1000..',
      page: 2,
      size: 'all',
    })
  })
  it('reads what it wrote', () => {
    const bound = fc.option(fc.integer({ min: 0, max: 1e9 }))
    const stateOf = fc.record({
      view: fc.constantFrom('all', 'sending'),
      search: fc.string({ maxLength: 20 }),
      sorts: fc.uniqueArray(fc.record({ id: fc.constantFrom('at', 'rent'), descending: fc.boolean() }), {
        selector: ({ id }) => id,
      }),
      page: fc.integer({ min: 1, max: 500 }),
      pageSize: fc.constantFrom(...pageSizes),
      keys: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1 }),
      from: bound,
      to: bound,
      hidden: fc.subarray(['status', 'at', 'rent', 'note']),
      pinned: fc.subarray(['id', 'at']),
      width: fc.integer({ min: 56, max: 640 }),
      order: fc.shuffledSubarray(['status', 'at', 'rent', 'note'], { minLength: 4 }),
      report: fc.option(fc.nat()),
      grouped: fc.constant('hallName'),
      within: fc.option(fc.string({ maxLength: 20 })),
    })
    fc.assert(
      fc.property(stateOf, ({ keys, from, to, hidden, pinned, width, order, ...rest }) => {
        const wish = { order: ['id', ...order, 'acts'], hidden, pinned, widths: { rent: width } }
        const layout = soundLayout(wish, columns)
        let state: TableState = { ...start, ...rest, layout }
        state = withFilter(state, 'status', { kind: 'choice', keys })
        state = { ...withFilter(state, 'rent', { kind: 'number', from, to }), page: rest.page }
        const part = writeAddress(state, start, facts)
        const back = readAddress(part, start, facts)
        expect({ ...back, layout: { ...back.layout, hidden: back.layout.hidden.toSorted() } }).toEqual({
          ...state,
          layout: { ...layout, hidden: layout.hidden.toSorted() },
        })
      }),
    )
  })
  it('keeps what rows are grouped by, and no group that is not', () => {
    const state = { ...start, grouped: 'status', within: '' }
    expect(written(state)).toEqual({ grouped: 'status', within: '' })
    expect(writeReport(state, start, facts)).toEqual({ grouped: 'status' })
    expect(readAddress({ grouped: 'rent', within: 3 }, start, facts)).toEqual(start)
    expect(readAddress({ within: 3 }, start, facts)).toEqual(start)
  })
  it('leaves what makes no sense as it starts', () => {
    const bad = {
      view: 'x',
      sort: 'nobody,-id,status',
      page: '-3',
      size: '7',
      at: '1405-13-40',
      rent: 'abc',
      q: {},
    }
    const read = readAddress(bad, start, facts)
    expect(read).toEqual({ ...start, sorts: [{ id: 'id', descending: true }] })
  })
  it('can say that a filter of the start was taken away', () => {
    const today = startState(columns, {
      view: 'all',
      filters: { at: { kind: 'date', from: '1405/08/30', to: '1405/08/30' } },
    })
    const part = writeAddress(withFilter(today, 'at', null), today, facts)
    expect(part.at).toBe('')
    expect(readAddress(part, today, facts).filters).toEqual({})
    expect(readAddress({}, today, facts).filters.at).toBeDefined()
  })
  it('gives a report all but the page, the words searched and the report itself', () => {
    const state = { ...start, page: 4, search: 'قم', report: 3, sorts: [{ id: 'rent', descending: true }] }
    expect(writeReport(state, start, facts)).toEqual({ sort: '-rent' })
  })
})

describe('the columns of a table', () => {
  it('keep the identity first and the acts last, whatever is wished', () => {
    const wish = { ...startLayout(columns), order: ['acts', 'rent', 'id', 'gone'], hidden: ['id', 'rent'] }
    const layout = soundLayout(wish, columns)
    expect(layout.order).toEqual(['id', 'rent', 'note', 'status', 'at', 'acts'])
    expect(layout.hidden).toEqual(['rent'])
  })
  it('move to the place of another', () => {
    expect(moveColumn(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd'])
    expect(moveColumn(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c'])
    expect(moveColumn(['a', 'b'], 'a', 'nobody')).toEqual(['a', 'b'])
  })
})
describe('pressing a head', () => {
  it('sorts up, then down, then not', () => {
    const up = pressSort([], 'rent', false)
    expect(up).toEqual([{ id: 'rent', descending: false }])
    const down = pressSort(up, 'rent', false)
    expect(down).toEqual([{ id: 'rent', descending: true }])
    expect(pressSort(down, 'rent', false)).toEqual([])
  })
  it('is for what an index sorts alone, where the list is long', () => {
    const columns = [{ id: 'at', sorts: true }, { id: 'rent', sorts: 'short' as const }, { id: 'plate' }]
    expect(columns.map((column) => canSort(column, false))).toEqual([true, true, false])
    expect(columns.map((column) => canSort(column, true))).toEqual([true, false, false])
  })
  it('keeps the other sorts with Shift, and forgets them without', () => {
    const two = pressSort([{ id: 'at', descending: true }], 'rent', true)
    expect(two.map(({ id }) => id)).toEqual(['at', 'rent'])
    expect(pressSort(two, 'at', true)).toEqual([{ id: 'rent', descending: false }])
    expect(pressSort(two, 'rent', false)).toEqual([{ id: 'rent', descending: true }])
  })
})

describe('pages', () => {
  it('are shown five at a time around the present one', () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
    expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5])
    expect(pageNumbers(10, 20)).toEqual([8, 9, 10, 11, 12])
    expect(pageNumbers(20, 20)).toEqual([16, 17, 18, 19, 20])
  })
  it('say which rows they hold', () => {
    expect(rowRange(2, 10, 48)).toEqual({ from: 11, to: 20 })
    expect(rowRange(5, 10, 48)).toEqual({ from: 41, to: 48 })
    expect(rowRange(1, 'all', 48)).toEqual({ from: 1, to: 48 })
    expect(rowRange(1, 10, 0)).toEqual({ from: 0, to: 0 })
  })
})

it.each([
  ['a window of no use', 400, 44, 6],
  ['a small window', 640, 44, 8],
  ['a laptop, under the bars of its browser', 700, 44, 9],
  ['a laptop', 768, 44, 11],
  ['a desk', 900, 44, 14],
  ['a desk, low rows', 900, 36, 17],
  ['a wall', 6_000, 36, 100],
])('%s shows as many rows as fit, six at least and a hundred at most', (_name, height, px, rows) => {
  expect(rowsThatFit(height, px)).toBe(rows)
  expect(rowsOfPage('fit', rows)).toBe(rows)
  expect([rowsOfPage(25, rows), rowsOfPage('all', rows)]).toEqual([25, 'all'])
})

it.each([
  [700, 60, 8],
  [640, 100, 6],
])('a window of %i px with %i px over the list shows %i rows', (height, above, rows) => {
  expect(rowsThatFit(height, 44, above)).toBe(rows)
})

it('takes ten rows where nothing says how many fit, as on a phone', () => {
  expect(rowsOfPage('fit')).toBe(10)
  expect(rowsOfPage('fit', undefined)).toBe(10)
})

it('stays at its first row when a page has another number of rows', () => {
  expect(samePlace(1, 20, 10)).toBe(1)
  expect(samePlace(4, 20, 10)).toBe(2)
  expect(samePlace(3, 10, 20)).toBe(5)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 10, max: 100 }),
      fc.nat(90),
      (page, rows, more) => {
        const before = 10 + more
        const { from, to } = rowRange(samePlace(page, rows, before), rows, 1e9)
        const first = rowRange(page, before, 1e9).from
        expect(from <= first && first <= to).toBe(true)
      },
    ),
  )
})
