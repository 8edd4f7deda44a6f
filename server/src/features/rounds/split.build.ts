/** Rounds from short sketches, and what a split of them is judged by. */
import { allAllocations, type Allocation, placeFor, wishesOf } from '../../../test/slow-split.ts'
import type { SplitCargo, SplitChoice, SplitInput, SplitTurn } from './split.rules.ts'
import { computeSplit } from './split.rules.ts'

export type TurnSketch = Partial<SplitTurn> & { list: number[]; cannotPay?: readonly number[] }

/** `cannotPay`: the choices, by their id and listed or not, that the turn's driver has no money for. */
export type Round = SplitInput & { cannotPay: ReadonlySet<number> }

export const priorityOf = (turnId: number, cargoId: number) => turnId * 100 + cargoId

/** A round from short sketches: turn i has id i + 1, number 4201 + i and lists the given cargo ids, best first. */
export function makeRound(cargos: Partial<SplitCargo>[], turns: TurnSketch[]): Round {
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

export function makeList(turnId: number, cargoIds: number[], cannotPay: ReadonlySet<number>): SplitChoice[] {
  return cargoIds.map((cargoId, i) => ({
    priorityId: priorityOf(turnId, cargoId),
    turnId,
    cargoId,
    rank: 3 * i + 1,
    disqualified: cannotPay.has(priorityOf(turnId, cargoId)) ? 'no_money' : null,
  }))
}

/** The verdict of the choice of a cargo by a turn, both by id. */
export function verdictOf(input: SplitInput, turnId: number, cargoId: number) {
  return computeSplit(input).find((verdict) => verdict.priorityId === priorityOf(turnId, cargoId))
}

export function allocationOf(input: SplitInput): Allocation {
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
export function gainsByLying(truth: Round, turnId: number, lie: number[]): boolean {
  const others = truth.choices.filter((choice) => choice.turnId !== turnId)
  const lied = allocationOf({ ...truth, choices: [...others, ...makeList(turnId, lie, truth.cannotPay)] })
  const honest = allocationOf(truth)
  return placeFor(turnId, lied, truth.choices) < placeFor(turnId, honest, truth.choices)
}

/** Pairs [earlier turn, later turn] where the later one got what the earlier one wanted more than its own. */
export function justifiedEnvy(input: SplitInput): [number, number][] {
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
export function canBeImproved(input: SplitInput): boolean {
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
