import { expect, it } from 'vitest'
import { priorityReasons } from '@bargah/contract/features/rounds/rounds.states.ts'
import { verdictLook } from './my-result.rules.ts'

it('gives each reason its look', () => {
  expect(Object.fromEntries(priorityReasons.map((reason) => [reason, verdictLook(reason)]))).toEqual({
    granted: 'granted',
    earlier_turn: 'lost',
    own_better_choice: 'aside',
    removed_by_driver: 'aside',
    turn_cancelled_by_driver: 'aside',
    no_money: 'barred',
    out_of_range: 'barred',
    driver_inactive: 'barred',
    open_permit: 'barred',
    turn_ended_by_staff: 'barred',
    turn_expired: 'barred',
    cargo_ended: 'barred',
    hall_closed: 'barred',
    deleted_by_staff: 'aside',
  })
})
