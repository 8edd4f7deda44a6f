// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { press, show, type } from '../../kernel/show.build.tsx'
import { endSession, startSession } from '../../kernel/session.ts'
import CancelTurnDialog from './CancelTurnDialog.tsx'

beforeEach(() =>
  startSession({ token: 'a', member: { role: 'LoadHallAdmin' } as never }, { remember: false }),
)
afterEach(() => endSession('left'))

it('asks staff why they end a turn, and sends nothing without', async () => {
  const turn = { id: 7, turnNumber: 5221, driverName: 'رضا', driverFamily: 'کریمی', name: 'بندر' }
  const { made } = show(<CancelTurnDialog turn={turn} onClose={vi.fn<() => void>()} />, {
    cancelTurn: () => ({ code: 1, message: 'نوبت لغو شد.' }),
  })
  await press('بله، لغو شود')
  expect(made).toEqual([])
  expect(screen.getByText('دلیل لغو را بنویسید.')).toBeTruthy()
  type(screen.getByLabelText('دلیل لغو'), 'راننده نیامد')
  await press('بله، لغو شود')
  expect(made).toMatchObject([{ key: 'cancelTurn' }])
})
