import { roles } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import {
  isFactorDemanded,
  mayAddPasskey,
  mayAskRemoval,
  mayConfirmRemoval,
  mayRemoveFactor,
  mustAddFactor,
  siteOf,
} from './factors.rules.ts'

const now = new Date('2026-11-24T08:00:00Z')
const later = new Date('2026-11-24T09:00:00Z')

describe('who must have a second factor', () => {
  it('outside the demo administrators, support and hall staff', () => {
    const demanded = roles.filter((role) => isFactorDemanded(role, true))
    expect(demanded).toEqual(['Admin', 'AdminSupport', 'LoadHallAdmin'])
  })

  it('on a demo nobody', () => {
    expect(roles.filter((role) => isFactorDemanded(role, false))).toEqual([])
  })

  it.each([
    ['an administrator who has given none', { role: 'Admin', factorAt: null }, true, true],
    ['one who has', { role: 'Admin', factorAt: now }, true, false],
    ['one on a demo', { role: 'Admin', factorAt: null }, false, false],
    ['a customer', { role: 'Customer', factorAt: null }, true, false],
  ] as const)('asks %s: %s in a world that demands %s → %s', (_who, session, demands, must) => {
    expect(mustAddFactor(session, demands)).toBe(must)
  })
})

it.each([
  ['the last of two', { hasApp: true, passkeys: 1 }, true, null],
  ['the only app', { hasApp: true, passkeys: 0 }, true, 'last_demanded'],
  ['the only passkey', { hasApp: false, passkeys: 1 }, true, 'last_demanded'],
  ['the only one where none is demanded', { hasApp: false, passkeys: 1 }, false, null],
] as const)('taking away %s', (_what, count, isDemanded, refusal) => {
  expect(mayRemoveFactor(count, { isDemanded })).toBe(refusal)
})

it('keeps ten passkeys of an account and no more', () => {
  expect(mayAddPasskey({ hasApp: true, passkeys: 9 })).toBeNull()
  expect(mayAddPasskey({ hasApp: true, passkeys: 10 })).toBe('too_many')
})

describe('asking that lost factors be taken away', () => {
  const good = { userId: 1, askerId: 2, count: { hasApp: true, passkeys: 0 }, openUntil: null }
  it.each([
    ['of another, who has some', good, null],
    ['of oneself', { ...good, askerId: 1 }, 'own_account'],
    ['of who has none', { ...good, count: { hasApp: false, passkeys: 0 } }, 'no_factors'],
    ['a second time', { ...good, openUntil: later }, 'already_asked'],
    ['again after the first ran out', { ...good, openUntil: now }, null],
  ] as const)('%s', (_what, facts, refusal) => {
    expect(mayAskRemoval(facts, now)).toBe(refusal)
  })
})

describe('confirming it', () => {
  const good = { userId: 1, askedBy: 2, expiresAt: later, endedAt: null }
  it.each([
    ['by a second administrator', good, 3, null],
    ['by who asked', good, 2, 'same_person'],
    ['by the account itself', good, 1, 'own_account'],
    ['at its end', { ...good, expiresAt: now }, 3, 'expired'],
    ['once it has ended', { ...good, endedAt: now }, 3, 'ended'],
  ] as const)('%s', (_what, removal, confirmerId, refusal) => {
    expect(mayConfirmRemoval(removal, confirmerId, now)).toBe(refusal)
  })
})

it.each([
  ['https://bargah.ir', { rpId: 'bargah.ir', origin: 'https://bargah.ir' }],
  ['https://bargah.ir/panel', { rpId: 'bargah.ir', origin: 'https://bargah.ir' }],
  ['http://localhost:3000', { rpId: 'localhost', origin: 'http://localhost:3000' }],
])('binds passkeys of %s to its name and origin', (publicUrl, site) => {
  expect(siteOf(publicUrl)).toEqual(site)
})
