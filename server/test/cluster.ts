import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { loadFacts } from '../src/app/facts.store.ts'
import { prepareTables } from '../src/app/prepare-tables.ts'
import { startEmbeddedPostgres } from '../src/kernel/embedded-postgres/start.ts'
import { openPool } from '../src/kernel/sql.ts'

const template = 'template_bargah'

/** In: an address and a database's name. Out: the address of that database on the same server. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`)
}

/** The name of the database that an address leads to. */
export const databaseName = (url: string) => /\/([^/?]*)(\?|$)/.exec(url)?.[1] ?? ''

export async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

let made = 0
/** Clones the template of `clusterUrl` into a new database. Out: its address, by the role that owns it. */
export async function cloneTemplate(clusterUrl: string): Promise<string> {
  const name = `test_${process.pid}_${Date.now()}_${++made}`
  await ask(clusterUrl, `create database ${name} template ${template} strategy file_copy`)
  return withDatabase(clusterUrl, name)
}

/** A PostgreSQL for tests with no durability, and in it a migrated template that every test file clones. */
export async function openTestCluster() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bargah-tests-'))
  const server = await startEmbeddedPostgres({ dataDir, fast: true })
  await ask(server.url, `create database ${template}`)
  const url = withDatabase(server.url, template)
  await prepareTables({ ownerUrl: url, appUrl: withDatabase(server.appUrl, template) }, { withClock: true })
  const { db } = openPool(url, 1)
  await loadFacts(db)
  await db.destroy()
  return {
    url: server.url,
    appUrl: server.appUrl,
    signerUrl: server.signerUrl,
    freshUrl: () => cloneTemplate(server.url),
    async close() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
