import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withClient } from '../server/src/kernel/app-role.ts'
import { startEmbeddedPostgres } from '../server/src/kernel/embedded-postgres/start.ts'
import { startServer } from '../server/test/server-process.ts'

/** An ordinary Saturday, 30 Aban 1405, 14:02 in Tehran: when every demo world of the suite was made. */
export const ordinaryDay = '2026-11-21T10:32:00Z'

const env = { DEMO: '1', WEBHOOK_LOOPBACK: '1' }
/** A busy machine takes a while over a demo world. */
const worldMs = 5 * 60_000
const newFolder = () => mkdtempSync(join(tmpdir(), 'bargah-e2e-'))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/**
 * Makes a demo world and ends its server. Out: the folder that servers start on copies of, the moment at which each of them
 * starts, however long the run has been, and how the folder goes away.
 */
export async function makeWorld() {
  const folder = newFolder()
  const server = await startServer(folder, {
    env: { ...env, TEST_NOW: ordinaryDay },
    patienceMs: worldMs,
  })
  const { now } = (await (await fetch(`${server.url}/test/clock`)).json()) as { now: string }
  await server.end('SIGINT')
  await forgetClock(folder)
  dropSpareJournal(join(folder, 'postgres/cluster/pg_wal'))
  // no journey cuts the power, so that what is written need not wait for the disk; nor lasts long enough to need a cleaning
  appendFileSync(join(folder, 'postgres/cluster/postgresql.conf'), '\nfsync = off\nautovacuum = off\n')
  return { folder, now, remove: () => remove(folder) }
}

/** The clock of a world would run on while nobody uses it. */
async function forgetClock(dataDir: string) {
  const database = await startEmbeddedPostgres({ dataDir })
  await withClient(database.url, (owner) => owner.query('delete from test_clock'))
  await database.stop()
}

/** PostgreSQL keeps files of 16 MB to write its journal into later; after an end in order the first two hold all that counts. */
function dropSpareJournal(folder: string) {
  const files = readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name))
  for (const name of files.toSorted().slice(2)) rmSync(join(folder, name))
}

/** The built server on a demo world of its own: a copy of the run's, or a new one where there is none; with more settings, where they are given. */
export async function startBuiltServer(more: Record<string, string> = {}) {
  const dataDir = newFolder()
  if (process.env.BARGAH_WORLD) copy(process.env.BARGAH_WORLD, dataDir)
  const TEST_NOW = process.env.BARGAH_WORLD_NOW ?? ordinaryDay
  const start = (port?: number) =>
    startServer(dataDir, { env: { ...env, ...more, TEST_NOW }, ...(port && { port }) })
  let server = await start()
  const { url } = server
  return {
    url,
    dataDir,
    /** Ends it on the spot, as a failure of power would. */
    kill: () => server.end('SIGKILL'),
    async startAgain() {
      server = await start(Number(new URL(url).port))
    },
    /** Ends it in order and takes away what it held. */
    async remove() {
      await server.end('SIGINT')
      remove(dataDir)
    },
  }
}

/** Owners are kept, since PostgreSQL does not run over the files of another. */
function copy(from: string, to: string) {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true })
  else execFileSync('cp', ['-a', `${from}/.`, to])
}
