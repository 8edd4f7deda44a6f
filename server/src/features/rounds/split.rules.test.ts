import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allAllocations, placeFor, slowSplit, wishesOf } from '../../../test/slow-split.ts'
import type { Allocation } from '../../../test/slow-split.ts'
import { computeSplit } from './split.rules.ts'
import type { SplitCargo, SplitChoice, SplitInput, SplitTurn } from './split.rules.ts'

const LONG_MS = 300_000

type TurnSketch = Partial<SplitTurn> & { list: number[]; cannotPay?: readonly number[] }

/** `cannotPay`: the choices, by their id and listed or not, that the turn's driver has no money for. */
type Round = SplitInput & { cannotPay: ReadonlySet<number> }

const priorityOf = (turnId: number, cargoId: number) => turnId * 100 + cargoId

/** A round from short sketches: turn i has id i + 1, number 4201 + i and lists the given cargo ids, best first. */
function makeRound(cargos: Partial<SplitCargo>[], turns: TurnSketch[]): Round {
  const cannotPay = new Set(
    turns.flatMap((turn, i) => (turn.cannotPay ?? []).map((cargoId) => priorityOf(i + 1, cargoId))),
  )
  return {
    cannotPay,
    cargos: cargos.map((cargo, i) => ({ cargoId: i + 1, remaining: 1, withdrawn: null, ...cargo })),
    turns: turns.map(({ list: _list, cannotPay: _cannotPay, ...turn }, i) => ({
      turnId: i + 1,
      number: 4201 + i,
      driverId: 100 + i,
      freighterId: 200 + i,
      disqualified: null,
      ...turn,
    })),
    choices: turns.flatMap(({ list }, i) => makeList(i + 1, list, cannotPay)),
  }
}

function makeList(turnId: number, cargoIds: number[], cannotPay: ReadonlySet<number>): SplitChoice[] {
  return cargoIds.map((cargoId, i) => ({
    priorityId: priorityOf(turnId, cargoId),
    turnId,
    cargoId,
    rank: 3 * i + 1,
    disqualified: cannotPay.has(priorityOf(turnId, cargoId)) ? 'no_money' : null,
  }))
}

/** The verdict of the choice of a cargo by a turn, both by id. */
function verdictOf(input: SplitInput, turnId: number, cargoId: number) {
  return computeSplit(input).find((verdict) => verdict.priorityId === priorityOf(turnId, cargoId))
}

function allocationOf(input: SplitInput): Allocation {
  const choiceById = new Map(input.choices.map((choice) => [choice.priorityId, choice]))
  const granted = computeSplit(input).filter((verdict) => verdict.outcome === 'granted')
  return new Map(
    granted.map(({ priorityId }) => {
      const choice = choiceById.get(priorityId)
      if (!choice) throw new Error('a verdict for no choice')
      return [choice.turnId, choice.cargoId]
    }),
  )
}

/** Does this turn fare better, by its true list, when it files another one? */
function gainsByLying(truth: Round, turnId: number, lie: number[]): boolean {
  const others = truth.choices.filter((choice) => choice.turnId !== turnId)
  const lied = allocationOf({ ...truth, choices: [...others, ...makeList(turnId, lie, truth.cannotPay)] })
  const honest = allocationOf(truth)
  return placeFor(turnId, lied, truth.choices) < placeFor(turnId, honest, truth.choices)
}

/** Pairs [earlier turn, later turn] where the later one got what the earlier one wanted more than its own. */
function justifiedEnvy(input: SplitInput): [number, number][] {
  const given = allocationOf(input)
  const able = input.turns.filter((turn) => !turn.disqualified)
  return able.flatMap((earlier) => {
    const own = placeFor(earlier.turnId, given, input.choices)
    const better = wishesOf(earlier.turnId, input.choices).slice(
      0,
      own === Number.POSITIVE_INFINITY ? undefined : own,
    )
    return able
      .filter((later) => later.number > earlier.number)
      .filter((later) => better.some((choice) => choice.cargoId === given.get(later.turnId)))
      .map((later): [number, number] => [earlier.turnId, later.turnId])
  })
}

/** Is there any allocation that some turn likes better and none likes less? */
function canBeImproved(input: SplitInput): boolean {
  const places = new Map(
    input.turns.map(({ turnId }) => {
      const list = wishesOf(turnId, input.choices).map((choice) => choice.cargoId)
      return [turnId, (cargoId: number | undefined) => (cargoId === undefined ? 99 : list.indexOf(cargoId))]
    }),
  )
  const given = allocationOf(input)
  const turns = [...places].map(([turnId, place]) => ({ turnId, place, now: place(given.get(turnId)) }))
  return allAllocations(input).some((other) => {
    const steps = turns.map(({ turnId, place, now }) => place(other.get(turnId)) - now)
    return steps.every((step) => step <= 0) && steps.some((step) => step < 0)
  })
}

