import type {
  SplitChoice,
  SplitInput,
  SplitReason,
  SplitTurn,
  SplitVerdict,
} from '../src/features/rounds/split.rules.ts'

/** The cargo that each turn gets, by turnId; a turn that gets nothing is absent. */
export type Allocation = ReadonlyMap<number, number>

/**
 * The split said another way, for tests only and small rounds only: of ALL allocations that keep the rules, the
 * one that the lowest turn number likes best, then the next number, and so on; the reasons are read off it.
 */
export function slowSplit(input: SplitInput): SplitVerdict[] {
  const best = bestAllocation(input)
  const queue = byNumber(input.turns)
  return queue.flatMap((turn) =>
    listOf(turn.turnId, input.choices).map((choice) => slowVerdict(choice, turn, best, input)),
  )
}

/** Lists every allocation in which no cargo is over-given, no barred turn, driver or truck is served, and all can pay. */
export function allAllocations(input: SplitInput): Allocation[] {
  const trucks = input.cargos.flatMap((cargo) =>
    cargo.withdrawn ? [] : Array.from({ length: cargo.remaining }, () => cargo.cargoId),
  )
  let allocations: { given: Map<number, number>; free: number[] }[] = [{ given: new Map(), free: trucks }]
  for (const turn of input.turns) {
    const wanted = turn.disqualified ? [] : wishesOf(turn.turnId, input.choices)
    allocations = allocations.flatMap((before) => [
      before,
      ...wanted
        .filter(({ cargoId }) => before.free.includes(cargoId) && !isServed(turn, before.given, input.turns))
        .map(({ cargoId }) => ({
          given: new Map(before.given).set(turn.turnId, cargoId),
          free: before.free.toSpliced(before.free.indexOf(cargoId), 1),
        })),
    ])
  }
  return allocations.map(({ given }) => given)
}

/** How good an allocation is for a turn: the place of its cargo among the turn's wishes, Infinity for none. */
export function placeFor(turnId: number, allocation: Allocation, choices: SplitChoice[]): number {
  const cargoId = allocation.get(turnId)
  const place = wishesOf(turnId, choices).findIndex((choice) => choice.cargoId === cargoId)
  return place === -1 ? Number.POSITIVE_INFINITY : place
}

/** A turn's choices, best first. */
export function listOf(turnId: number, choices: SplitChoice[]): SplitChoice[] {
  return choices.filter((choice) => choice.turnId === turnId).toSorted((a, b) => a.rank - b.rank)
}

/** A turn's choices that it can be given, best first: what its driver cannot pay counts as not wanted. */
export function wishesOf(turnId: number, choices: SplitChoice[]): SplitChoice[] {
  return listOf(turnId, choices).filter((choice) => !choice.disqualified)
}

function bestAllocation(input: SplitInput): Allocation {
  let left = allAllocations(input)
  for (const { turnId } of byNumber(input.turns)) {
    const places = left.map((allocation) => placeFor(turnId, allocation, input.choices))
    const best = places.reduce((a, b) => Math.min(a, b))
    left = left.filter((_, i) => places[i] === best)
  }
  if (left.length !== 1 || !left[0]) throw new Error('strict lists leave exactly one best allocation')
  return left[0]
}

function isServed(turn: SplitTurn, given: Allocation, turns: SplitTurn[]): boolean {
  return turns.some(
    (other) =>
      given.has(other.turnId) && (other.driverId === turn.driverId || other.freighterId === turn.freighterId),
  )
}

function slowVerdict(
  choice: SplitChoice,
  turn: SplitTurn,
  best: Allocation,
  input: SplitInput,
): SplitVerdict {
  const takers = byNumber(input.turns).filter((other) => best.get(other.turnId) === choice.cargoId)
  const granted = takers.includes(turn)
  return {
    priorityId: choice.priorityId,
    outcome: granted ? 'granted' : 'lost',
    reason: slowReason(choice, turn, best, input),
    winningTurnNumber: granted ? turn.number : (takers.at(-1)?.number ?? null),
    truckOrdinal: granted ? takers.indexOf(turn) + 1 : null,
  }
}

function slowReason(choice: SplitChoice, turn: SplitTurn, best: Allocation, input: SplitInput): SplitReason {
  if (best.get(turn.turnId) === choice.cargoId) return 'granted'
  if (turn.disqualified) return turn.disqualified
  if (!best.has(turn.turnId) && isServed(turn, best, earlierThan(turn, input.turns))) return 'open_permit'

  const got = listOf(turn.turnId, input.choices).find(({ cargoId }) => cargoId === best.get(turn.turnId))
  if (got && got.rank < choice.rank) return 'own_better_choice'
  if (choice.disqualified) return choice.disqualified

  const cargo = input.cargos.find(({ cargoId }) => cargoId === choice.cargoId)
  if (!cargo || cargo.remaining === 0) return 'cargo_ended'
  return cargo.withdrawn ?? 'earlier_turn'
}

function earlierThan(turn: SplitTurn, turns: SplitTurn[]): SplitTurn[] {
  return turns.filter((other) => other.number < turn.number)
}

function byNumber(turns: SplitTurn[]): SplitTurn[] {
  return turns.toSorted((a, b) => a.number - b.number)
}
