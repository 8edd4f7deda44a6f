import { expect, it } from 'vitest'
import { viewRequest } from '../../kernel/table-request.rules.ts'
import { startState } from '../../ui/data-table/table-state.rules.ts'
import { driverList } from './driver-list.tsx'

it.each([
  ['nationalId', 'nationalId'],
  ['card', 'cardNumber'],
  ['truck', 'freighterCardNumber'],
  ['name', 'name'],
  ['driver', 'family'],
  ['mobile', 'mobile'],
] as const)('the filter %s asks the list for %s', (filter, field) => {
  const { columns, wire } = driverList(() => undefined, [])
  const state = startState(columns, {
    view: 'inactive',
    filters: { [filter]: { kind: 'text', text: '123' } },
  })
  expect(viewRequest(state, wire)).toEqual({ IsActive: false, [field]: '123' })
})
