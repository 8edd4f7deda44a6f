import { expect, it } from 'vitest'
import { startState, type TableState } from '../../ui/data-table/table-state.rules.ts'
import { morningBody } from './morning-body.ts'

const columns = [{ id: 'id' }, { id: 'route' }, { id: 'at' }]
const wire = {
  columns: {
    id: { shows: ['id'], sort: 'id' },
    route: { shows: ['origin', 'destination'], sort: null },
    at: { shows: ['announcedAt'], sort: 'announcedAt' },
  },
  filters: {
    at: { own: ['FromDate', 'ToDate'], several: false },
    day: { field: 'shamsiDate' },
  },
  views: { sending: { Status: 3 } },
} as const
const date = (from: string, to: string) => ({ kind: 'date', from, to }) as const
const bodyOf = (state: Partial<TableState>) =>
  morningBody(
    {
      id: 7,
      // 1405/09/06
      updatedAt: '2026-11-27T05:00:00Z',
      view: startState(columns, state),
      screen: { call: 'searchCargos', wire },
    },
    { hour: 8, format: 'csv', byMail: true },
  )

it('asks for the view, its columns and order, and for days that go on with the calendar', () => {
  const yesterday = date('1405/09/05', '1405/09/05')
  const sorts = [{ id: 'at', descending: true }]
  expect(bodyOf({ view: 'sending', sorts, filters: { at: yesterday, day: yesterday } })).toEqual({
    ReportId: 7,
    Call: 'searchCargos',
    Input: {
      Status: 3,
      FromDate: '~d-1',
      ToDate: '~d-1',
      Sort: '-announcedAt',
      Filter: '[{"field":"shamsiDate","op":"between","value":["~d-1","~d-1"]}]',
      Columns: 'id,origin,destination,announcedAt',
    },
    Hour: '8',
    Format: 'csv',
    ByMail: true,
  })
})

it('leaves days as they are that are no such days', () => {
  const { Input } = bodyOf({ filters: { at: date('1405/08/02', '1405/08/11') } })
  expect(Input).toMatchObject({ FromDate: '1405/08/02', ToDate: '1405/08/11' })
})
