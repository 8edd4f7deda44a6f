// @module-tag long
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { isLong } from '../../../test/amount.ts'
import {
  ask,
  clusterOf,
  isRunning,
  kill,
  ownDataDir,
  spawnNode,
  startElsewhere,
  startFast,
  undo,
  until,
} from '../../../test/embedded.ts'
import { assertPersianCollation, type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'

const IS_ROOT = process.getuid?.() === 0
const NOBODY = 65534

const ownDir = ownDataDir()
let dataDir: string
beforeEach(() => {
  dataDir = ownDir()
})
const start = (dir = dataDir) => startFast(dir)

/** Nobody comes in as another role than the one whose password he has: not as the owner by the app's, nor by none. */
async function expectClosed({ host, port, appUrl, signerUrl }: EmbeddedPostgres): Promise<void> {
  const passwordOf = (url: string) => new URL(url).password
  for (const user of ['bargah', 'bargah_app', 'bargah_log_signer'])
    for (const password of [undefined, '', passwordOf(appUrl), passwordOf(signerUrl)]) {
      const own = { bargah_app: appUrl, bargah_log_signer: signerUrl }[user]
      if (own && password === passwordOf(own)) continue
      const client = new pg.Client({ host, port, user, password, database: 'bargah' })
      await expect(client.connect(), `${user} by ${password}`).rejects.toThrow(/password/)
    }
}

describe.skipIf(process.platform !== 'linux')(
  'the embedded database (Linux only)',
  { timeout: 60_000 },
  () => {
    it('keeps its data from one start to the next', async () => {
      const first = await start()
      await ask(first, 'create table cargo (name text)', `insert into cargo values ('گندم')`)
      await first.stop()
      expect(await ask(await start(), 'select name from cargo')).toBe('گندم')
    })

    it('takes connections by its parts as well as by its url', async () => {
      const { host, port, user, password, database } = await start()
      const client = new pg.Client({ host, port, user, password, database })
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
    })

    it('lets each role in by its own password alone, which nobody but us may read', async () => {
      const database = await start()
      await expectClosed(database)
      expect(await ask({ url: database.appUrl }, 'select current_user')).toBe('bargah_app')
      expect(await ask({ url: database.signerUrl }, 'select current_user')).toBe('bargah_log_signer')
      for (const name of ['password', 'app-password', 'signer-password'])
        expect(statSync(join(dataDir, 'postgres', name)).mode & 0o777, name).toBe(0o600)
    })

    it('closes a cluster from before there were passwords, and one whose passwords are lost, at its next start', async () => {
      const first = await start()
      await ask(first, 'create table cargo (name text)', `insert into cargo values ('گندم')`)
      await first.stop()
      writeFileSync(join(clusterOf(dataDir), 'pg_hba.conf'), 'local all all trust\n')
      for (const name of ['password', 'app-password', 'signer-password'])
        rmSync(join(dataDir, 'postgres', name))
      const second = await start()
      await expectClosed(second)
      expect(await ask(second, 'select name from cargo')).toBe('گندم')
      await second.stop()
      rmSync(join(dataDir, 'postgres', 'password'))
      expect(await ask(await start(), 'select name from cargo')).toBe('گندم')
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

    it.skipIf(!isLong)('is reached by a short link when DATA_DIR is too long for a socket', async () => {
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

    describe.skipIf(!isLong)('where neither setpriv nor flock is found', () => {
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

    it.skipIf(!isLong)('makes the cluster anew when its making was cut off', async () => {
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

    it.skipIf(!isLong)('refuses a cluster of another version', async () => {
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

      it.skipIf(!isLong)('runs as the owner of a cluster that an ordinary user made', async () => {
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

    it('knows a database that sorts Persian wrongly', async () => {
      const database = await start()
      const problemsOf = async (name: string) => {
        const { host, port, user, password } = database
        const client = new pg.Client({ host, port, user, password, database: name })
        await client.connect()
        const problems = await assertPersianCollation(client)
        await client.end()
        return problems
      }
      expect(await problemsOf('bargah')).toEqual([])
      await ask(database, `create database plain template template0 locale_provider libc locale 'C'`)
      expect(await problemsOf('plain')).toEqual([
        expect.stringContaining('only queries that say collate "fa-x-icu"'),
      ])
      await ask(database, `create database half template template0 locale_provider libc locale 'C.UTF-8'`)
      expect(await problemsOf('half')).toEqual([expect.stringContaining('sorts Persian wrongly')])
    })
  },
)
