import { describe, expect, it } from 'vitest'
import { mayAskErasure, mayConfirmErasure, mayForget } from './erasures.rules.ts'

const free = { isActive: false, hasOpenPermit: false, balanceRial: 0, hasPendingPayment: false }
const now = new Date('2026-11-21T10:00:00Z')
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)
const asked = { askedBy: 7, expiresAt: after, endedAt: null }

describe('a driver is forgotten', () => {
  it.each([
    [{}, null],
    [{ isActive: true }, 'is_active'],
    [{ hasOpenPermit: true }, 'open_permit'],
    [{ hasPendingPayment: true }, 'payment_pending'],
    [{ balanceRial: 1 }, 'has_money'],
    [{ balanceRial: -1 }, 'has_money'],
  ])('of whom nothing is left but %o: %s', (more, why) => {
    expect(mayForget({ ...free, ...more })).toBe(why)
  })

  it.each([
    [null, null],
    [after, 'already_asked'],
    [now, null],
    [before, null],
  ])('when nobody has asked, or until %o only', (openUntil, why) => {
    expect(mayAskErasure(openUntil, now)).toBe(why)
  })

  it.each([
    [{}, 8, null],
    [{}, 7, 'same_person'],
    [{ expiresAt: now }, 8, 'expired'],
    [{ endedAt: before }, 8, 'ended'],
    [{ endedAt: before, expiresAt: now }, 7, 'ended'],
  ])('by the word of a second administrator in time: %o by %i is %s', (more, confirmer, why) => {
    expect(mayConfirmErasure({ ...asked, ...more }, confirmer, now)).toBe(why)
  })
})
