import { findingKinds } from '@bargah/contract/features/oversight/oversight.states.ts'
import { describe, expect, it } from 'vitest'
import { computeChance, computeFindings } from './oversight.rules.ts'

const figure = (hits: number, outOf: number, usualHits: number, usualOutOf: number) => ({
  hits,
  outOf,
  usualHits,
  usualOutOf,
})
/** One that stands out, and nine like all others. */
const crowd = (one: ReturnType<typeof figure>, others = 9) => [
  one,
  ...Array.from({ length: others }, () => figure(1, 50, 9, 450)),
]

describe('the chance that luck makes a figure', () => {
  it.each([
    // one toss of a fair coin, as far as anybody has seen: never or always has the share one half
    ['half of one', figure(1, 1, 0, 0), 1 / 2],
    ['never less than nothing', figure(0, 7, 3, 8), 1],
    // (99+1)/(998+2) = 0.1: three of three
    ['three of three at a tenth', figure(3, 3, 99, 998), 0.001],
    // 1 - 0.9^2
    ['one at least of two at a tenth', figure(1, 2, 99, 998), 0.19],
    // binomial tail by hand: 10 × 0.01 × 0.729 + 5 × 0.001 × 0.9 … of five, three at least, at a tenth
    ['three at least of five at a tenth', figure(3, 5, 99, 998), 0.00856],
  ])('%s', (_words, counted, chance) => {
    expect(computeChance(counted)).toBeCloseTo(chance, 8)
  })

  it('stays a chance with large figures', () => {
    expect(computeChance(figure(60_000, 100_000, 500_000, 1_000_000))).toBeLessThan(1e-100)
    expect(computeChance(figure(50_000, 100_000, 500_000, 1_000_000))).toBeCloseTo(0.5, 1)
  })
})

describe('a finding', () => {
  const found = figure(12, 20, 9, 450)
  it.each([
    ['is what luck does not explain', crowd(found), [found]],
    ['is none where the same is usual', crowd(figure(12, 20, 250, 450)), []],
    ['is none below the least that counts', crowd(figure(4, 4, 0, 450)), []],
    [
      'is none where so many are judged that one of them must be so',
      crowd(figure(5, 20, 9, 450), 10_000),
      [],
    ],
    ['is one where few are judged', crowd(figure(5, 20, 9, 450)), [figure(5, 20, 9, 450)]],
  ])('%s', (_words, counted, findings) => {
    expect(computeFindings('night_turns', counted)).toEqual(findings)
  })

  it.each([
    ['shared_phone', 2],
    ['shared_truck', 3],
  ] as const)('%s is found by its number alone, from %i', (kind, least) => {
    const alone = (hits: number) => figure(hits, hits, 0, 0)
    expect(computeFindings(kind, [alone(least - 1), alone(least)])).toEqual([alone(least)])
  })

  it('is expected of no kind in a fair month', () => {
    for (const kind of findingKinds)
      expect(
        computeFindings(
          kind,
          Array.from({ length: 300 }, () => figure(1, 50, 299, 14_950)),
        ),
      ).toEqual([])
  })
})
