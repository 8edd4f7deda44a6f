import { expect, it } from 'vitest'
import type { Hall, HallState } from './my-turn.rules.ts'
import { hallThatCounts } from './use-turn-price.ts'

const choice = (loadHallId: number, state: HallState, km: number | null) => ({
  hall: { loadHallId } as Hall,
  km,
  state,
})
const nowhere = [choice(1, 'unknown', null), choice(2, 'unknown', null), choice(3, 'unknown', null)]
const somewhere = [choice(3, 'far', 5), choice(2, 'near', 9), choice(1, 'near', 30)]
const far = [choice(3, 'far', 300), choice(2, 'counterOnly', 900)]

it.each([
  ['in a queue, wherever he is and was', { liveHallId: 1, choices: somewhere, lastHallId: 3 }, 1],
  ['in the queue of a hall that was closed', { liveHallId: 9, choices: somewhere, lastHallId: 3 }, undefined],
  ['near a hall, whatever his latest was', { liveHallId: undefined, choices: somewhere, lastHallId: 3 }, 2],
  ['near it and new', { liveHallId: undefined, choices: somewhere, lastHallId: null }, 2],
  ['far from all', { liveHallId: undefined, choices: far, lastHallId: 2 }, 3],
  ['nobody knows where', { liveHallId: undefined, choices: nowhere, lastHallId: 3 }, 3],
  ['nobody knows where, and new', { liveHallId: undefined, choices: nowhere, lastHallId: null }, undefined],
])('the hall by which money is counted of a driver %s', (_who, known, hallId) => {
  expect(hallThatCounts(known)?.loadHallId).toBe(hallId)
})
