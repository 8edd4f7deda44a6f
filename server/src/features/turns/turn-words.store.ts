import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { seekKey, type Sought } from '../../kernel/sql-search.ts'

/** A number of more digits is of a card, a phone or a person. */
const isTurnNumber = /^\d{1,7}$/

/**
 * In: a word of a search. Out: whether a turn has it in its text, or bears it as its number, which the text does not hold. A
 * number is borne once at each hall: those turns are looked up first, so that an index finds them beside the others.
 */
export async function hasTurnWord(db: Db, word: string): Promise<Sought> {
  const text = seekKey(sql`turns.search_text`, word)
  if (!isTurnNumber.test(word)) return text
  const { rows } = await sql<{ id: number }>`
    select turns.id from halls join turns on turns.hall_id = halls.id and turns.number = ${Number(word)}`.execute(
    db,
  )
  if (rows.length === 0) return text
  const bears = sql`turns.id = any(${rows.map(({ id }) => id)}::int[])`
  const orBears = (way: 'sql' | 'lookup' | 'expected') => sql`(${text[way]} or ${bears})`
  return { sql: orBears('sql'), lookup: orBears('lookup'), expected: orBears('expected') }
}
