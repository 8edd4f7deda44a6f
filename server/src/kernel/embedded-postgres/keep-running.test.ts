// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isLong } from '../../../test/amount.ts'
import {
  ask,
  clusterOf,
  isRunning,
  kill,
  ownDataDir,
  startElsewhere,
  startFast,
  undo,
  until,
} from '../../../test/embedded.ts'
import { familyOf } from './end.ts'
import { startEmbeddedPostgres } from './start.ts'

const IS_ROOT = process.getuid?.() === 0
const dataDir = ownDataDir()

/** Asks until there is an answer. */
async function answered(database: { url: string }, statement: string): Promise<unknown> {
  for (;;) {
    const answer = await ask(database, statement).catch(() => null)
    if (answer !== null) return answer
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** A sleeper of the database's own user, whose number may stand where PostgreSQL's stood. */
function startStranger(): ChildProcess {
  const { uid, gid } = statSync(clusterOf(dataDir()))
  const stranger = spawn('sleep', ['60'], IS_ROOT ? { uid, gid } : {})
  undo.push(() => stranger.kill())
  return stranger
}

describe.skipIf(process.platform !== 'linux')('PostgreSQL stays (Linux only)', { timeout: 60_000 }, () => {
  it('is started again where it was when it is killed, with all that was committed', async () => {
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    const database = await startEmbeddedPostgres({ dataDir: dataDir(), log })
    undo.push(() => database.stop())
    await ask(database, 'create table cargo (name text)', `insert into cargo values ('سیمان')`)
    for (const _time of ['once', 'again']) {
      const { pid } = database
      process.kill(pid, 'SIGKILL')
      await until(() => database.pid !== pid)
      expect(await answered(database, 'select name from cargo')).toBe('سیمان')
    }
    expect(lines).toContain('WARNING:  PostgreSQL ended by itself (SIGKILL); it is started again')
  })

  it('is stopped for good while it is being started again', async () => {
    const database = await startFast(dataDir())
    const { pid } = database
    process.kill(pid, 'SIGKILL')
    await until(() => !isRunning(pid))
    await database.stop()
    expect(familyOf(clusterOf(dataDir()))).toEqual([])
    expect(await ask(await startFast(dataDir()), 'select 1')).toBe(1)
  })

  it('is ended the hard way when it does not stop', async () => {
    const database = await startFast(dataDir())
    await ask(database, 'create table cargo (name text)', `insert into cargo values ('جو')`)
    process.kill(database.pid, 'SIGSTOP')
    await database.stop()
    expect(familyOf(clusterOf(dataDir()))).toEqual([])
    await ask(await startFast(dataDir()), 'select name from cargo')
  })

  it.skipIf(!isLong)(
    'is told to stop in the middle of its own crash restart, and the next start goes on',
    async () => {
      const { node, url, pid } = await startElsewhere(dataDir())
      const backend = Number(
        await ask({ url }, 'select pid from pg_stat_activity where backend_type = $$checkpointer$$'),
      )
      process.kill(backend, 'SIGKILL')
      await kill(node)
      expect(await ask(await startFast(dataDir()), 'select 1')).toBe(1)
      expect(isRunning(pid)).toBe(false)
    },
  )

  it.skipIf(!isLong)(
    'that an earlier server left and that does not stop is ended by the next start',
    async () => {
      const { node, pid } = await startElsewhere(dataDir())
      process.kill(pid, 'SIGSTOP')
      await kill(node)
      expect(await ask(await startFast(dataDir()), 'select 1')).toBe(1)
      expect(isRunning(pid)).toBe(false)
    },
  )

  it.skipIf(!isLong)('starts though processes of one that was killed hang on', async () => {
    const { node, pid } = await startElsewhere(dataDir())
    const others = familyOf(clusterOf(dataDir())).filter((other) => other !== pid)
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) process.kill(other, 'SIGSTOP')
    process.kill(pid, 'SIGKILL')
    await kill(node)
    expect(await ask(await startFast(dataDir()), 'select 1')).toBe(1)
    expect(others.filter(isRunning)).toEqual([])
  })

  it.skipIf(!isLong)('starts over files whose number is now another program of the same user', async () => {
    const first = await startFast(dataDir())
    const files = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => join(clusterOf(dataDir()), name))
    const left = files.map((file) => readFileSync(file, 'utf8'))
    await first.stop()
    const stranger = startStranger()
    const { uid, gid } = statSync(clusterOf(dataDir()))
    for (const [place, file] of files.entries()) {
      writeFileSync(file, (left[place] ?? '').replace(/^\d+/, String(stranger.pid)))
      chownSync(file, uid, gid)
    }
    expect(await ask(await startFast(dataDir()), 'select 1')).toBe(1)
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  })

  it.skipIf(!isLong)('waits for a server that is on its end to give the folder free', async () => {
    const first = await startFast(dataDir())
    const ending = first.stop()
    expect(await ask(await startFast(dataDir()), 'select 1')).toBe(1)
    await ending
  })
})
