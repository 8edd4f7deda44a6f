import { expect, it } from 'vitest'
import { type CargoStatus, cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import {
  type FinishFacts,
  mayChooseDrivers,
  mayFinish,
  mayReturn,
  type ReturnFacts,
} from './cargo-life.rules.ts'
import { computeReviewLine, mayReview } from './cargos.rules.ts'

const { sending, finished, awaitingReview } = cargoStatus
const assigned = Object.values(cargoStatus).filter(
  (status) => ![sending, finished, awaitingReview].includes(status as never),
)

it.each<[string | null, Partial<FinishFacts>]>([
  [null, {}],
  ['already_finished', { status: finished }],
  ['review_it', { status: awaitingReview }],
  [null, { status: awaitingReview, byOwner: true }],
  ...assigned.map((status): [string, Partial<FinishFacts>] => ['assigned', { status }]),
  ['choices_wait', { waiting: 1 }],
  [null, { waiting: 1, cancelsChoices: true }],
])('a load is finished, %s where %o', (refusal, other) => {
  const good = { status: sending as CargoStatus, byOwner: false, waiting: 0, cancelsChoices: false }
  expect(mayFinish({ ...good, ...other })).toBe(refusal)
})

it.each<[string | null, Partial<ReturnFacts>]>([
  [null, {}],
  ['not_finished', { status: sending }],
  ['never_sent', { ended: { from: awaitingReview, byOwner: false } }],
  ['ended_by_owner', { ended: { from: sending, byOwner: true } }],
  [null, { ended: { from: sending, byOwner: true }, byCompany: false }],
  [null, { ended: undefined }],
  ['no_trucks_left', { remaining: 0 }],
  ['company_closed', { companyIsOpen: false }],
  ['hall_inactive', { hallIsClosed: true }],
  ['round_open', { isInRound: true }],
])('a finished load is sent again, %s where %o', (refusal, other) => {
  const good: ReturnFacts = {
    status: finished,
    remaining: 1,
    ended: { from: sending, byOwner: false },
    byCompany: true,
    companyIsOpen: true,
    hallIsClosed: false,
    isInRound: false,
  }
  expect(mayReturn({ ...good, ...other })).toBe(refusal)
})

it.each([
  [null, {}],
  ['is_hall', { isHall: true }],
  ['not_sending', { isLive: false }],
  ['no_permission', { isAllowed: false }],
  // to take it back to all needs none
  [null, { isAllowed: false, asked: 0, found: 0 }],
  ['driver_unknown', { found: 1 }],
])('a load is offered to chosen drivers, %s where %o', (refusal, other) => {
  expect(
    mayChooseDrivers({ isHall: false, isLive: true, isAllowed: true, asked: 2, found: 2, ...other }),
  ).toBe(refusal)
})

const now = new Date('2026-11-21T10:00:00Z')
const line = computeReviewLine(now)
const open = { isActive: true, isAccepted: true, minLoadReserveRangeKm: 0, maxLoadReserveRangeKm: 0 }
it.each<[string | null, boolean, Partial<Parameters<typeof mayReview>[0]>]>([
  [null, true, {}],
  ['not_awaiting', true, { status: sending }],
  ['review_over', true, { declaredAt: line }],
  ['company_closed', true, { company: { ...open, isActive: false } }],
  ['company_closed', true, { company: { ...open, isAccepted: false } }],
  ['company_closed', true, { company: undefined }],
  // to reject it is always right
  [null, false, { company: { ...open, isActive: false } }],
])('a load of a product owner is reviewed: %s, approved %s, where %o', (refusal, isApproval, other) => {
  const good = {
    status: awaitingReview as CargoStatus,
    declaredAt: new Date(line.getTime() + 1),
    company: open,
  }
  expect(mayReview({ ...good, ...other } as never, isApproval, now)).toBe(refusal)
})
