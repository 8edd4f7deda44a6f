// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import type { ShownImport } from '@bargah/contract/features/imports/imports.schema.ts'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../kernel/session.ts'
import { press, settle, show } from '../../kernel/show.build.tsx'
import ImportDrawer from './ImportDrawer.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useLocation: () => ({ pathname: '/Imports' }),
}))

beforeEach(() =>
  startSession({ token: 'a', member: { role: 'TransportationCompanyAdmin' } as never }, { remember: false }),
)
afterEach(() => endSession('left'))

const checked: ShownImport = {
  id: 7,
  kind: 'loads',
  name: 'بارها.csv',
  keyName: null,
  state: 'checked',
  isAll: false,
  rows: 3,
  done: 0,
  faults: 0,
  made: 0,
  note: null,
  undone: null,
  mayUndo: false,
  sentAt: '2026-11-21T09:00:00Z',
  endedAt: null,
  heldRial: 1_500_000,
  faultyRows: [],
  noticedRows: [],
  importedBefore: null,
}

async function shownWith(more: Partial<ShownImport>) {
  const shown = show(<ImportDrawer id={7} onClose={() => undefined} />, {
    showImport: () => ({ ...checked, ...more }),
    showMyBalance: () => ({ availableBalance: 5_000_000, unitCost: 250_000 }),
    startImport: () => ({ code: 1, message: 'ورود آغاز شد.' }),
  })
  await settle()
  return shown
}

it('a file that came in before is said to, and asked about once more', async () => {
  const importedBefore = { at: '2026-11-20T10:30:00Z', by: 'مینا راد', made: 3 }
  const { unmount } = await shownWith({ importedBefore })
  expect(screen.getByText('این فایل پیش‌تر وارد شده است')).toBeDefined()
  const before = /همین بارها .+ ۱۴:۰۰ به دست مینا راد اعلام شده است، ۳ بار\./
  expect(screen.getAllByText(before)).toHaveLength(1)
  await press('ورود همه یا هیچ')
  expect(screen.getAllByText(before)).toHaveLength(2)
  expect(screen.getByRole('button', { name: /^بله، دوباره اعلام شود/ })).toBeDefined()
  unmount()
})

it.each([
  ['TransportationCompanyAdmin', /^رانندگان بارها را می‌بینند .+ از کیف پول آن بلوکه می‌شود\.$/],
  ['ProductOwnerAdmin', /^بارها نخست به بررسی شرکت حمل می‌رود .+ اعلام می‌شود\.$/],
])('a %s reads before loads come in what concerns it', async (role, words) => {
  startSession({ token: 'a', member: { role } as never }, { remember: false })
  const { unmount } = await shownWith({})
  await press('ورود همه یا هیچ')
  expect(screen.getByText(words)).toBeDefined()
  unmount()
})

it('rows that are right and worth a look are listed, and keep no file back', async () => {
  const notice = 'همهٔ ستون‌هایش با سطر ۲ یکی است.'
  const { unmount } = await shownWith({ noticedRows: [{ nr: 4, begins: 'بندر', notice }] })
  expect(screen.getByText(notice)).toBeDefined()
  expect(screen.getByRole('button', { name: /^ورود همه یا هیچ/ }).hasAttribute('disabled')).toBe(false)
  await press('ورود همه یا هیچ')
  expect(screen.getByRole('button', { name: /^بله، اعلام شود/ })).toBeDefined()
  unmount()
})
