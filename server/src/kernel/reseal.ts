import { type Database, transaction, type Tx } from './database.ts'
import { forEachAlone, type Job } from './jobs.ts'
import type { KeyRing } from './keys.rules.ts'
import { open, seal, sealedBy, type SealedColumn } from './seal.ts'
import { sql } from './sql.ts'

/** Of each column in one run, so that a start never waits for long. */
const rowsAtOnce = 2_000

/** Some rows of a column that older keys have sealed, locked; those under keys that are gone stay as they are. */
async function lockOld(tx: Tx, olderIds: readonly number[], { table, column }: SealedColumn) {
  const prefixes = olderIds.map((id) => `${sealedBy(id)}%`)
  const { rows } = await sql<{ id: number; sealed: string }>`
    select id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} like any (${prefixes}::text[])
    order by id limit ${sql.lit(rowsAtOnce)} for update skip locked`.execute(tx)
  return rows
}

async function resealColumn(database: Database, keys: KeyRing, of: SealedColumn): Promise<void> {
  const { table, column } = of
  const olderIds = keys.ids.filter((id) => id !== keys.newest)
  if (olderIds.length === 0) return
  const broken = await transaction(database, async (tx) => {
    const failures: unknown[] = []
    for (const { id, sealed } of await lockOld(tx, olderIds, of)) {
      const anew = resealed(keys, of, id, sealed)
      if (anew instanceof Error) failures.push(anew)
      else await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${anew} where id = ${id}`.execute(tx)
    }
    return failures
  })
  if (broken.length > 0) throw new AggregateError(broken, broken.join('; '))
}

/** The text sealed anew, or why it cannot be: one that was tampered with holds up none of the others. */
function resealed(keys: KeyRing, column: SealedColumn, rowId: number, sealed: string): string | Error {
  try {
    return seal(keys, column, rowId, open(keys, column, rowId, sealed))
  } catch (error) {
    return error as Error
  }
}

/** After a rotation seals with the newest key what older ones have sealed. With one key there is nothing to do. */
export const resealJob = (keys: KeyRing, columns: readonly SealedColumn[]): Job => ({
  name: 'reseal',
  cron: '*/5 * * * *',
  run: (database) => forEachAlone(columns, (column) => resealColumn(database, keys, column)),
})
