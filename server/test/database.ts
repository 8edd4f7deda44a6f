import { inject } from 'vitest'
import { openMovableClock } from '../src/kernel/clock.ts'
import { openPool } from '../src/kernel/sql.ts'
import { ask, cloneTemplate, databaseName } from './cluster.ts'

/** A database of this test file's own, with a clock that it may move. */
export async function openTestDatabase(connections = 8) {
  const url = await cloneTemplate(inject('clusterUrl'))
  const { db, pool } = openPool(url, connections)
  const clock = await openMovableClock(db)
  return {
    url,
    db,
    pool,
    clock,
    async close() {
      await db.destroy()
      await ask(inject('clusterUrl'), `drop database ${databaseName(url)} with (force)`)
    },
  }
}
