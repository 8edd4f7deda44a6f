import { describe, expect, it } from 'vitest'
import { slowSplit } from '../../../test/slow-split.ts'
import {
  allocationOf,
  canBeImproved,
  gainsByLying,
  justifiedEnvy,
  makeRound,
  verdictOf,
} from './split.build.ts'
import {
  computeSplit,
  type SplitCargo,
  type SplitChoice,
  type SplitInput,
  type SplitTurn,
} from './split.rules.ts'

const LONG_MS = 3_600_000

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
