import { expect, it } from 'vitest'
import { nearestOpen } from './round-times.rules.ts'

const of = (loadHallName: string, closesAt: string | null) => ({ loadHallName, closesAt })

it('names the round that closes first, and counts those that are open', () => {
  const rounds = [of('تبریز', null), of('یزد', '2026-11-21T11:10:00Z'), of('قم', '2026-11-21T10:40:00Z')]
  expect(nearestOpen(rounds)).toEqual({ count: 2, first: of('قم', '2026-11-21T10:40:00Z') })
})

it('names none while none is open', () => {
  expect(nearestOpen([of('تبریز', null)])).toEqual({ count: 0, first: undefined })
})
