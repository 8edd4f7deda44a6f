import { roles } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { maySaveReport } from './reports.rules.ts'

describe('saving a report', () => {
  it.each(roles)('is shared by %s only when he is the admin of a company', (role) => {
    const expected = role === 'TransportationCompanyAdmin' ? null : 'not_to_share'
    expect(maySaveReport({ role, isShared: true, isNew: true, ownCount: 0 })).toBe(expected)
  })

  it.each([
    [true, 49, null],
    [true, 50, 'too_many'],
    [false, 50, null],
  ])('new: %s, with %i of its kind there: %s', (isNew, ownCount, expected) => {
    expect(maySaveReport({ role: 'Driver', isShared: false, isNew, ownCount })).toBe(expected)
  })
})
