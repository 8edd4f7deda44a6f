// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../kernel/show.build.tsx'
import DeclareDone from './DeclareDone.tsx'

vi.mock('../../../kernel/navigation.tsx', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useNavigate: () => () => undefined,
}))

it('a load that was declared tells no hour until the server has said its own', () => {
  const load = {
    id: 7,
    from: 'بندرعباس',
    to: 'یزد',
    goods: 'سنگ آهک',
    weightKg: 22_000,
    loaders: [],
    trucks: 1,
    rentToman: 30_000_000,
  }
  show(
    <DeclareDone
      declared={{ message: 'بار ۷ اعلام شد.', at: new Date('2026-11-21T11:15:21Z') }}
      load={load as unknown as Parameters<typeof DeclareDone>[0]['load']}
      tel=""
      holdRial={undefined}
      onAgain={() => undefined}
      onNew={() => undefined}
    />,
    { showLoadAhead: () => new Promise<never>(() => undefined) },
  )
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toContain('ثبت شد')
})
