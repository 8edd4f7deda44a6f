/** As `search_parts` of the database cuts words (migration 0126): parts of five letters, and shorter ones where a word ends. */
const [longest, shortest] = [5, 3]

export type PartsAsked = {
  /** A `tsquery` that all texts which hold the key match, and few others. */
  query: string
  /** The same, but of each word one part alone, by which PostgreSQL expects how many texts match: it takes parts for strangers. */
  expected: string
}

/**
 * In: a key of `normalizeText` that stands somewhere in a text. Out: what to ask the index of its parts; undefined where no
 * word of the key has three letters, for which the index knows nothing.
 */
export function partsOf(key: string): PartsAsked | undefined {
  // \x1f parts the texts of which some read only the first
  const words = key.split(/[ \u001f]/).map((word) => Array.from(word))
  const asked = words.filter(({ length }) => length >= shortest).map(lastOf)
  if (asked.length === 0) return undefined
  return {
    query: asked.flat().join(' & '),
    expected: asked.map(([last]) => last).join(' & '),
  }
}

/** Its end, and what overlaps this by three letters: of numbers the ends differ most, and two parts are enough. */
function lastOf(word: readonly string[]): [string, ...string[]] {
  if (word.length < longest) return [`${quoted(word)}:*`]
  const last = word.length - longest
  const part = (from: number) => quoted(word.slice(from, from + longest))
  return last === 0 ? [part(last)] : [part(last), part(Math.max(0, last - 2))]
}

const quoted = (part: readonly string[]) => `'${part.join('').replaceAll(/['\\]/g, (sign) => sign + sign)}'`
