import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadFacts } from '../server/src/app/facts.store.ts'
import { prepareTables } from '../server/src/app/prepare-tables.ts'
import { databaseClock } from '../server/src/kernel/clock.ts'
import type { Database } from '../server/src/kernel/database.ts'
import { startEmbeddedPostgres } from '../server/src/kernel/embedded-postgres/start.ts'
import { openPool, sql } from '../server/src/kernel/sql.ts'
import { ask, withDatabase } from '../server/test/cluster.ts'

/** As many connections as the server keeps. */
const connections = 16

/** `signerUrl`: the same database by the role of the log's signer. */
export type World = Database & { url: string; signerUrl: string }
/** Of one server or database, by its three roles. */
type Addresses = { url: string; appUrl: string; signerUrl: string }
type Made<T> = { name: string; facts: T }
export type Cluster = {
  /** Fills a new, migrated database. Out: its name, to work on copies of it, and what `fill` gives. */
  make<T>(fill: (world: World) => Promise<T>): Promise<Made<T>>
  /** Works on a copy of a made database, whose owner comes by an address of his own, and drops it. */
  onCopy<T>(made: { name: string }, work: (world: World, ownerUrl: string) => Promise<T>): Promise<T>
}

/**
 * Gives `work` a PostgreSQL of its own and ends it after. With `durable` it writes as in production; without, nothing
 * waits for the disk.
 */
export async function withCluster<T>(durable: boolean, work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bargah-bench-'))
  const server = await startEmbeddedPostgres({ dataDir, fast: !durable })
  try {
    return await work(clusterAt(server))
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** In: where a PostgreSQL is, by its three roles, and what its databases are called. */
export function clusterAt(at: Addresses, prefix = 'bench'): Cluster {
  const { url } = at
  const addressesOf = (name: string) => ({
    url: withDatabase(url, name),
    appUrl: withDatabase(at.appUrl, name),
    signerUrl: withDatabase(at.signerUrl, name),
  })
  let count = 0
  const newName = () => `${prefix}_${++count}`
  return {
    async make(fill) {
      const name = newName()
      await ask(url, `create database ${name}`)
      return { name, facts: await fillNew(addressesOf(name), fill) }
    },
    async onCopy(made, work) {
      const name = newName()
      await ask(url, `create database ${name} template ${made.name}`)
      try {
        const { url: ownerUrl, appUrl, signerUrl } = addressesOf(name)
        return await inWorld({ url: appUrl, signerUrl }, (world) => work(world, ownerUrl))
      } finally {
        await ask(url, `drop database ${name} with (force)`)
      }
    },
  }
}

/** Filled by the owner, past the rules; measured as the role that the server works as. */
async function fillNew<T>(
  { url, appUrl, signerUrl }: Addresses,
  fill: (world: World) => Promise<T>,
): Promise<T> {
  await prepareTables({ ownerUrl: url, appUrl }, { withClock: false })
  return inWorld({ url, signerUrl }, async (world) => {
    await loadFacts(world.db)
    const facts = await fill(world)
    await sql`vacuum analyze`.execute(world.db)
    return facts
  })
}

async function inWorld<T>(
  at: { url: string; signerUrl: string },
  work: (world: World) => Promise<T>,
): Promise<T> {
  const { db } = openPool(at.url, connections)
  try {
    // connections are opened before anything is timed
    await Promise.all(Array.from({ length: connections }, () => sql`select pg_sleep(0.02)`.execute(db)))
    return await work({ db, ...at, clock: databaseClock })
  } finally {
    await db.destroy()
  }
}

/** Makes so many of something, as many at a time as there are connections. */
export async function makeMany<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < count)
    made.push(
      ...(await Promise.all(Array.from({ length: Math.min(connections, count - made.length) }, make))),
    )
  return made
}
