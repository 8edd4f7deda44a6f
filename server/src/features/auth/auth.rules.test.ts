import { type StoredEnd, storedEnds } from '@bargah/contract/features/auth/auth.text.ts'
import { minuteMs, hourMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { describe, expect, it } from 'vitest'
import { computeSessionEnd, mayBeStolen, whyNotYet } from './auth.rules.ts'

const now = new Date('2026-11-22T08:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

const living = {
  role: 'Admin',
  isActive: true,
  driverIsActive: null,
  companyIsActive: null,
  officeIsActive: null,
  createdAt: ago(hourMs),
  seenAt: ago(minuteMs),
  endedAt: null,
  endReason: null,
} as const
const driver = { ...living, role: 'Driver', driverIsActive: true } as const

describe('a session', () => {
  it.each([
    ['of staff lives twelve hours', { ...living, createdAt: ago(12 * hourMs) }, null],
    ['and no longer, however busy', { ...living, createdAt: ago(12 * hourMs + 1), seenAt: now }, 'too_old'],
    ['of staff lives 2,000 s without a request', { ...living, seenAt: ago(2_000_000) }, null],
    ['and no longer', { ...living, seenAt: ago(2_000_001) }, 'idle'],
    [
      'of a driver lives thirty days',
      { ...driver, createdAt: ago(30 * dayMs), seenAt: ago(20 * dayMs) },
      null,
    ],
    ['and no longer', { ...driver, createdAt: ago(30 * dayMs + 1), seenAt: now }, 'too_old'],
    ['that was ended says by what', { ...driver, endedAt: now, endReason: 'other_device' }, 'other_device'],
    ['that ended before reasons were kept', { ...living, endedAt: now }, 'signed_out'],
    ['of a closed account', { ...living, isActive: false }, 'shut'],
    [
      'of a driver who was closed, also when it had ended',
      { ...driver, driverIsActive: false, endedAt: now },
      'shut',
    ],
  ] as const)('%s', (_what, session, end) => {
    expect(computeSessionEnd(session, now)).toBe(end)
  })
})

it('a session is a thief’s perhaps unless its owner left it himself', () => {
  const ends = Object.keys(storedEnds) as StoredEnd[]
  expect(ends.filter((end) => !mayBeStolen(end))).toEqual(['signed_out', 'other_device'])
  expect(mayBeStolen(null)).toBe(false)
})

describe('a right password of a registration that is no account', () => {
  const rejectedAt = new Date('2026-01-03T08:00:00Z')
  it.each([
    ['waits for approval', { role: 'TransportationCompanyAdmin', rejectedAt: null }, 'awaiting_approval'],
    ['was rejected', { role: 'TransportationCompanyAdmin', rejectedAt }, 'rejected'],
    ['is of an owner who waits', { role: 'ProductOwnerAdmin', rejectedAt: null }, 'awaiting_approval'],
    ['stands at another door', { role: 'Driver', rejectedAt: null }, 'unknown'],
    ['is none', undefined, 'unknown'],
  ] as const)('that %s', (_what, registration, refusal) => {
    expect(whyNotYet(registration, 'Company')).toBe(refusal)
  })
})
