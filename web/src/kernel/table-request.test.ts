import { describe, expect, it } from 'vitest'
import { startState, type TableState } from '../ui/data-table/table-state.rules.ts'
import { chosenIds, daysOf, onlyRows, shownFields, viewRequest, type Wire } from './table-request.rules.ts'

const wire: Wire = {
  id: { shows: ['id'] },
  at: { shows: ['cargoDate', 'cargoTime'], sort: 'announcedAt', filter: null },
  rent: { shows: ['cargoRent'] },
  status: { shows: ['cargoStatus'] },
}
const columns = [{ id: 'id', identity: true }, { id: 'at' }, { id: 'rent' }, { id: 'status', hidden: true }]
const state: TableState = {
  ...startState(columns),
  search: 'تهران',
  sorts: [
    { id: 'at', descending: true },
    { id: 'rent', descending: false },
  ],
  filters: {
    at: { kind: 'date', from: '1405/08/22', to: null },
    rent: { kind: 'number', from: 5, to: null },
    status: { kind: 'choice', keys: ['0', '-1'] },
  },
}

describe('what a table asks the server', () => {
  it('is sort, search and filter in the words of the wire', () => {
    expect(viewRequest(state, wire)).toEqual({
      Sort: '-announcedAt,cargoRent',
      Search: 'تهران',
      Filter: JSON.stringify([
        { field: 'cargoRent', op: 'between', value: [5, null] },
        { field: 'cargoStatus', op: 'in', value: ['0', '-1'] },
      ]),
    })
  })
  it('leaves to the page what the call has a field for', () => {
    expect(daysOf(state, 'at')).toEqual({ FromDate: '1405/08/22', ToDate: null })
    expect(chosenIds(state, 'status')).toEqual([0, -1])
    expect(chosenIds(state, 'rent')).toEqual([])
  })
  it('names the fields of the columns shown, in their order', () => {
    expect(shownFields(state, wire)).toEqual(['id', 'cargoDate', 'cargoTime', 'cargoRent'])
  })
  it('can be narrowed to rows by their key', () => {
    expect(onlyRows(viewRequest(state, wire), 'id', [3, 4])).toEqual({
      Sort: '-announcedAt,cargoRent',
      Filter: '[{"field":"id","op":"in","value":[3,4]}]',
    })
  })
})
