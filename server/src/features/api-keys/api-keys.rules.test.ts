import type { Flag, Role } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { computeKeyFault, computeKeyState, endOf, mayEndKey, mayMakeKey } from './api-keys.rules.ts'

const now = new Date('2026-11-27T08:00:00Z')
const later = new Date('2026-11-27T08:00:00.001Z')

describe('a key', () => {
  it.each([
    ['living', { expiresAt: later, endedAt: null }],
    ['expired', { expiresAt: now, endedAt: null }],
    ['ended', { expiresAt: later, endedAt: now }],
    ['ended', { expiresAt: now, endedAt: now }],
  ] as const)('is %s', (state, life) => expect(computeKeyState(life, now)).toBe(state))

  const good = { expiresAt: later, endedAt: null, role: 'LoadHallAdmin' as Role, isShut: false }
  it.each([
    [null, {}],
    ['key_expired', { expiresAt: now }],
    ['key_ended', { endedAt: now }],
    ['key_shut', { isShut: true }],
    // an account that was given another role
    ['key_shut', { role: 'Driver' as Role }],
    ['key_shut', { role: 'Admin' as Role }],
  ] as const)('opens nothing by %s', (fault, given) =>
    expect(computeKeyFault({ ...good, ...given }, now)).toBe(fault),
  )
})

describe('making a key', () => {
  const member = (...flags: Flag[]) => ({ role: 'TransportationCompanyMember' as const, flags })
  const hall = { role: 'LoadHallAdmin' as const, flags: [] }
  const wanted = { scopes: ['access_Load_Add'], name: 'انبار', living: [] as { name: string }[] }
  const many = Array.from({ length: 10 }, (_, n) => ({ name: `key ${n}` }))
  it.each([
    [null, member('access_Load_Add'), {}],
    ['lacks_scope', member('access_Load_Delete'), {}],
    ['lacks_scope', member('access_Member_Add'), { scopes: ['access_Member_Add'] }],
    ['lacks_scope', hall, {}],
    [null, hall, { scopes: ['turn_read', 'turn_write'] }],
    ['lacks_scope', hall, { scopes: ['turn_read', 'cargo_write'] }],
    ['lacks_scope', { role: 'Admin' as const, flags: [] }, { scopes: ['cargo_read'] }],
    ['lacks_scope', { role: 'Driver' as const, flags: [] }, { scopes: ['cargo_read'] }],
    ['name_taken', member('access_Load_Add'), { name: 'Stock', living: [{ name: 'stock' }] }],
    [null, member('access_Load_Add'), { living: many.slice(1) }],
    ['too_many', member('access_Load_Add'), { living: many }],
  ])('%s', (refusal, who, given) => expect(mayMakeKey(who, { ...wanted, ...given })).toBe(refusal))
})

describe('ending a key', () => {
  const key = { userId: 7, scopes: ['access_Load_Add'], endedAt: null as Date | null }
  const of = (userId: number, role: Role, ...flags: Flag[]) => ({ userId, role, flags })
  it.each([
    [null, 'by_owner', of(7, 'TransportationCompanyMember'), {}],
    [null, 'by_owner', of(7, 'LoadHallAdmin'), { scopes: ['turn_read'] }],
    [null, 'by_manager', of(8, 'TransportationCompanyAdmin'), {}],
    [null, 'by_manager', of(8, 'TransportationCompanyMember', 'access_Load_Add'), {}],
    [null, 'by_admin', of(1, 'Admin'), { scopes: ['turn_read'] }],
    ['stronger_key', 'by_manager', of(8, 'TransportationCompanyMember', 'access_Member_Delete'), {}],
    ['already_ended', 'by_owner', of(7, 'TransportationCompanyMember'), { endedAt: now }],
  ] as const)('%s, kept as %s', (refusal, end, who, given) => {
    expect(mayEndKey(who, { ...key, ...given })).toBe(refusal)
    expect(endOf(who, key)).toBe(end)
  })
})
