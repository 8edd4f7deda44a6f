/** The pure part of the charts: which points are marked, how shares round, what the table says. */
export type Series = {
  key: string
  label: string
  /** One for each point of time, oldest first; null where nothing is known. */
  values: readonly (number | null)[]
  /** A past period, to compare with: dashed grey. */
  past?: boolean
  /** Each value holds until the next: drawn in steps, with a dot at these points alone. */
  dotsOfSteps?: readonly number[]
  /** Its last known point is not complete yet (this month): dotted. */
  unfinished?: boolean
}

export type Slice = { key: string; label: string; value: number }

/** In: values. Out: the place of the last largest one, or -1 when none is known. */
export function largestAt(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? -1 : values.lastIndexOf(Math.max(...known))
}

/** In: values. Out: the place of the last known one, or -1. */
export const lastKnownAt = (values: readonly (number | null)[]) =>
  values.findLastIndex((value) => value !== null)

/** In: values. Out: whole per cents that add up to 100; the largest remainders take what rounding left. */
export function wholePercents(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0)
  if (sum === 0) return values.map(() => 0)
  const exact = values.map((value) => (value * 100) / sum)
  const left = 100 - exact.reduce((total, share) => total + Math.floor(share), 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder)
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0))
}

const mostSlices = 4

/** In: slices. Out: at most four; the smallest beyond three are one, «دیگر». */
export function foldSlices(slices: readonly Slice[]): Slice[] {
  if (slices.length <= mostSlices) return [...slices]
  const kept = new Set(slices.toSorted((a, b) => b.value - a.value).slice(0, mostSlices - 1))
  const rest = slices.filter((slice) => !kept.has(slice))
  const value = rest.reduce((sum, slice) => sum + slice.value, 0)
  return [...slices.filter((slice) => kept.has(slice)), { key: 'rest', label: 'دیگر', value }]
}

/** In: how many labels there are, their room, the least room of one. Out: each how many-th is drawn. */
export const labelStep = (count: number, width: number, least: number) =>
  Math.max(1, Math.ceil((count * least) / Math.max(1, width)))
