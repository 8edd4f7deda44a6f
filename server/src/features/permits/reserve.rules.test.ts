import { describe, expect, it } from 'vitest'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { bandarAbbas, longAgo } from '../../../test/plain.ts'
import { mayAskFor, mayReserve, type ReserveFacts } from './reserve.rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const soon = new Date('2026-11-21T10:00:01Z')
/** Some 11 km north of where the load is. */
const away = { latitude: bandarAbbas.latitude + 0.1, longitude: bandarAbbas.longitude }

const cargo = {
  status: cargoStatus.sending,
  isHall: false,
  remaining: 1,
  announcedAt: longAgo,
  loaderTypeIds: [4, 5],
  rangeKm: 0,
  centre: bandarAbbas,
}
/** A free load that nothing keeps from its driver, who has a turn. */
const good: ReserveFacts = {
  cargo,
  hallIsClosed: false,
  needsNoTurn: false,
  driver: { isActive: true, loaderTypeId: 5 },
  hasLiveTurn: true,
  truckHasOthersTurn: false,
  hasOpenPermit: false,
  idsAreHis: true,
  canPay: true,
  location: null,
}
const ofTheLoad: [string | null, Partial<ReserveFacts>][] = [
  ['not_free_cargo', { cargo: { ...cargo, isHall: true } }],
  ['cargo_gone', { cargo: { ...cargo, status: cargoStatus.finished } }],
  ['cargo_gone', { cargo: { ...cargo, status: cargoStatus.awaitingReview } }],
  ['cargo_gone', { cargo: { ...cargo, remaining: 0 } }],
  ['cargo_gone', { hallIsClosed: true }],
  ['not_announced', { cargo: { ...cargo, announcedAt: soon } }],
  [null, { cargo: { ...cargo, announcedAt: now } }],
  ['location_needed', { cargo: { ...cargo, rangeKm: 12 } }],
  [null, { cargo: { ...cargo, rangeKm: 12 }, location: away }],
  ['out_of_range', { cargo: { ...cargo, rangeKm: 11 }, location: away }],
  [null, { location: away }],
]

describe('a free load', () => {
  it('goes to whom nothing keeps from it, and to nobody without a truck', () => {
    expect(mayReserve(good, now)).toBeNull()
    expect(mayReserve(null, now)).toBe('no_freighter')
  })

  it.each<[string | null, Partial<ReserveFacts>]>([
    ...ofTheLoad,
    ['not_yours', { idsAreHis: false }],
    ['driver_inactive', { driver: { isActive: false, loaderTypeId: 5 } }],
    ['open_permit', { hasOpenPermit: true }],
    ['freighter_live_turn', { truckHasOthersTurn: true }],
    ['loader_mismatch', { driver: { isActive: true, loaderTypeId: 6 } }],
    ['turn_needed', { hasLiveTurn: false }],
    [null, { hasLiveTurn: false, needsNoTurn: true }],
    [null, { needsNoTurn: true }],
    ['no_money', { canPay: false }],
  ])('%s where one fact is another: %o', (refusal, other) => {
    expect(mayReserve({ ...good, ...other }, now)).toBe(refusal)
  })

  it.each(ofTheLoad)('is asked of a driver by its company: %s where %o', (refusal, other) => {
    expect(mayAskFor({ ...good, ...other }, now)).toBe(refusal)
  })
})