/** Every ordered selection of the given cargo ids, the empty one included. */
function orderedSubsets(cargoIds: number[]): number[][] {
  return [
    [],
    ...cargoIds.flatMap((first) =>
      orderedSubsets(cargoIds.filter((id) => id !== first)).map((rest) => [first, ...rest]),
    ),
  ]
}

describe('the reason of each choice', () => {
  it('is granted for the first choice that still has trucks, with the own number', () => {
    const round = makeRound([{}, { remaining: 5 }], [{ list: [1] }, { list: [2] }, { list: [1, 2] }])
    expect(verdictOf(round, 3, 2)).toEqual({
      priorityId: 302,
      outcome: 'granted',
      reason: 'granted',
      winningTurnNumber: 4203,
      truckOrdinal: 2,
    })
  })

  it('is earlier_turn when the trucks ran out, with the turn that took the last one', () => {
    const round = makeRound([{ remaining: 2 }], [{ list: [1] }, { list: [1] }, { list: [1] }])
    expect(verdictOf(round, 3, 1)).toEqual({
      priorityId: 301,
      outcome: 'lost',
      reason: 'earlier_turn',
      winningTurnNumber: 4202,
      truckOrdinal: null,
    })
  })

  it('is own_better_choice below the grant, with the later turn that took the cargo in the end', () => {
    const round = makeRound([{}, {}], [{ list: [1, 2] }, { list: [2] }])
    expect(verdictOf(round, 1, 2)).toMatchObject({ reason: 'own_better_choice', winningTurnNumber: 4202 })
  })

  it('is own_better_choice without a winner when nobody took the cargo', () => {
    const round = makeRound([{}, {}], [{ list: [1, 2] }])
    expect(verdictOf(round, 1, 2)).toMatchObject({ reason: 'own_better_choice', winningTurnNumber: null })
  })

  it.each(['driver_inactive', 'open_permit', 'turn_ended_by_staff'] as const)(
    'is %s for all choices of a turn that is disqualified so, and its truck goes to the next turn',
    (disqualified) => {
      const round = makeRound([{}, {}], [{ list: [1, 2], disqualified }, { list: [1] }])
      expect(verdictOf(round, 1, 1)).toMatchObject({ reason: disqualified, winningTurnNumber: 4202 })
      expect(verdictOf(round, 1, 2)).toMatchObject({ reason: disqualified, winningTurnNumber: null })
      expect(verdictOf(round, 2, 1)).toMatchObject({ reason: 'granted' })
    },
  )

  it('is no_money for a choice that the driver cannot pay, and his turn gets the next one', () => {
    const round = makeRound([{}, {}], [{ list: [1, 2], cannotPay: [1] }, { list: [1] }])
    expect(verdictOf(round, 1, 1)).toMatchObject({ reason: 'no_money', winningTurnNumber: 4202 })
    expect(verdictOf(round, 1, 2)).toMatchObject({ reason: 'granted' })
    expect(verdictOf(round, 2, 1)).toMatchObject({ reason: 'granted' })
  })

  it('is own_better_choice for what the driver could not pay either, when it stands below the grant', () => {
    const round = makeRound([{}, {}], [{ list: [1, 2], cannotPay: [2] }])
    expect(verdictOf(round, 1, 2)).toMatchObject({ reason: 'own_better_choice' })
  })

  it('is no_money for all choices of a driver who can pay none', () => {
    const round = makeRound([{}, { remaining: 0 }], [{ list: [1, 2], cannotPay: [1, 2] }])
    expect(computeSplit(round).map((verdict) => verdict.reason)).toEqual(['no_money', 'no_money'])
  })

  it('is cargo_ended for a withdrawn cargo, and the turn gets its next choice', () => {
    const round = makeRound([{ remaining: 3, withdrawn: 'cargo_ended' }, {}], [{ list: [1, 2] }])
    expect(verdictOf(round, 1, 1)).toMatchObject({ reason: 'cargo_ended', winningTurnNumber: null })
    expect(verdictOf(round, 1, 2)).toMatchObject({ reason: 'granted' })
  })

  it('is cargo_ended for a cargo that had no truck left when the split began', () => {
    const round = makeRound([{ remaining: 0 }], [{ list: [1] }])
    expect(verdictOf(round, 1, 1)).toMatchObject({ reason: 'cargo_ended', winningTurnNumber: null })
  })

  it.each([{ driverId: 100 }, { freighterId: 200 }])(
    'is open_permit for a second turn of the driver or truck just served: %o',
    (same) => {
      const round = makeRound([{ remaining: 2 }], [{ list: [1] }, { list: [1], ...same }])
      expect(verdictOf(round, 2, 1)).toMatchObject({ reason: 'open_permit', winningTurnNumber: 4201 })
    },
  )

  it('is granted to a second turn of a driver whose first turn got nothing', () => {
    const round = makeRound([{}], [{ list: [] }, { list: [1], driverId: 100 }])
    expect(verdictOf(round, 2, 1)).toMatchObject({ reason: 'granted' })
  })
})

