/** Chance that is the same at every run. Ranges include both ends. */
export type Random = {
  /** 0 ≤ n < 1 */
  next(): number
  /** A whole number between the two. */
  int(from: number, to: number): number
  /** Any number between the two. */
  between(from: number, to: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  pickWeighted<T>(list: readonly T[], weightOf: (one: T) => number): T
  /** How often something happens that happens `mean` times on average. */
  count(mean: number): number
}

/** In: a seed. Out: the chance that follows from it (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T
  return {
    next,
    int,
    pick,
    between: (from, to) => from + next() * (to - from),
    chance: (share) => next() < share,
    pickWeighted: (list, weightOf) => pickWeighted(list, weightOf, next()),
    count: (mean) => countOf(mean, next),
  }
}

function pickWeighted<T>(list: readonly T[], weightOf: (one: T) => number, at: number): T {
  const total = list.reduce((sum, one) => sum + weightOf(one), 0)
  let left = at * total
  for (const one of list) {
    left -= weightOf(one)
    if (left < 0) return one
  }
  return list.at(-1) as T
}

// Poisson, after Knuth; means here are small
function countOf(mean: number, next: () => number): number {
  const limit = Math.exp(-mean)
  let product = next()
  let count = 0
  while (product > limit) {
    product *= next()
    count += 1
  }
  return count
}
