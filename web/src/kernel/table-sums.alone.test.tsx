// @vitest-environment happy-dom
import { permitTable } from '@bargah/contract/features/permits/permits.columns.ts'
import { expect, it, vi } from 'vitest'
import { startState } from '../ui/data-table/table-state.rules.ts'
import { send } from './api.ts'
import { listScreen } from './list-screen.ts'
import { settle, show } from './show.build.tsx'
import { useTableSource } from './table-source.ts'

vi.mock('./api.ts', async (load) => ({ ...(await load<object>()), send: vi.fn<() => unknown>() }))
const screen = listScreen('searchPermits', permitTable, { list: 'permits', noun: 'مجوز', columns: {} })
const state = { ...startState(screen.columns, { view: '' }), search: 'رضا' }
const rows = [{ id: 1, cargoRent: 10 }]

/** What is asked of the list beside its page, and the sums that it has of all rows. */
async function sumsOf(page: object, layout = state.layout) {
  const asked: object[] = []
  let sums: object | undefined
  function Sums() {
    sums = useTableSource(screen, { ...state, layout }, 1).sums
    return null
  }
  vi.mocked(send).mockImplementation((async (_key: string, { body }: { body: object }) => {
    if (!('GroupBy' in body)) return { rows, ...page }
    asked.push(body)
    return { rows: [], total: 3, groups: { list: [], count: 1, sums: { cargoRent: 60 } } }
  }) as unknown as typeof send)
  show(<Sums />, {})
  await settle()
  return { sums, asked }
}

it('all rows are added up where they were counted to the last and are more than the page', async () => {
  const { sums, asked } = await sumsOf({ total: 3 })
  expect(sums).toEqual({ cargoRent: 60 })
  expect(asked).toEqual([{ Search: 'رضا', GroupBy: 'status' }])
})

it.each([
  ['are all on the page', { total: 1 }, state.layout],
  ['were counted no further than they are shown', { total: 10_000, isAtLeast: true }, state.layout],
  ['show no money', { total: 3 }, { ...state.layout, hidden: ['cargoRent'] }],
])('rows that %s are not asked for their sums', async (_what, page, layout) => {
  expect(await sumsOf(page, layout)).toEqual({ sums: undefined, asked: [] })
})
