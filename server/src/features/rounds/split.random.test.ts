import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amount } from '../../../test/amount.ts'
import { slowSplit } from '../../../test/slow-split.ts'
import { canBeImproved, gainsByLying, justifiedEnvy, makeRound } from './split.build.ts'
import { computeSplit } from './split.rules.ts'

const LONG_MS = 3_600_000

function mostlyNull<T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 11, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: some })
}

const CARGO_IDS = [1, 2, 3, 4, 5]
const anyList = fc.shuffledSubarray(CARGO_IDS)
const anyTurn = fc.record({
  list: anyList,
  disqualified: mostlyNull(fc.constantFrom('driver_inactive', 'open_permit', 'turn_ended_by_staff')),
  cannotPay: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.subarray(CARGO_IDS) },
  ),
})
const anyCargo = fc.record({
  remaining: fc.constantFrom(1, 1, 1, 1, 2, 3),
  withdrawn: mostlyNull(fc.constant('cargo_ended' as const)),
})
const anyNumbers = fc.shuffledSubarray([4201, 4202, 4205, 4206, 4209, 4210], { minLength: 6 })

/** 2 to 6 turns over 1 to 5 cargos, turns in any order of number. */
const anyRound = fc
  .tuple(
    fc.array(anyCargo, { minLength: 1, maxLength: 5, size: 'max' }),
    fc.array(anyTurn, { minLength: 2, maxLength: 6, size: 'max' }),
    anyNumbers,
  )
  .map(([cargos, turns, numbers]) => {
    const known = (id: number) => id <= cargos.length
    return makeRound(
      cargos,
      turns.map((turn, i) => ({ ...turn, list: turn.list.filter(known), number: numbers[i] as number })),
    )
  })

describe('random rounds', () => {
  const rounds = amount({ usual: 5_000, full: 100_000 })
  it(`${rounds} of them agree with the slow reference, keep the trucks and have the three properties`, {
    timeout: LONG_MS,
  }, () => {
    const lies = fc.array(fc.tuple(fc.nat({ max: 5 }), anyList), { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(anyRound, lies, (round, tries) => {
        const verdicts = computeSplit(round)
        expect(JSON.stringify(verdicts)).toBe(JSON.stringify(slowSplit(round)))
        expect(justifiedEnvy(round)).toHaveLength(0)
        expect(canBeImproved(round)).toBe(false)
        for (const [i, list] of tries) {
          const lie = list.filter((id) => id <= round.cargos.length)
          expect(gainsByLying(round, 1 + (i % round.turns.length), lie)).toBe(false)
        }
      }),
      { numRuns: rounds },
    )
  })

  it('give one verdict to each choice, one truck at most to each turn, no truck that is not there', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const verdicts = computeSplit(round)
        const granted = verdicts.filter((verdict) => verdict.outcome === 'granted')
        const ids = verdicts.map((verdict) => verdict.priorityId)
        expect(ids.toSorted((a, b) => a - b)).toEqual(
          round.choices.map((choice) => choice.priorityId).toSorted((a, b) => a - b),
        )
        expect(new Set(granted.map(({ priorityId }) => Math.floor(priorityId / 100))).size).toBe(
          granted.length,
        )
        for (const { cargoId, remaining, withdrawn } of round.cargos) {
          const given = granted.filter(({ priorityId }) => priorityId % 100 === cargoId)
          expect(given.length).toBeLessThanOrEqual(withdrawn ? 0 : remaining)
          expect(given.map(({ truckOrdinal }) => truckOrdinal)).toEqual(given.map((_, i) => i + 1))
        }
      }),
      { numRuns: amount({ usual: 1_000, full: 5_000 }) },
    )
  })

  it('are split alike in whatever order their rows come', () => {
    const shuffled = anyRound.chain((round) =>
      fc.record({
        round: fc.constant(round),
        turns: fc.shuffledSubarray(round.turns, { minLength: round.turns.length }),
        choices: fc.shuffledSubarray(round.choices, { minLength: round.choices.length }),
        cargos: fc.shuffledSubarray(round.cargos, { minLength: round.cargos.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ round, ...rows }) => {
        expect(computeSplit(rows)).toEqual(computeSplit(round))
      }),
      { numRuns: amount({ usual: 1_000, full: 5_000 }) },
    )
  })

  it('agree with the slow reference even when turns share a driver or a truck', { timeout: LONG_MS }, () => {
    const owner = fc.record({
      driverId: fc.integer({ min: 1, max: 4 }),
      freighterId: fc.integer({ min: 1, max: 4 }),
    })
    const owners = fc.array(owner, { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(anyRound, owners, (round, shared) => {
        const turns = round.turns.map((turn, i) => ({ ...turn, ...shared[i] }))
        expect(computeSplit({ ...round, turns })).toEqual(slowSplit({ ...round, turns }))
      }),
      { numRuns: amount({ usual: 1_000, full: 5_000 }) },
    )
  })
})