describe('the order of service', () => {
  it('goes by turn number and rank, not by id or place in the input', () => {
    const round = makeRound(
      [{}, {}],
      [
        { list: [1, 2], number: 9 },
        { list: [1, 2], number: 8 },
      ],
    )
    round.choices.reverse()
    expect(computeSplit(round).map((verdict) => verdict.priorityId)).toEqual([201, 202, 101, 102])
    expect(allocationOf(round)).toEqual(
      new Map([
        [2, 1],
        [1, 2],
      ]),
    )
  })

  it('gives an empty round no verdicts', () => {
    expect(computeSplit({ turns: [], choices: [], cargos: [] })).toEqual([])
  })

  it('gives the same verdicts when a round is read back from JSON', () => {
    const round = makeRound([{ remaining: 2 }, {}], [{ list: [2, 1] }, { list: [2, 1] }, { list: [1] }])
    const verdicts = computeSplit(round)
    expect(computeSplit(JSON.parse(JSON.stringify(round)))).toEqual(verdicts)
    expect(JSON.parse(JSON.stringify(verdicts))).toEqual(verdicts)
  })

  it('leaves its input as it was', () => {
    const round = makeRound(
      [{}, {}],
      [
        { list: [2, 1], number: 9 },
        { list: [2], number: 8 },
      ],
    )
    const before = structuredClone(round)
    computeSplit(round)
    expect(round).toEqual(before)
  })
})

describe('input that the database excludes is refused', () => {
  const sound = makeRound([{}, {}], [{ list: [1, 2] }, { list: [1] }])
  const [turn, choice, cargo] = [sound.turns[0], sound.choices[0], sound.cargos[0]] as [
    SplitTurn,
    SplitChoice,
    SplitCargo,
  ]

  it.each<[string, Partial<SplitInput>, RegExp]>([
    ['a turn number twice', { turns: [turn, { ...turn, turnId: 2 }] }, /number 4201 is given twice/],
    ['a turn twice', { turns: [...sound.turns, { ...turn, number: 9 }] }, /turn 1 is given twice/],
    ['a cargo twice', { cargos: [...sound.cargos, cargo] }, /cargo 1 is given twice/],
    ['a rank twice in a turn', { choices: [choice, { ...choice, priorityId: 7 }] }, /101 and 7 share a rank/],
    ['a choice of an unknown turn', { choices: [{ ...choice, turnId: 9 }] }, /unknown turn 9/],
    ['a choice of an unknown cargo', { choices: [{ ...choice, cargoId: 9 }] }, /unknown cargo 9/],
    ['a rank that is no whole number', { choices: [{ ...choice, rank: Number.NaN }] }, /has rank NaN/],
    ['a number that is no whole number', { turns: [{ ...turn, number: 1.5 }] }, /has number 1.5/],
    ['fewer than no trucks', { cargos: [{ ...cargo, remaining: -1 }] }, /-1 trucks/],
  ])('%s', (_, broken, message) => {
    expect(() => computeSplit({ ...sound, ...broken })).toThrow(message)
  })
})

describe('all 4,096 ways in which 3 drivers may list 3 loads of one truck', () => {
  const lists = orderedSubsets([1, 2, 3])
  const rounds = lists.flatMap((a) =>
    lists.flatMap((b) => lists.map((c) => makeRound([{}, {}, {}], [{ list: a }, { list: b }, { list: c }]))),
  )

  it('are 4,096', () => {
    expect(rounds).toHaveLength(4_096)
  })

  it('are split as the slow reference splits them', () => {
    for (const round of rounds) expect(computeSplit(round)).toEqual(slowSplit(round))
  })

  it('reward no lie', { timeout: LONG_MS }, () => {
    const profitable = rounds.filter((round) =>
      [1, 2, 3].some((turnId) => lists.some((lie) => gainsByLying(round, turnId, lie))),
    )
    expect(profitable).toEqual([])
  })

  it('give no later turn what an earlier one wanted more than its own', () => {
    expect(rounds.flatMap(justifiedEnvy)).toEqual([])
  })

  it('leave nothing that could be improved for one without loss to another', () => {
    expect(rounds.filter(canBeImproved)).toEqual([])
  })
})

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
  it('100,000 of them agree with the slow reference, keep the trucks and have the three properties', {
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
      { numRuns: 100_000 },
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
      { numRuns: 5_000 },
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
      { numRuns: 5_000 },
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
      { numRuns: 5_000 },
    )
  })
})
