import { describe, expect, it } from 'vitest'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { bandarAbbas, longAgo } from '../../../test/plain.ts'
import { type ChoiceFacts, mayChangeList, mayChoose, mayChooseNow, mayReorder } from './rounds.rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const soon = new Date('2026-11-21T10:00:01Z')
/** Some 11 km north of the hall. */
const away = { latitude: bandarAbbas.latitude + 0.1, longitude: bandarAbbas.longitude }

const turn = { status: 'live', expiresAt: null, hallId: 3, loaderTypeId: 5 } as const
const cargo = {
  status: cargoStatus.sending,
  isHall: true,
  hallId: 3,
  remaining: 1,
  announcedAt: longAgo,
  loaderTypeIds: [4, 5],
  rangeKm: 0,
  centre: bandarAbbas,
}
/** A choice that nothing refuses, in an open round. */
const good: ChoiceFacts = {
  hall: { isActive: true },
  turn,
  waiting: 0,
  driver: { isActive: true },
  hasOpenPermit: false,
  cargo,
  inRound: true,
  mode: 'show_times',
  closesAt: soon,
  alreadyListed: false,
  location: null,
  canPay: false,
}

describe('a choice', () => {
  it('of which nothing is amiss is taken', () => {
    expect(mayChoose(good, now)).toBeNull()
  })

  it.each<[string | null, Partial<ChoiceFacts>]>([
    ['turn_not_live', { turn: { ...turn, status: 'used' } }],
    ['turn_not_live', { turn: { ...turn, expiresAt: now } }],
    // one that waits for a split has no end before it
    [null, { turn: { ...turn, expiresAt: now }, waiting: 1 }],
    [null, { turn: { ...turn, expiresAt: soon } }],
    ['hall_inactive', { hall: { isActive: false } }],
    ['driver_inactive', { driver: { isActive: false } }],
    ['open_permit', { hasOpenPermit: true }],
    ['not_this_hall', { cargo: { ...cargo, isHall: false } }],
    ['not_this_hall', { cargo: { ...cargo, hallId: 4 } }],
    ['not_this_hall', { turn: { ...turn, hallId: 4 } }],
    ['cargo_gone', { cargo: { ...cargo, status: cargoStatus.finished } }],
    ['cargo_gone', { cargo: { ...cargo, status: cargoStatus.awaitingReview } }],
    ['cargo_gone', { cargo: { ...cargo, remaining: 0 } }],
    ['not_announced', { cargo: { ...cargo, announcedAt: soon } }],
    [null, { cargo: { ...cargo, announcedAt: now } }],
    ['loader_mismatch', { cargo: { ...cargo, loaderTypeIds: [4] } }],
    ['loader_mismatch', { turn: { ...turn, loaderTypeId: 6 } }],
    ['already_listed', { alreadyListed: true }],
    ['location_needed', { cargo: { ...cargo, rangeKm: 12 } }],
    [null, { cargo: { ...cargo, rangeKm: 12 }, location: away }],
    ['out_of_range', { cargo: { ...cargo, rangeKm: 11 }, location: away }],
    [null, { location: away }],
    ['no_round', { inRound: null, closesAt: null }],
    ['round_closed', { closesAt: now }],
    ['not_announced', { inRound: false }],
    ['no_money', { mode: 'at_once' }],
    [null, { mode: 'at_once', canPay: true }],
  ])('is refused for %s where one fact is another: %o', (refusal, other) => {
    expect(mayChoose({ ...good, ...other }, now)).toBe(refusal)
  })

  it.each<[string | null, Partial<ChoiceFacts>]>([
    [null, {}],
    // whichever load it is to be
    [null, { inRound: false }],
    [null, { mode: 'at_once' }],
    ['no_round', { inRound: null }],
    ['round_closed', { closesAt: now }],
    ['open_permit', { hasOpenPermit: true }],
    ['driver_inactive', { driver: { isActive: false } }],
    ['hall_inactive', { hall: { isActive: false } }],
    ['turn_not_live', { turn: { ...turn, status: 'expired' } }],
  ])('of none in particular: %s for %o', (refusal, other) => {
    expect(mayChooseNow({ ...good, ...other }, now)).toBe(refusal)
  })
})

it.each([
  [null, { isWaiting: true, isSettled: false, closesAt: soon }],
  ['priority_ended', { isWaiting: false, isSettled: false, closesAt: soon }],
  ['round_closed', { isWaiting: true, isSettled: true, closesAt: soon }],
  ['round_closed', { isWaiting: true, isSettled: false, closesAt: now }],
])('a change of a list: %s for %o', (refusal, facts) => {
  expect(mayChangeList(facts, now)).toBe(refusal)
})

it.each([
  [null, [3, 1, 2]],
  ['not_the_list', [3, 1]],
  ['not_the_list', [3, 1, 2, 4]],
  ['not_the_list', [3, 1, 4]],
  ['not_the_list', [3, 3, 1]],
])('an order of 1, 2 and 3: %s for %o', (refusal, order) => {
  expect(mayReorder([1, 2, 3], order)).toBe(refusal)
})
