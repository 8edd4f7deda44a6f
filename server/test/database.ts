import { inject } from 'vitest'
import { openMovableClock } from '../src/kernel/clock.ts'
import type { Database } from '../src/kernel/database.ts'
import { openWaker } from '../src/kernel/live/wake.ts'
import { openPool } from '../src/kernel/sql.ts'
import { ask, cloneTemplate, databaseName, withDatabase } from './cluster.ts'

/** A database of this test file's own, reached as the server reaches it, with a clock that it may move. */
export async function openTestDatabase(connections = 8) {
  const ownerUrl = await cloneTemplate(inject('clusterUrl'))
  const url = withDatabase(inject('clusterAppUrl'), databaseName(ownerUrl))
  const { db, pool } = openPool(url, connections)
  const clock = await openMovableClock(db)
  return {
    url,
    ownerUrl,
    signerUrl: withDatabase(inject('clusterSignerUrl'), databaseName(ownerUrl)),
    db,
    pool,
    clock,
    wake: openWaker(db),
    /** Works as the owner of the tables, for what a test does past all rules. */
    async asOwner<T>(work: (database: Database) => Promise<T>): Promise<T> {
      const owner = openPool(ownerUrl, 1)
      owner.pool.on('error', () => {})
      try {
        return await work({ db: owner.db, clock })
      } finally {
        await owner.db.destroy()
      }
    },
    async close() {
      await db.destroy()
      await ask(inject('clusterUrl'), `drop database ${databaseName(url)} with (force)`)
    },
  }
}
