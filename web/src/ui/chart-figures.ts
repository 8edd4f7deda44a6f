/** The pure part of the charts: which points are marked, how many labels have room. */
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

/** In: values. Out: the place of the last largest one, or -1 when none is known. */
export function largestAt(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? -1 : values.lastIndexOf(Math.max(...known))
}

/** In: values. Out: the place of the last known one, or -1. */
export const lastKnownAt = (values: readonly (number | null)[]) =>
  values.findLastIndex((value) => value !== null)

/** In: how many labels there are, their room, the least room of one. Out: each how many-th is drawn. */
export const labelStep = (count: number, width: number, least: number) =>
  Math.max(1, Math.ceil((count * least) / Math.max(1, width)))
