/** Runs `work` once. Out: how many milliseconds it took. */
export async function timeMs(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The value below which `share` (0 to 1) of the numbers lie; 0 of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** How often `work` is done, one after another. Out: the median of its times in milliseconds. */
export async function medianMs(runs: number, work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await timeMs(work))
  return median(times)
}

/** A small linear congruential generator, so that every run measures the same. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** `count` different numbers from 0 up to, not with, `end`; low ones are picked most. */
export function pickLow(count: number, end: number, random: () => number): number[] {
  const picked = new Set<number>()
  while (picked.size < count) picked.add(Math.floor(random() ** 2 * end))
  return [...picked]
}

/** Ten thousand and each ten times as many up to `most`. */
export function tenfoldTo(most: number): number[] {
  const sizes: number[] = []
  for (let size = 10_000; size <= most; size *= 10) sizes.push(size)
  return sizes
}
