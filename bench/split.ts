import { computeSplit } from '../server/src/features/rounds/split.rules.ts'
import type { SplitInput } from '../server/src/features/rounds/split.rules.ts'
import { medianMs, pickLow, seededRandom } from './measure.ts'

const CHOICES_PER_TURN = 10
const RUNS = 15

/** Prints the median time of a full-size split, and its ratio to a plain filter-and-sort per turn. */
export async function benchSplit(): Promise<void> {
  const size = `20,000 turns x ${CHOICES_PER_TURN} choices, 4,000 cargos`
  const shuffled = makeRound(20_000, 4_000)
  const ordered = { ...shuffled, choices: inOrder(shuffled) }
  const orderedMs = await medianMs(RUNS, () => computeSplit(ordered))
  const shuffledMs = await medianMs(RUNS, () => computeSplit(shuffled))
  console.log(
    `split: ${size}: rows in order ${orderedMs.toFixed(1)} ms, shuffled ${shuffledMs.toFixed(1)} ms`,
  )

  // The baseline's work grows with turns times choices, so the two are compared at a tenth of the size.
  const small = makeRound(2_000, 400)
  assertSameGrants(small)
  const naiveMs = await medianMs(5, () => naiveGrants(small))
  const smallMs = await medianMs(RUNS, () => computeSplit(small))
  const ratio = (naiveMs / smallMs).toFixed(0)
  console.log(
    `split: 2,000 turns: ${smallMs.toFixed(2)} ms, filter-and-sort ${naiveMs.toFixed(1)} ms, ratio ${ratio}x`,
  )
}

/** A busy round in shuffled order: more turns than trucks, and low cargo ids wanted most. */
function makeRound(turnCount: number, cargoCount: number): SplitInput {
  const random = seededRandom(20_260_821)
  const cargos = Array.from({ length: cargoCount }, (_, i) => ({
    cargoId: i + 1,
    remaining: 1 + Math.floor(random() * 5),
    withdrawn: null,
  }))
  const turns = Array.from({ length: turnCount }, (_, i) => ({
    turnId: i + 1,
    number: 4_000 + i,
    driverId: i + 1,
    freighterId: i + 1,
    disqualified: null,
  }))
  const choices = turns.flatMap(({ turnId }) =>
    pickLow(CHOICES_PER_TURN, cargoCount, random).map((i, rank) => ({
      priorityId: 0,
      turnId,
      cargoId: i + 1,
      rank,
      disqualified: null,
    })),
  )
  shuffle(turns, random)
  shuffle(choices, random)
  // Fresh objects lie in memory in this order, as rows just read from a database do.
  return {
    turns: turns.map((turn) => ({ ...turn })),
    choices: choices.map((choice, i) => ({ ...choice, priorityId: i + 1 })),
    cargos,
  }
}

/** The same choices as a query sorted by turn and rank would give them. */
function inOrder({ choices }: SplitInput): SplitInput['choices'] {
  const sorted = choices.toSorted((a, b) => a.turnId - b.turnId || a.rank - b.rank)
  return sorted.map((choice) => ({ ...choice }))
}

function naiveGrants({ turns, choices, cargos }: SplitInput): number[] {
  const left = new Map(cargos.map((cargo) => [cargo.cargoId, cargo.remaining]))
  const granted: number[] = []
  for (const turn of turns.toSorted((a, b) => a.number - b.number)) {
    const wishes = choices.filter((choice) => choice.turnId === turn.turnId).sort((a, b) => a.rank - b.rank)
    const wish = wishes.find((choice) => (left.get(choice.cargoId) ?? 0) > 0)
    if (!wish) continue
    left.set(wish.cargoId, (left.get(wish.cargoId) ?? 0) - 1)
    granted.push(wish.priorityId)
  }
  return granted
}

function assertSameGrants(round: SplitInput): void {
  const granted = computeSplit(round).filter((verdict) => verdict.outcome === 'granted')
  const ours = granted.map((verdict) => verdict.priorityId).join()
  if (ours !== naiveGrants(round).join()) throw new Error('split: the baseline grants otherwise')
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    const held = items[i] as T
    items[i] = items[j] as T
    items[j] = held
  }
}
