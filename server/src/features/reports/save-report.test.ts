import { roles } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { maySaveReport } from './save-report.ts'

describe('saving a report', () => {
  it.each(roles)('is shared by %s only when he is the admin of a company', (role) => {
    const expected = role === 'TransportationCompanyAdmin' ? null : 'not_to_share'
    expect(maySaveReport({ role, type: 'cargos', isShared: true, isNew: true, ownCount: 0 })).toBe(expected)
  })

  it.each([
    ['cargos', true, 49, null],
    ['cargos', true, 50, 'too_many'],
    ['cargos', false, 50, null],
    ['favourites', true, 8, null],
    ['favourites', true, 9, 'too_many_favourites'],
    ['favourites', false, 9, null],
  ])('of %s, new: %s, with %i of its kind there: %s', (type, isNew, ownCount, expected) => {
    expect(maySaveReport({ role: 'Driver', type, isShared: false, isNew, ownCount })).toBe(expected)
  })
})
