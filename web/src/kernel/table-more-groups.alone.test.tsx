// @vitest-environment happy-dom
import { permitTable } from '@bargah/contract/features/permits/permits.columns.ts'
import { screen as page } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { TableFoot } from '../ui/data-table/TableFoot.tsx'
import { startState } from '../ui/data-table/table-state.rules.ts'
import { send } from './api.ts'
import { listScreen } from './list-screen.ts'
import { press, settle, show } from './show.build.tsx'
import { useTableSource } from './table-source.ts'

vi.mock('./api.ts', async (load) => ({ ...(await load<object>()), send: vi.fn<() => unknown>() }))
const screen = listScreen('searchPermits', permitTable, { list: 'permits', noun: 'مجوز', columns: {} })
const state = { ...startState(screen.columns, { view: '' }), grouped: 'driverAndCode' }

const groups = Array.from({ length: 119 }, (_, at) => ({ value: `راننده ${at}`, count: 1, sums: {} }))

function Foot() {
  const { groups: shown } = useTableSource(screen, state, 10)
  const plain = {
    page: 1,
    pageSize: 10 as const,
    rows: 10,
    total: 0,
    atLeast: false,
    counting: false,
    sums: null,
  }
  return (
    <TableFoot
      {...plain}
      noun="مجوز"
      groups={shown}
      within={undefined}
      underRows={null}
      isCrowded={false}
      onCount={undefined}
      onPage={() => undefined}
      onPageSize={() => undefined}
    />
  )
}

it('the groups beyond the first hundred are brought under them', async () => {
  vi.mocked(send).mockImplementation((async (_key: string, { body }: { body: { Page: number } }) => ({
    rows: [],
    total: 119,
    groups: { list: groups.slice((body.Page - 1) * 100, body.Page * 100), count: 119, sums: {} },
  })) as unknown as typeof send)
  const { container } = show(<Foot />, {})
  await settle()
  expect(container.textContent).toContain('که ۱۰۰ گروه نخست آن دیده می‌شود')
  await press('گروه‌های بعدی')
  await settle()
  expect(container.textContent).toContain('۱۱۹ گروه بر پایهٔ')
  expect(container.textContent).not.toContain('نخست')
  expect(page.queryByText('گروه‌های بعدی')).toBeNull()
})
