/** An answer, and when (this clock, ms) it was asked for and came. */
export type EarlyAnswer = { response: Response; askedAtMs: number; answeredAtMs: number }

declare global {
  /** What the page asked for before its scripts were there (public/theme.js), as whom, by address. */
  var earlyReads: { token: string; answers: Record<string, Promise<EarlyAnswer>> } | undefined
}

const mostAgeMs = 30_000

/** In: the address of a read, and whose it is. Out: the answer that the page asked for, once, while it is fresh; else null. */
export async function takeEarly(address: string, token: string | undefined): Promise<EarlyAnswer | null> {
  const early = globalThis.earlyReads
  const coming = early?.answers[address]
  if (!early || !coming) return null
  Reflect.deleteProperty(early.answers, address)
  if (early.token !== token) return null
  // one that failed is asked for anew
  const answer = await coming.catch(() => null)
  return answer && Date.now() - answer.answeredAtMs <= mostAgeMs ? answer : null
}
