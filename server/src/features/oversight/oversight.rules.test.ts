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
    // one hit of his and one that is added, of three: two of three draws give him one
    ['one of one, of others nothing is known', figure(1, 1, 0, 0), 2 / 3],
    ['never less than nothing', figure(0, 7, 3, 8), 1],
    // of six cases three are hits: both of his, C(3,2) / C(6,2)
    ['two of two beside none of two', figure(2, 2, 0, 2), 3 / 15],
    // of six cases two are hits: 1 - C(4,2) / C(6,2)
    ['one of two beside none of two', figure(1, 2, 0, 2), 9 / 15],
    // of ten cases five are hits: (C(5,3) C(5,2) + C(5,4) C(5,1) + C(5,5)) / C(10,5)
    ['three of five beside one of three', figure(3, 5, 1, 3), 126 / 252],
  ])('%s', (_words, counted, chance) => {
    expect(computeChance(counted)).toBeCloseTo(chance, 8)
  })

  it('is that of a known share where many others were counted, and larger where few were', () => {
    // three of three at a tenth
    expect(computeChance(figure(3, 3, 99_999, 999_998))).toBeCloseTo(0.001, 6)
    expect(computeChance(figure(3, 3, 9, 98))).toBeGreaterThan(0.001)
  })

  it('is one where no more was counted than was to be expected, however far below it lies', () => {
    expect(computeChance(figure(1_000, 20_000, 50_000, 100_000))).toBe(1)
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
