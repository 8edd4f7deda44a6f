import { join } from 'node:path'
import { loadFacts } from '../../src/app/facts.store.ts'
import { prepareTables } from '../../src/app/prepare-tables.ts'
import { locatePackage, prepareBinaries } from '../../src/kernel/embedded-postgres/binaries.ts'
import { type RunningServer, spawnServer } from '../../src/kernel/embedded-postgres/server.ts'
import { startEmbeddedPostgres } from '../../src/kernel/embedded-postgres/start.ts'
import { chooseDatabaseUser } from '../../src/kernel/embedded-postgres/user.ts'
import { type Db, openPool, sql } from '../../src/kernel/sql.ts'
import { ask } from '../cluster.ts'
import { makeReplica, signalAll } from '../replica.ts'
import { waitUntil } from '../server-process.ts'

/** Three servers keep up to seventy connections, and a pooler some that nobody uses any more; the other as ops/follow.sh. */
const settings = { max_connections: '200', hot_standby_feedback: 'on' }

/**
 * A PostgreSQL and its streaming replica, both as durable as an operator's, in folders of `dataDir`; `fill` gets the database,
 * with its tables, before it is copied. The replica follows under the name that the manual says, so that with
 * `isSynchronous` what is answered lies on both disks (docs/operating.md).
 */
export async function openPair<T>(dataDir: string, isSynchronous: boolean, fill: (db: Db) => Promise<T>) {
  const primaryDir = join(dataDir, 'primary')
  const made = await makeDatabase(primaryDir, fill)
  const { primary, filled } = made
  const copy = await makeReplica(primary, primaryDir, join(dataDir, 'copy'), { fast: false, settings })
  await say(primary.url, `alter system set synchronous_standby_names = '${isSynchronous ? 'replica' : ''}'`)
  const isFollowed = async (state: string) => (await standingAt(primary.url)) === state
  await waitUntil(() => isFollowed(isSynchronous ? 'sync' : 'async'))
  return {
    primary,
    copy,
    filled,
    async killReplica() {
      await copy.stop()
    },
    startReplica: copy.start,
    /** Until what the primary has flushed by now lies on the replica's disk too. */
    async flushed() {
      const end = await one(primary.url, 'select pg_current_wal_flush_lsn()::text as told')
      const isThere = `select (pg_last_wal_receive_lsn() >= '${end}')::text as told`
      await waitUntil(async () => (await one(copy.url, isThere)) === 'true')
    },
    /** As its machine's death: all its processes at once, and it stays dead. */
    async killPrimary() {
      signalAll(made.server.pid, 'SIGKILL')
      await made.server.exited
    },
    /** By the statements of the manual; back when it takes writes. */
    async promote() {
      await say(copy.url, `alter system set synchronous_standby_names = ''`)
      await ask(copy.url, 'select pg_promote(false)')
      await waitUntil(
        async () => (await one(copy.url, 'select pg_is_in_recovery()::text as told')) === 'false',
      )
    },
    async close() {
      await made.server.stop()
      await copy.close()
    },
  }
}
export type Pair = Awaited<ReturnType<typeof openPair<unknown>>>

/** Makes it as a server makes its own, and then starts it so that nobody brings it back when it is killed. */
async function makeDatabase<T>(dataDir: string, fill: (db: Db) => Promise<T>) {
  const primary = await startEmbeddedPostgres({ dataDir })
  await prepareTables({ ownerUrl: primary.url, appUrl: primary.appUrl }, { withClock: true })
  const { db } = openPool(primary.url, 4)
  await loadFacts(db)
  const filled = await fill(db)
  await sql`vacuum analyze`.execute(db)
  await db.destroy()
  await primary.stop()
  const home = join(dataDir, 'postgres')
  const cluster = join(home, 'cluster')
  const user = chooseDatabaseUser(cluster)
  const place = { binaries: prepareBinaries(locatePackage(), home, user), cluster, user }
  const server: RunningServer = spawnServer(place, {
    fast: false,
    port: primary.port,
    log: () => {},
    settings,
  })
  await server.ready
  return { primary, server, filled }
}

/** A setting of the whole server, in force at once. */
async function say(url: string, statement: string): Promise<void> {
  await ask(url, statement)
  await ask(url, 'select pg_reload_conf()')
}

async function one(url: string, statement: string): Promise<string | undefined> {
  const { db } = openPool(url, 1)
  try {
    return (await sql<{ told: string }>`${sql.raw(statement)}`.execute(db)).rows[0]?.told
  } finally {
    await db.destroy()
  }
}

const standingAt = (url: string) =>
  one(url, `select sync_state as told from pg_stat_replication where application_name = 'replica'`)
