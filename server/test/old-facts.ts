import { loadFacts } from '../src/app/facts.store.ts'
import { type Db, sql } from '../src/kernel/sql.ts'

/** Columns of the lists that come with the product which are newer than old databases, and what migrations make of them later. */
const later = ['short_name text']

/** Fills the lists of a database of an earlier version, by what of them its tables had. In: the owner's connection. */
export async function loadOldFacts(db: Db): Promise<void> {
  for (const column of later) await sql`alter table loader_types add column ${sql.raw(column)}`.execute(db)
  await loadFacts(db)
  for (const column of later)
    await sql`alter table loader_types drop column ${sql.raw(column.split(' ')[0] ?? '')}`.execute(db)
}
