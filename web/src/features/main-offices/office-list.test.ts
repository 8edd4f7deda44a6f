import { expect, it } from 'vitest'
import { readAddress } from '../../ui/data-table/table-address.rules.ts'
import { startState } from '../../ui/data-table/table-state.rules.ts'
import { officeList } from './office-list.tsx'

it('a view that was saved by an earlier version hides and sorts what it did', () => {
  const { columns, facts } = officeList(() => undefined)
  const kept = { sort: '-agencies', columns: 'name,status,manager,nationalId,tel,-agencies,address' }
  const { sorts, layout } = readAddress(kept, startState(columns, { view: '' }), facts)
  expect(sorts).toEqual([{ id: 'agencies', descending: true }])
  expect(layout.hidden).toContain('agencies')
})
