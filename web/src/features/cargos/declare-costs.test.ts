import { describe, expect, it } from 'vitest'
import { computeCost } from './declare-costs.ts'

const prices = { companyFeeRial: 420_000, commissionRial: 180_000, balanceRial: 2_000_000 }

describe('the cost of a declaration', () => {
  it.each([
    [1, { companyFee: 420_000, commission: 180_000, hold: 600_000, left: 1_400_000 }],
    [5, { companyFee: 2_100_000, commission: 900_000, hold: 3_000_000, left: -1_000_000 }],
  ])('of %d trucks adds up, whatever the last answer was asked for', (trucks, cost) => {
    expect(computeCost(prices, trucks)).toEqual(cost)
  })

  it('leaves nothing to say of a wallet that is not one’s own', () => {
    expect(computeCost({ ...prices, balanceRial: null }, 2).left).toBeNull()
  })
})
