import { expect, it, vi } from 'vitest'
import { walkWaiting } from './walk-waiting.ts'

const openedRow = () => ({
  step: vi.fn<(id: number) => void>(),
  walk: { onClose: vi.fn<() => void>() },
})
const rows = [{ id: 11 }, { id: 12 }, { id: 13 }]

it.each([
  ['the next one', 11, 12],
  ['the first that still waits after the last', 13, 11],
  ['the first when it is no longer among them', 99, 11],
])('a decision opens %s', (_what, decided, next) => {
  const opened = openedRow()
  walkWaiting(rows, opened, 3).goOn(decided)
  expect(opened.step.mock.calls).toEqual([[next]])
  expect(opened.walk.onClose).not.toHaveBeenCalled()
})

it('closes after the only one, and says where one stands', () => {
  const opened = openedRow()
  walkWaiting([{ id: 11 }], opened, 1).goOn(11)
  expect(opened.step).not.toHaveBeenCalled()
  expect(opened.walk.onClose).toHaveBeenCalledOnce()
  const { positionOf } = walkWaiting(rows, opened, 5)
  expect([positionOf(12), positionOf(99), walkWaiting(rows, opened, undefined).positionOf(12)]).toEqual([
    '۲ از ۵',
    undefined,
    undefined,
  ])
})
