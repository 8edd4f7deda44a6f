import { compactText } from '@bargah/contract/kernel/text.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from './sql.ts'

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

/**
 * In: what people may be called, each as SQL, and the words of a search. Out: whether one is called just so, and whether one
 * begins so, however it is spelled and spaced.
 */
export function calledSo(names: readonly RawBuilder<unknown>[], words: readonly string[]) {
  const key = compactText(words.join(' '))
  const begins = `${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const keys = names.map((name) => sql`replace(normalize_text(${name}), ' ', '')`)
  const any = (parts: RawBuilder<unknown>[]) => sql<SqlBool>`(${sql.join(parts, sql` or `)})`
  return {
    isCalled: any(keys.map((name) => sql`${name} = ${key}`)),
    begins: any(keys.map((name) => sql`${name} like ${begins}`)),
  }
}
