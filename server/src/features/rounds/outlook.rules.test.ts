import { describe, expect, it } from 'vitest'
import {
  choicesAt,
  computeDemand,
  computeOutlook,
  computeToldAt,
  type OutlookFacts,
  type SealedChoice,
} from './outlook.rules.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 30, second))
let ids = 0
const choice = (turnId: number, cargoId: number, given: Partial<SealedChoice> = {}): SealedChoice => ({
  priorityId: ++ids,
  turnId,
  cargoId,
  rank: 1,
  filedAt: at(turnId),
  endedAt: null,
  ...given,
})
const turn = (turnId: number) => ({
  turnId,
  number: turnId,
  driverId: turnId,
  freighterId: turnId,
  disqualified: null,
})

describe('the moment whose lists are told', () => {
  it('comes in steps of five drivers, however often one of them changes his mind', () => {
    const four = [1, 2, 3, 4].map((turnId) => choice(turnId, 7))
    const restless = Array.from({ length: 20 }, (_, i) => choice(1, i + 10, { filedAt: at(30 + i) }))
    expect(computeToldAt([...four, ...restless])).toBeNull()
    expect(computeToldAt([...four, choice(5, 7)])).toEqual(at(5))
    expect(computeToldAt([...four, choice(5, 7), ...restless])).toEqual(at(5))
    expect(
      computeToldAt([...four, choice(5, 7, { endedAt: at(50) }), ...[6, 7, 8, 9].map((id) => choice(id, 7))]),
    ).toEqual(at(50))
  })

  it('has the lists as they stood then', () => {
    const gone = choice(1, 7, { endedAt: at(9) })
    const late = choice(2, 7, { filedAt: at(12) })
    expect(choicesAt([gone, late], at(8))).toEqual([gone])
    expect(choicesAt([gone, late], at(12))).toEqual([late])
  })
})

it('how many want a load is not told of fewer than five', () => {
  const lists = [1, 2, 3, 4, 5].map((turnId) => choice(turnId, turnId % 2))
  expect(computeDemand(lists, 4)).toEqual([])
  expect(computeDemand(lists, 5)).toEqual([
    { cargoId: 1, ahead: 3 },
    { cargoId: 0, ahead: 2 },
  ])
})

describe('what would come of my list', () => {
  const cargo = (cargoId: number, remaining: number) => ({ cargoId, remaining, withdrawn: null })
  const mine = (...cargoIds: number[]) =>
    cargoIds.map((cargoId) => ({ priorityId: ++ids, cargoId, lackingRial: -70_000 }))
  const ahead = [1, 2, 3, 4, 5].map(turn)
  const facts = (given: Partial<OutlookFacts> = {}): OutlookFacts => ({
    me: turn(9),
    aheadOfMe: 5,
    mine: mine(10, 20),
    ahead,
    lists: ahead.flatMap(({ turnId }) => [choice(turnId, 10), choice(turnId, 20, { rank: 2 })]),
    cargos: [cargo(10, 3), cargo(20, 3)],
    ...given,
  })
  const outlook = (given: Partial<OutlookFacts>) => computeOutlook(facts(given))

  it('is sure when the load has more trucks than stand before me, whatever they wish', () => {
    expect(outlook({ cargos: [cargo(10, 6), cargo(20, 1)], ahead: [], lists: [] })).toEqual({
      kind: 'sure',
      cargoId: 10,
      rank: 1,
      lackingRial: null,
    })
  })

  it('is what the rule gives me after the lists before mine', () => {
    expect(outlook({})).toMatchObject({ kind: 'likely', cargoId: 20, rank: 2 })
    expect(outlook({ cargos: [cargo(10, 3), cargo(20, 2)] }).kind).toBe('none')
  })

  it('is untold while fewer than five before me have a list', () => {
    expect(outlook({ ahead: ahead.slice(1) }).kind).toBe('untold')
  })

  it('passes over what I cannot pay, and says when I would get nothing anyhow', () => {
    const [first, second] = mine(10, 20)
    if (!first || !second) throw new Error('two were made')
    const dear = { ...first, lackingRial: 50_000 }
    expect(outlook({ mine: [dear, second] })).toMatchObject({ cargoId: 20, rank: 2, lackingRial: null })
    expect(outlook({ mine: [dear, { ...second, lackingRial: 20_000 }] })).toEqual({
      kind: 'no_money',
      cargoId: null,
      rank: null,
      lackingRial: 20_000,
    })
    for (const disqualified of ['open_permit', 'driver_inactive'] as const)
      expect(outlook({ me: { ...turn(9), disqualified } }).kind).toBe(disqualified)
    expect(outlook({ cargos: [cargo(10, 0), cargo(20, 0)] }).kind).toBe('none')
  })

  it('is reckoned also where an ended choice kept the place of another', () => {
    const lists = ahead.flatMap(({ turnId }) => [choice(turnId, 10), choice(turnId, 20)])
    expect(outlook({ lists })).toMatchObject({ kind: 'likely', cargoId: 20 })
  })
})
