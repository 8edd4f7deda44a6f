import { describe, expect, it } from 'vitest'
import { turnTable } from '@bargah/contract/features/turns/turns.columns.ts'
import { startState, type TableState } from '../ui/data-table/table-state.rules.ts'
import { listScreen } from './list-screen.ts'
import { onlyRows, shownFields, viewRequest } from './table-request.rules.ts'

const screen = listScreen('searchTurns', turnTable, {
  list: 'turns',
  noun: 'نوبت',
  columns: {
    number: { shows: 'turnNumber', isIdentity: true },
    at: { shows: ['date', 'time'], sort: 'takenAt', filter: { kind: 'date', own: ['FromDate', 'ToDate'] } },
    driver: { shows: ['driverName', 'driverFamily'], sort: 'driverFamily', heading: 'راننده' },
    status: { shows: 'status', filter: { always: true } },
    plate: { shows: ['plaqueNumber', 'plaqueSerialNumber'], sort: false },
  },
  hidden: ['nationalId', 'plate'],
  without: ['loadHallId', 'isActive'],
  filters: { hall: { kind: 'choice', own: 'LoadHallId', label: 'سالن', options: [] } },
  views: [
    { key: 'live', label: 'فعال', asks: { IsActive: 1 } },
    { key: 'all', label: 'همه', asks: { IsActive: 2 } },
  ],
})
const { wire, columns, filters } = screen
const start = startState(columns, { view: 'live' })
const state: TableState = {
  ...start,
  search: 'رضایی',
  sorts: [
    { id: 'at', descending: true },
    { id: 'mobile', descending: false },
  ],
  filters: {
    at: { kind: 'date', from: '1405/08/22', to: null },
    hall: { kind: 'choice', keys: ['3'] },
    number: { kind: 'number', from: 5, to: null },
    status: { kind: 'choice', keys: ['live', 'used'] },
    driverFamily: { kind: 'text', text: 'رضا' },
  },
}
const column = (id: string) => columns.find((one) => one.id === id)
const filter = (id: string) => filters.find((one) => one.id === id)

describe('the screen of a list', () => {
  it('has the columns of the contract that it does not name after those that it names', () => {
    expect(columns.map(({ id }) => id).join(' ')).toBe(
      'number at driver status plate nationalId mobile driverCardNumber freighterCardNumber loaderTypeName name id choiceCount expiresAt endedAt endedBy endReason',
    )
    const hidden = columns.filter((one) => one.hidden).map(({ id }) => id)
    expect(hidden).toEqual(['plate', 'nationalId', 'id', 'choiceCount', 'endedAt', 'endedBy', 'endReason'])
  })
  it('speaks in the words of the contract where it has none of its own', () => {
    expect([column('at')?.header, column('driver')?.header, column('mobile')?.header]).toEqual([
      'ثبت',
      'راننده',
      'موبایل',
    ])
    expect(filter('driverFamily')).toEqual({ id: 'driverFamily', label: 'نام خانوادگی راننده', kind: 'text' })
    expect(filter('status')).toMatchObject({ label: 'وضعیت', kind: 'choice', several: true, always: true })
  })
  it('is sorted by what the columns say', () => {
    expect([column('at')?.sorts, column('mobile')?.sorts, column('plate')?.sorts]).toEqual([
      true,
      'short',
      false,
    ])
  })
  it('takes no name that the call does not have', () => {
    const words = { list: 'turns', noun: 'نوبت' }
    // @ts-expect-error -- a column of a field that no row has
    expect(() => listScreen('searchTurns', turnTable, { ...words, columns: { a: 'rent' } })).toThrow(/rent/)
    const sort = 'rent'
    expect(() =>
      // @ts-expect-error -- an order by a field that no row has
      listScreen('searchTurns', turnTable, { ...words, columns: { a: { shows: 'id', sort } } }),
    ).toThrow(/rent/)
    listScreen('searchTurns', turnTable, {
      ...words,
      columns: {},
      // @ts-expect-error -- a filter in a field that the call does not take
      filters: { a: { kind: 'text', label: 'الف', own: 'KalaId' } },
    })
    listScreen('searchTurns', turnTable, {
      ...words,
      columns: {},
      // @ts-expect-error -- a view that asks for what the call does not take
      views: [{ key: 'a', label: 'الف', asks: { KalaId: [1] } }],
    })
    expect(() => listScreen('searchTurns', turnTable, { ...words, columns: { sort: 'id' } })).toThrow(/taken/)
  })
})

describe('what a table asks the server', () => {
  it('is sort, search, filter and own fields in the words of the wire', () => {
    expect(viewRequest(state, wire)).toEqual({
      IsActive: 1,
      FromDate: '1405/08/22',
      ToDate: undefined,
      LoadHallId: 3,
      Sort: '-takenAt,mobile',
      Search: 'رضایی',
      Filter: JSON.stringify([
        { field: 'turnNumber', op: 'between', value: [5, null] },
        { field: 'status', op: 'in', value: ['live', 'used'] },
        { field: 'driverFamily', op: 'contains', value: 'رضا' },
      ]),
    })
  })
  it('is never less than the state says', () => {
    const sorts = [{ id: 'plate', descending: true }]
    expect(() => viewRequest({ ...state, sorts }, wire)).toThrow(/sorted by plate/)
    const rent = { kind: 'number', from: 1, to: null } as const
    expect(() => viewRequest({ ...state, filters: { rent } }, wire)).toThrow(/filtered by rent/)
    expect(() => viewRequest({ ...state, view: 'sending' }, wire)).toThrow(/seen as sending/)
  })
  it('names the fields of the columns shown, in their order', () => {
    expect(shownFields(start, wire).join(' ')).toBe(
      'turnNumber date time driverName driverFamily status mobile driverCardNumber freighterCardNumber loaderTypeName name expiresAt',
    )
  })
  it('can be narrowed to rows by their key', () => {
    expect(onlyRows(viewRequest(state, wire), 'id', [3, 4])).toMatchObject({
      IsActive: 1,
      Sort: '-takenAt,mobile',
      Search: undefined,
      Filter: '[{"field":"id","op":"in","value":[3,4]}]',
    })
  })
})
