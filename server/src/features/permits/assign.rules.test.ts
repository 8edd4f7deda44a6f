import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { expect, it } from 'vitest'
import { type AssignFacts, computeAssignConditions, mayAssign } from './assign.rules.ts'

const now = new Date('2026-11-22T10:00:00Z')
const later = new Date('2026-11-22T10:10:00Z')
const fine: AssignFacts = {
  cargo: { status: cargoStatus.sending, remaining: 1, announcedAt: now, loaderTypeIds: [5001] },
  hallIsClosed: false,
  frozenUntil: null,
  companyAllows: true,
  isForHim: true,
  driver: { isActive: true, loaderTypeId: 5001 },
  hasOpenPermit: false,
  truckHasOthersTurn: false,
  canPay: true,
}

it('lets a load be given when all conditions hold', () => {
  expect(mayAssign(fine, now)).toBeNull()
  expect(computeAssignConditions(fine, now).every(({ holds }) => holds)).toBe(true)
})

it.each<[Partial<AssignFacts>, ReturnType<typeof mayAssign>]>([
  [{ companyAllows: false, canPay: false }, 'has_permission'],
  [{ frozenUntil: later }, 'not_frozen'],
  [{ cargo: { ...fine.cargo, remaining: 0 } }, 'has_trucks'],
  [{ cargo: { ...fine.cargo, status: cargoStatus.finished } }, 'has_trucks'],
  [{ hallIsClosed: true }, 'has_trucks'],
  [{ cargo: { ...fine.cargo, announcedAt: later } }, 'is_announced'],
  [{ isForHim: false }, 'for_this_driver'],
  [{ driver: { isActive: true, loaderTypeId: 6001 } }, 'loader_fits'],
  [{ driver: { isActive: false, loaderTypeId: 5001 } }, 'driver_active'],
  [{ hasOpenPermit: true }, 'no_open_permit'],
  [{ truckHasOthersTurn: true }, 'truck_is_free'],
  [{ canPay: false }, 'can_pay'],
])('refuses %j for %s', (what, code) => {
  expect(mayAssign({ ...fine, ...what }, now)).toBe(code)
})
