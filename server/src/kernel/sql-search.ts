import type { RawBuilder } from 'kysely'
import { partsOf } from './search-parts.rules.ts'
import { sql } from './sql.ts'
import type { Part } from './sql-parts.ts'

type Sql = RawBuilder<unknown>

/**
 * What is sought in the rows of a list: `sql` looks at one row; `lookup` is met by all rows that meet it, and by few others, and
 * an index has them; `expected` is what PostgreSQL is asked how many rows it expects of, which no statement reads by.
 */
export type Sought = Part & { lookup: Sql; expected: Sql }

/** Whether normalized text holds a key of `normalizeText`. */
export const hasKey = (text: Sql, key: string): Sql => sql`${text} like ${around(key)}`
const around = (key: string) => `%${key.replaceAll(/[\\%_]/g, '\\$&')}%`

/**
 * In: a text, a key, and the text that has an index of its parts (migration 0127), where it is another that holds the first. Out:
 * whether the text holds the key, in the three ways of `Sought`; a key too short for the index is looked for row by row.
 */
export function seekKey(text: Sql, key: string, indexed = text): Sought {
  const has = hasKey(text, key)
  const parts = partsOf(key)
  if (!parts) return { sql: has, lookup: has, expected: has }
  const matches = (query: string) => sql`search_parts(${indexed}) @@ ${query}::tsquery`
  return { sql: has, lookup: matches(parts.query), expected: matches(parts.expected) }
}

/** The same as the condition of a statement that has no order to walk in. */
export function findsKey(text: Sql, key: string): Sql {
  const { sql: has, lookup } = seekKey(text, key)
  return sql`${lookup} and ${has}`
}
