// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { type ReactNode, Suspense } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { press, Refused, settle, show } from '../../kernel/show.build.tsx'
import { isHelpSeen } from './help-seen.ts'
import { Newcomer } from './Newcomer.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="#picture">{children}</a>,
}))

const home = (
  <Suspense>
    <Newcomer>خانه</Newcomer>
  </Suspense>
)
const turns = (count: number) => ({ searchTurns: () => Array.from({ length: count }, () => ({})) })

// fetched as late as they are shown, which may take longer than a test looks for them
beforeAll(() => import('./FirstHelp.tsx'))
beforeEach(() => localStorage.clear())

describe('the four pictures', () => {
  it('are shown to who never had a turn, once on this phone', async () => {
    const { unmount } = show(home, turns(0))
    expect(await screen.findAllByRole('link')).toHaveLength(4)
    expect(screen.queryByText('خانه')).toBeNull()
    await press('دیدم، برویم')
    await screen.findByText('خانه')
    unmount()
    show(home, {})
    await screen.findByText('خانه')
  })

  it('are not shown to who had one, nor asked about again', async () => {
    show(home, turns(1))
    await screen.findByText('خانه')
    await settle()
    expect(isHelpSeen()).toBe(true)
  })

  it('do not stand in the way where that is not known, and may come later', async () => {
    show(home, {
      searchTurns: () => {
        throw new Refused(['نشد.'])
      },
    })
    await screen.findByText('خانه')
    expect(isHelpSeen()).toBe(false)
  })
})
