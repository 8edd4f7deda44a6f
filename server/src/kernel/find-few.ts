/** What a search asks of a feature: words that must all be found, a number that may be something's own, how many. */
export type FewAsked = { words: readonly string[]; number: number | undefined; most: number }

/**
 * A handful of what a search finds: first what bears the number, then what holds the words. In: how each of the two is
 * read. What was not asked for is not read.
 */
export async function findFew<Row extends { id: number }>(
  { words, number, most }: FewAsked,
  numbered: (number: number) => Promise<Row[]>,
  worded: () => Promise<Row[]>,
): Promise<Row[]> {
  const [first, then] = await Promise.all([
    number === undefined ? [] : numbered(number),
    words.length === 0 ? [] : worded(),
  ])
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...then.filter(({ id }) => !known.has(id))].slice(0, most)
}
