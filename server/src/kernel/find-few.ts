/** What a search asks of a feature: words that must all be found, a number that may be something's own, how many. */
export type FewAsked = { words: readonly string[]; number: number | undefined; most: number }

/**
 * A handful of what a search finds: first what bears the number, then what holds the words. In: how some are
 * read by words that must be in them, or by their number. What was not asked for is not read.
 */
export async function findFew<Row extends { id: number }>(
  { words, number, most }: FewAsked,
  find: (words: readonly string[], number?: number) => Promise<Row[]>,
): Promise<Row[]> {
  const [first, then] = await Promise.all([
    number === undefined ? [] : find([], number),
    words.length === 0 ? [] : find(words),
  ])
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...then.filter(({ id }) => !known.has(id))].slice(0, most)
}
