import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { describe, expect, it } from 'vitest'
import { computeNewAnnouncement, mayUpdate } from './update-cargo.rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const before = new Date('2026-11-21T09:00:00Z')
const after = new Date('2026-11-22T09:00:00Z')
const standing = {
  status: cargoStatus.sending,
  productOwnerId: null,
  truckCount: 3,
  remaining: 3,
  hallId: 7,
  isHall: true,
  announcedAt: before,
}
const sent = { hallId: 7, isHall: true }

describe('whether a declared cargo may be changed', () => {
  it.each([
    ['as it is', {}, {}, false, null],
    ['of a product owner', { productOwnerId: 4 }, {}, false, 'of_owner'],
    ['that is finished', { status: cargoStatus.finished, remaining: 2 }, {}, false, 'not_sending'],
    ['of which a truck is taken', { remaining: 2 }, {}, false, 'has_permit'],
    [
      'that support assigned whole',
      { status: cargoStatus.assignedByWaybill, remaining: 0 },
      {},
      false,
      'has_permit',
    ],
    ['in an open round', {}, {}, true, 'frozen'],
    ['to another hall', {}, { hallId: 8 }, false, 'hall_fixed'],
    ['to free cargo', {}, { isHall: false }, false, 'hall_fixed'],
    ['to another hall before it is announced', { announcedAt: after }, { hallId: 8 }, false, null],
  ] as const)('%s', (_what, given, asked, isFrozen, code) => {
    expect(mayUpdate({ ...standing, ...given }, { ...sent, ...asked }, { isFrozen, now })).toBe(code)
  })
})

describe('when a changed cargo is announced', () => {
  const asked = { date: '1405/09/02', hour: '08', minute: '30' }
  it.each([
    ['as asked, while that is to come', after, asked, new Date('2026-11-23T05:00:00Z')],
    ['now, where the past is asked', after, { ...asked, date: '1405/08/01' }, now],
    ['as before, where nothing is asked', after, {}, after],
    ['as before, once it is announced', before, asked, before],
  ])('%s', (_what, announcedAt, given, expected) => {
    expect(computeNewAnnouncement(announcedAt, given, now)).toEqual(expected)
  })
})
