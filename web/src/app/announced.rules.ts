/** What a driver's phone knows that others may change: undefined while it is not read, 0 where there is none. */
export type KnownNews = {
  roundId: number | undefined
  resultId: number | undefined
  /** Answers that he has not seen. */
  waiting: number | undefined
}
export type News = 'result' | 'round' | 'message'

/**
 * In: what was known before, and what is known now. Out: what has come since and is read aloud by itself: one thing, what
 * came of his list first. What stood there when the panel was opened is no news.
 */
export function newsBetween(before: KnownNews, now: KnownNews): News | null {
  if (isOther(before.resultId, now.resultId)) return 'result'
  if (isOther(before.roundId, now.roundId)) return 'round'
  return before.waiting !== undefined && (now.waiting ?? 0) > before.waiting ? 'message' : null
}

const isOther = (before: number | undefined, now: number | undefined) =>
  before !== undefined && now !== undefined && now !== 0 && now !== before

/** In: the same two. Out: what is known from here on; what cannot be read for a while is not forgotten. */
export const knownAfter = (before: KnownNews, now: KnownNews): KnownNews => ({
  roundId: now.roundId ?? before.roundId,
  resultId: now.resultId ?? before.resultId,
  waiting: now.waiting ?? before.waiting,
})
