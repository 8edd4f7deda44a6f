export type RoundTimes = { loadHallName: string; closesAt: string | null }

/** In: halls with when their round closes, null where none is open. Out: how many are open, and the one that closes first. */
export function nearestOpen(rounds: readonly RoundTimes[]) {
  const open = rounds
    .flatMap(({ loadHallName, closesAt }) => (closesAt === null ? [] : [{ loadHallName, closesAt }]))
    .toSorted((one, other) => one.closesAt.localeCompare(other.closesAt))
  return { count: open.length, first: open[0] }
}
