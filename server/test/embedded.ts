import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/kernel/embedded-postgres/start.ts'

const LAUNCHER = fileURLToPath(new URL('../src/kernel/embedded-postgres/start.ts', import.meta.url))

/** What a test has started, ended and removed after it, the last first. */
export const undo: (() => unknown)[] = []

/** A new folder for each test of the file; call it once. Out: where it is now. */
export function ownDataDir(): () => string {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'bargah-test-'))
    undo.push(() => rmSync(dataDir, { recursive: true, force: true }))
  })
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step()
  })
  return () => dataDir
}

/** A PostgreSQL of this process on `dir`, without durability. */
export async function startFast(dir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir: dir, fast: true })
  undo.push(() => database.stop())
  return database
}

/** Runs statements on a connection of their own. Out: the first value of what the last one gave. */
export async function ask(database: { url: string }, ...statements: string[]): Promise<unknown> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const sql of statements) rows = (await client.query(sql)).rows
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

type OtherServer = { node: ChildProcess; url: string; pid: number }

/** Another node with a database of its own on `dir`, as another user or with another PATH. */
export async function startElsewhere(
  dir: string,
  as: { uid?: number; PATH?: string } = {},
): Promise<OtherServer> {
  const node = spawnNode(dir, as)
  if (!node.stdout) throw new Error('no output')
  for await (const line of createInterface({ input: node.stdout })) {
    const { url, pid }: { url: string; pid: number } = JSON.parse(line)
    return { node, url, pid }
  }
  throw new Error('the other server did not start')
}

/** The same, not waited for. */
export function spawnNode(dir: string, { uid, PATH }: { uid?: number; PATH?: string } = {}): ChildProcess {
  const script = `import { startEmbeddedPostgres } from ${JSON.stringify(LAUNCHER)}
    const { url, pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dir)}, fast: true })
    console.log(JSON.stringify({ url, pid }))`
  const user = uid === undefined ? {} : { uid, gid: uid }
  const node = spawn(process.execPath, ['--input-type=module', '-e', script], {
    ...user,
    cwd: '/',
    env: { ...process.env, PATH: PATH ?? process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  undo.push(() => kill(node))
  return node
}

export async function kill(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return
  node.kill('SIGKILL')
  await once(node, 'exit')
}

export function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setTimeout(done, 5))
}

export const clusterOf = (dir: string) => join(dir, 'postgres', 'cluster')
