import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assertPersianCollation, type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'

const IS_ROOT = process.getuid?.() === 0
const NOBODY = 65534
const LAUNCHER = fileURLToPath(new URL('./start.ts', import.meta.url))
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

let dataDir: string
const undo: (() => unknown)[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bargah-test-'))
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }))
})

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function start(dir = dataDir): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir: dir, fast: true })
  undo.push(() => database.stop())
  return database
}

async function ask(database: { url: string }, ...statements: string[]): Promise<unknown> {
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
async function startElsewhere(dir: string, as: { uid?: number; PATH?: string } = {}): Promise<OtherServer> {
  const node = spawnNode(dir, as)
  if (!node.stdout) throw new Error('no output')
  for await (const line of createInterface({ input: node.stdout })) {
    const { url, pid }: { url: string; pid: number } = JSON.parse(line)
    return { node, url, pid }
  }
  throw new Error('the other server did not start')
}

function spawnNode(dir: string, { uid, PATH }: { uid?: number; PATH?: string } = {}): ChildProcess {
  const script = `import { startEmbeddedPostgres } from ${JSON.stringify(LAUNCHER)}
    const { url, pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dir)}, fast: true })
    console.log(JSON.stringify({ url, pid }))`
  const user = uid === undefined ? {} : { uid, gid: uid }
  const node = spawn(process.execPath, ['--import', TSX, '--input-type=module', '-e', script], {
    ...user,
    cwd: '/',
    env: { ...process.env, PATH: PATH ?? process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  undo.push(() => kill(node))
  return node
}

async function kill(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return
  node.kill('SIGKILL')
  await once(node, 'exit')
}

function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setTimeout(done, 5))
}

const clusterOf = (dir: string) => join(dir, 'postgres', 'cluster')

describe.skipIf(process.platform !== 'linux')(
  'the embedded database (Linux only)',
  { timeout: 60_000 },
  () => {
    it('keeps its data from one start to the next', async () => {
      const first = await start()
      await ask(first, 'create table cargo (name text)', `insert into cargo values ('گندم')`)
      await first.stop()
      expect(await first.exited).toBeNull()
      expect(await ask(await start(), 'select name from cargo')).toBe('گندم')
    })

    it('takes connections by its parts as well as by its url', async () => {
      const { host, port, user, database } = await start()
      const client = new pg.Client({ host, port, user, database })
      await client.connect()
      const { rows } = await client.query('select current_user || current_database() as who')
      expect(rows).toEqual([{ who: 'bargahbargah' }])
      await client.end()
    })

    it('has a role of few rights to work as, also in a cluster that was made before there was one', async () => {
      const rights = `select current_user || ' ' || (rolsuper or rolcreatedb or rolcreaterole)::text
        from pg_roles where rolname = current_user`
      const first = await start()
      await ask(first, 'drop role bargah_app')
      await first.stop()
      expect(await ask({ url: (await start()).appUrl }, rights)).toBe('bargah_app false')
    })

    it('listens on one socket in a closed folder and nowhere else', async () => {
      const database = await start()
      expect(await ask(database, 'show listen_addresses')).toBe('')
      expect(await ask(database, 'show unix_socket_directories')).toBe('.')
      expect(statSync(clusterOf(dataDir)).mode & 0o777).toBe(0o700)
      expect(statSync(join(clusterOf(dataDir), '.s.PGSQL.5432')).mode & 0o777).toBe(0o700)
      const rules = readFileSync(join(clusterOf(dataDir), 'pg_hba.conf'), 'utf8')
      expect(rules).not.toMatch(/^host.*trust/m)
    })

    it('keeps every promise of durability unless it is for tests', async () => {
      const database = await startEmbeddedPostgres({ dataDir })
      undo.push(() => database.stop())
      for (const name of ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']) {
        expect(await ask(database, `show ${name}`), name).toBe('on')
      }
      expect(await ask(database, 'show timezone')).toBe('UTC')
      expect(await ask(database, 'show shared_buffers')).toBe('64MB')
    })

    it('passes on errors without the values in them, and no idle talk', async () => {
      const lines: string[] = []
      const database = await startEmbeddedPostgres({ dataDir, fast: true, log: (line) => lines.push(line) })
      undo.push(() => database.stop())
      await ask(
        database,
        'create table driver (code text unique)',
        `insert into driver values ('1000000010')`,
      )
      await expect(ask(database, `insert into driver values ('1000000010')`)).rejects.toThrow('duplicate key')
      await until(() => lines.length > 0)
      expect(lines).toEqual(['ERROR:  duplicate key value violates unique constraint "driver_code_key"'])
    })

    it('is reached by a short link when DATA_DIR is too long for a socket', async () => {
      const long = join(dataDir, 'بارگاه'.repeat(6), 'x'.repeat(80))
      const database = await start(long)
      undo.push(() => rmSync(join(database.host, '..'), { recursive: true, force: true }))
      expect(database.host.length).toBeLessThan(40)
      expect(await ask(database, 'select 1')).toBe(1)
    })

    it('refuses a folder that another live server holds, and leaves that one in peace', async () => {
      const first = await start()
      await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('Another server')
      const node = spawnNode(dataDir)
      expect(await once(node, 'exit')).toEqual([1, null])
      expect(await ask(first, 'select 1')).toBe(1)
    })

    it('ends by itself when node is killed', async () => {
      const { node, pid } = await startElsewhere(dataDir)
      await kill(node)
      await until(() => !isRunning(pid))
      expect(await ask(await start(), 'select 1')).toBe(1)
    })

    describe('where neither setpriv nor flock is found', () => {
      const barePath = () => {
        const folder = join(dataDir, 'bin')
        mkdirSync(folder)
        symlinkSync('/usr/bin/id', join(folder, 'id'))
        return folder
      }

      it('stops the orphan of a killed node before it starts anew', async () => {
        const { node, url, pid } = await startElsewhere(dataDir, { PATH: barePath() })
        await ask({ url }, 'create table cargo (name text)', `insert into cargo values ('جو')`)
        await kill(node)
        expect(isRunning(pid)).toBe(true)
        const database = await start()
        expect(isRunning(pid)).toBe(false)
        expect(await ask(database, 'select name from cargo')).toBe('جو')
      })

      it('still refuses a folder that a live server holds', async () => {
        const PATH = barePath()
        const first = await startElsewhere(dataDir, { PATH })
        expect(await once(spawnNode(dataDir, { PATH }), 'exit')).toEqual([1, null])
        expect(await ask(first, 'select 1')).toBe(1)
        process.kill(first.pid, 'SIGINT')
        await until(() => !isRunning(first.pid))
      })
    })

    it('starts over a postmaster.pid whose number is now another program of the same user', async () => {
      const first = await start()
      const pidFile = join(clusterOf(dataDir), 'postmaster.pid')
      const left = readFileSync(pidFile, 'utf8')
      await first.stop()
      const { uid, gid } = statSync(clusterOf(dataDir))
      const stranger = spawn('sleep', ['60'], IS_ROOT ? { uid, gid } : {})
      undo.push(() => stranger.kill())
      writeFileSync(pidFile, left.replace(/^\d+/, String(stranger.pid)))
      chownSync(pidFile, uid, gid)
      expect(await ask(await start(), 'select 1')).toBe(1)
      expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
    })

    it('recovers what was committed when PostgreSQL is killed, and says that it was', async () => {
      const first = await startEmbeddedPostgres({ dataDir })
      await ask(first, 'create table cargo (name text)', `insert into cargo values ('سیمان')`)
      process.kill(first.pid, 'SIGKILL')
      expect(await first.exited).toContain('SIGKILL')
      await first.stop()
      expect(await ask(await start(), 'select name from cargo')).toBe('سیمان')
    })

    it('makes the cluster anew when its making was cut off', async () => {
      const home = join(dataDir, 'postgres')
      const halves = () =>
        existsSync(home) ? readdirSync(home).filter((name) => name.includes('.new-')) : []
      const node = spawnNode(dataDir)
      await until(() => halves().some((name) => existsSync(join(home, name, 'PG_VERSION'))))
      await kill(node)
      expect(existsSync(clusterOf(dataDir))).toBe(false)
      expect(halves()).toHaveLength(1)
      expect(await ask(await start(), 'select 1')).toBe(1)
      expect(halves()).toEqual([])
    })

    it('refuses a cluster of another version', async () => {
      await (await start()).stop()
      writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '17\n')
      await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('is of PostgreSQL 17')
    })

    it('says which folder it cannot write', async () => {
      writeFileSync(join(dataDir, 'postgres'), 'a file where the folder should be')
      await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('cannot be written')
    })

    describe.skipIf(!IS_ROOT)('started by root (needs root)', () => {
      it('runs as an ordinary user, below a folder that is closed to that user', async () => {
        const closed = join(dataDir, 'home')
        mkdirSync(closed, { mode: 0o700 })
        const database = await start(closed)
        const { uid } = statSync(`/proc/${database.pid}`)
        expect(uid).not.toBe(0)
        expect(statSync(clusterOf(closed)).uid).toBe(uid)
        expect(await ask(database, 'select 1')).toBe(1)
      })

      it('runs as the owner of a cluster that an ordinary user made', async () => {
        chownSync(dataDir, NOBODY, NOBODY)
        const { node, pid } = await startElsewhere(dataDir, { uid: NOBODY })
        expect(statSync(`/proc/${pid}`).uid).toBe(NOBODY)
        await kill(node)
        expect(statSync(`/proc/${(await start()).pid}`).uid).toBe(NOBODY)
      })

      it('is closed to other users of the machine', async () => {
        const database = await start()
        chmodSync(dataDir, 0o755)
        const script = `require('net').connect(${JSON.stringify(`${database.host}/.s.PGSQL.5432`)})
        .on('connect', () => process.exit(0)).on('error', (error) => process.exit(error.code === 'EACCES' ? 7 : 8))`
        const visitor = spawn(process.execPath, ['-e', script], { uid: NOBODY, gid: NOBODY, cwd: '/' })
        expect(await once(visitor, 'exit')).toEqual([7, null])
      })
    })

    it('knows a database that sorts Persian wrongly or finds no Persian words', async () => {
      const database = await start()
      const problemsOf = async (name: string) => {
        const { host, port, user } = database
        const client = new pg.Client({ host, port, user, database: name })
        await client.connect()
        const problems = await assertPersianCollation(client)
        await client.end()
        return problems
      }
      expect(await problemsOf('bargah')).toEqual([])
      await ask(database, `create database plain template template0 locale_provider libc locale 'C'`)
      expect(await problemsOf('plain')).toEqual([
        expect.stringContaining('only queries that say collate "fa-x-icu"'),
        expect.stringContaining('search finds nothing'),
      ])
      await ask(database, `create database half template template0 locale_provider libc locale 'C.UTF-8'`)
      expect(await problemsOf('half')).toEqual([expect.stringContaining('sorts Persian wrongly')])
    })
  },
)
