import { describe, expect, it } from 'vitest'
import { computeCost } from './declare-costs.ts'

const prices = { companyFeeRial: 420_000, commissionRial: 180_000, heldRial: 0, balanceRial: 2_000_000 }

describe('the cost of a declaration', () => {
  it.each([
    [1, { companyFee: 420_000, commission: 180_000, hold: 600_000, held: 0, left: 1_400_000 }],
    [5, { companyFee: 2_100_000, commission: 900_000, hold: 3_000_000, held: 0, left: -1_000_000 }],
  ])('of %d trucks adds up, whatever the last answer was asked for', (trucks, cost) => {
    expect(computeCost(prices, trucks)).toEqual(cost)
  })

  it('takes of the wallet only what is not held already', () => {
    expect(computeCost({ ...prices, heldRial: 1_200_000 }, 3)).toMatchObject({
      hold: 1_800_000,
      left: 1_400_000,
    })
  })

  it('leaves nothing to say of a wallet that is not one’s own', () => {
    expect(computeCost({ ...prices, heldRial: 0, balanceRial: null }, 2).left).toBeNull()
  })
})
