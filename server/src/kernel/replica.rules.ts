/** How far a database had written at a moment by the server's own steady clock. */
export type Mark = { atMs: number; place: bigint }

/** In: a place in the WAL as PostgreSQL spells it, `16/B374D848`. Out: the same to compare. */
export function readWalPlace(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * In: marks from the oldest to the newest, and how far a copy has come. Out: how old what it shows may be at most, infinite where
 * it has reached none of them, and the marks that are still asked for.
 */
export function behindMs(
  marks: readonly Mark[],
  place: bigint,
  nowMs: number,
): { ms: number; marks: Mark[] } {
  const reached = marks.findLastIndex((mark) => mark.place <= place)
  const mark = marks[reached]
  if (!mark) return { ms: Number.POSITIVE_INFINITY, marks: marks.slice(-mostMarks) }
  return { ms: nowMs - mark.atMs, marks: marks.slice(reached).slice(-mostMarks) }
}

/** Beyond this many missed checks a replica counts as stopped. */
const mostMarks = 3_600

/** A write that has waited for so many seconds waits for a replica that is away, and not for one that is slow. */
export const replicaAwayS = 5
