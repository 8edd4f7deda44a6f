// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@bargah/contract/contract.ts'
import { livePath } from '@bargah/contract/features/live/live.ts'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { killedAfterMs } from '../src/app/endings.ts'
import { projectDir } from '../src/app/project-dir.ts'
import { signedIn } from '../src/features/auth/auth.build.ts'
import { familyOf } from '../src/kernel/embedded-postgres/end.ts'
import { databaseUrlOf } from './database-urls.ts'
import { useOwnServers } from './own-servers.ts'
import { freePort, type ServerProcess, waitUntil } from './server-process.ts'

const { start, withDb, dataDir } = useOwnServers('ends-surely')
const familyOfOurs = () => familyOf(join(dataDir(), 'postgres/cluster'))
/** A machine with much to do starts the killer late. */
const marginMs = 4_000

/** Hundreds who ask at once and again: for lists, for writes that wait for a lock, to be let in, and who look on. Settles when they wait. */
async function load({ url }: ServerProcess): Promise<void> {
  const { token } = await withDb((db) => signedIn(db, 'Admin'))
  const holder = new pg.Client({ connectionString: databaseUrlOf(dataDir()) })
  holder.on('error', () => {})
  await holder.connect()
  await holder.query('begin; lock table goods in access exclusive mode')
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  async function ask(path: string, body?: object): Promise<void> {
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    const reply = await fetch(url + path, { headers, ...sent }).catch(() => wait(200, null))
    await reply?.text().catch(() => {})
  }
  const many = (count: number, work: (nr: number) => Promise<void>) => {
    for (let nr = 0; nr < count; nr += 1)
      void (async () => {
        while (!over.signal.aborted) await work(nr)
      })()
  }
  many(100, () => ask(contract.searchAudit.path, { PageNumber: 1, PageSize: 20 }))
  many(100, () => ask(contract.listDrivers.path))
  many(50, () => ask(`${contract.listBaseItems.path}?Kind=goods`))
  many(150, (nr) =>
    ask(contract.saveBaseItem.path, { Kind: 'goods', Name: `کالا ${nr}`, GroupName: 'آزمون' }),
  )
  many(20, (nr) => ask('/api/v1/User/login', { UserName: `u${nr}`, Password: 'Bargah@1405' }))
  many(20, () => ask(livePath))
  await waitUntil(async () => {
    const { rows } = await holder.query('select from pg_locks where not granted')
    return rows.length > 10
  })
}

/** Out: how long it took to end, and its code. */
async function ends(server: ServerProcess) {
  const toldAt = performance.now()
  const code = await server.end('SIGINT')
  return { code, ms: performance.now() - toldAt }
}

describe('a server under load whose database', () => {
  const fates: [string, () => void][] = [
    ['is held still, so that nothing answers and nothing breaks', () => tell('SIGSTOP')],
    ['is killed', () => tell('SIGKILL')],
  ]
  function tell(signal: NodeJS.Signals) {
    for (const pid of familyOfOurs()) process.kill(pid, signal)
  }
  it.each(fates)(
    '%s ends within its time, and its database with it',
    async (_, befall) => {
      const server = await start()
      await load(server)
      befall()
      await wait(2_000)
      const before = server.said().length
      const { code, ms } = await ends(server)
      expect(code).toBe(0)
      expect(ms).toBeLessThan(killedAfterMs)
      expect(familyOfOurs()).toEqual([])
      expect(server.said().slice(before)).not.toContain('at async')
    },
    120_000,
  )
})

describe('a server', () => {
  let child: ChildProcess
  let folder: string
  let url: string
  const serverPid = (): number => JSON.parse(readFileSync(join(folder, 'postgres/lock'), 'utf8')).pid
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bargah-ends-'))
  })
  afterEach(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  /** Its output is read by nobody, as where a terminal is held by Ctrl-S. */
  async function startUnread(program: string) {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const env = { ...process.env, DEMO: '0', PORT: `${port}`, DATA_DIR: folder, LOG_LEVEL: 'info' }
    child = spawn(process.execPath, [program], { cwd: projectDir, env, stdio: ['ignore', 'ignore', 'pipe'] })
    await waitUntil(async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true)
  }
  /** Out: how long it took to end, the server and what stands over it. */
  async function msToEnd(): Promise<number> {
    const [toldAt, pid] = [performance.now(), serverPid()]
    child.kill('SIGINT')
    await once(child, 'exit')
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    return performance.now() - toldAt
  }

  it('whose lines nobody reads answers all the same, and is killed when it cannot end', async () => {
    await startUnread('server/dist/main.js')
    for (let nr = 0; nr < 3_000; nr += 1) expect((await fetch(`${url}/healthz`)).ok).toBe(true)
    expect(await msToEnd()).toBeLessThan(killedAfterMs + marginMs)
  }, 120_000)

  it('that does not hear that it is to end is killed by what stands over it', async () => {
    await startUnread('tools/start.mjs')
    process.kill(serverPid(), 'SIGSTOP')
    expect(await msToEnd()).toBeLessThan(25_000 + marginMs)
  }, 120_000)

  it('that is told itself to end is not started again', async () => {
    await startUnread('tools/start.mjs')
    process.kill(serverPid(), 'SIGINT')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
  }, 60_000)
})
