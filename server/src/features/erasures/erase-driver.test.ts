import { describe, expect, it } from 'vitest'
import { mayForget } from './erase-driver.ts'

const free = { isActive: false, hasOpenPermit: false, balanceRial: 0, hasPendingPayment: false }

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
})
