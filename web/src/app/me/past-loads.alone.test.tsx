// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { settle, show } from '../../kernel/show.build.tsx'
import MePage from './MePage.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useNavigate: () => () => undefined,
}))
vi.mock('../../kernel/session.ts', async (load) => ({
  ...(await load<object>()),
  useMember: () => ({ role: 'Driver' }),
}))

vi.mock('../../kernel/use-read.ts', () => ({
  useRead: (call: string, asked: { body?: { DriverReserveStatus?: number } }) =>
    call === 'searchPermits'
      ? { data: { rows: [], total: asked.body?.DriverReserveStatus === 0 ? 2 : 14 } }
      : { data: undefined },
}))

it('past loads leave out those whose permit was voided, and say how many these are', async () => {
  show(<MePage />, {})
  await settle()
  expect(screen.getByRole('link', { name: /بارهای گذشته/ }).textContent).toContain('۱۲ بار، ۲ مجوز باطل‌شده')
})
