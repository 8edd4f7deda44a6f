import { afterAll, beforeAll, inject } from 'vitest'
import { openMovableClock } from '../src/kernel/clock.ts'
import type { Database } from '../src/kernel/database.ts'
import { openWaker } from '../src/kernel/live/wake.ts'
import { openLog } from '../src/kernel/log.ts'
import { openReplica } from '../src/kernel/replica.ts'
import { openPool } from '../src/kernel/sql.ts'
import { ask, cloneTemplate, databaseName, withDatabase } from './cluster.ts'

type Addresses = {
  ownerUrl: string
  url: string
  signerUrl: string
  /** A copy of it that is read in its place, however far it is behind. */
  readUrl?: string
}

/** A new database, made by the template. */
async function makeDatabase(): Promise<Addresses> {
  const ownerUrl = await cloneTemplate(inject('clusterUrl'))
  const name = databaseName(ownerUrl)
  return {
    ownerUrl,
    url: withDatabase(inject('clusterAppUrl'), name),
    signerUrl: withDatabase(inject('clusterSignerUrl'), name),
  }
}

const anyMs = Number.POSITIVE_INFINITY

/** A database of this test file's own, reached as the server reaches it, with a clock that it may move; a new one unless given. */
export async function openTestDatabase(connections = 8, given?: Addresses) {
  const { ownerUrl, url, signerUrl } = given ?? (await makeDatabase())
  const { db, pool } = openPool(url, connections)
  const clock = await openMovableClock(db)
  const replica = given?.readUrl
    ? await openReplica({
        primary: db,
        primaryUrl: url,
        url: given.readUrl,
        log: openLog('silent'),
        mostBehindMs: anyMs,
      })
    : undefined
  return {
    url,
    ownerUrl,
    signerUrl,
    db,
    pool,
    clock,
    replica,
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
      replica?.close()
      await db.destroy()
      await ask(withDatabase(ownerUrl, 'postgres'), `drop database ${databaseName(url)} with (force)`)
    },
  }
}
type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>

/** A database for the tests of a file or a group: opened before their own hooks, closed after them; empty until then. */
export function useTestDatabase(connections?: number): TestDatabase {
  const database = {} as TestDatabase
  beforeAll(async () => {
    Object.assign(database, await openTestDatabase(connections))
  })
  afterAll(() => database.close?.())
  return database
}
