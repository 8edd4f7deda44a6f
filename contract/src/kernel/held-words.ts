import { normalizeText } from './text.ts'

type Named = { field: string; heading: string }

/**
 * In: a row that a search found by its words, the fields that are shown of it, and the others that were looked into. Out: the
 * first of these that holds a word which no shown field holds; undefined when all are shown.
 */
export function holderOf<Field extends Named>(
  row: object,
  words: readonly string[],
  shown: readonly Named[],
  others: readonly Field[],
): Field | undefined {
  const values = row as Readonly<Record<string, unknown>>
  const keyOf = ({ field }: Named) => normalizeText(String(values[field] ?? ''))
  const seen = shown.map(keyOf)
  const unseen = words.filter((word) => !seen.some((text) => text.includes(word)))
  return unseen.length === 0
    ? undefined
    : others.find((field) => unseen.some((word) => keyOf(field).includes(word)))
}
