// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../kernel/session.ts'
import { press, Refused, show } from '../../kernel/show.build.tsx'
import DriverReturnPage from './DriverReturnPage.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({ Link: 'a' }))

afterEach(() => endSession('left'))

it('a driver who comes back from the bank is told that his payments did not come, and asks again', async () => {
  startSession(
    { token: 't', member: { role: 'Driver', clientId: 2, username: '1000000028' } as never },
    { remember: false },
  )
  history.replaceState(null, '', '/returnbank?orderId=7')
  let isAway = true
  show(<DriverReturnPage />, {
    listMyPayments: () => {
      if (isAway) throw new Refused(['خطایی در سرور رخ داد.'], null, 500)
      return { bank: null, payments: [] }
    },
    showMyBalance: () => ({ availableBalance: 0 }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('خطایی در سرور رخ داد.')
  isAway = false
  await press('تلاش دوباره')
  expect(screen.queryByRole('alert')).toBeNull()
})
