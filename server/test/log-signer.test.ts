// @module-tag long
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRemoteLogSigner } from '../src/adapters/log-signer/log-signer.http.ts'
import { createLogSigner } from '../src/adapters/log-signer/log-signer.process.ts'
import { projectDir } from '../src/app/project-dir.ts'
import { withClient } from '../src/kernel/app-role.ts'
import { useTestApp } from './app.ts'
import { tellTurns } from './hall-log.ts'
import { withDatabase } from './cluster.ts'
import { startServer } from './server-process.ts'

const app = useTestApp()
let hallId: number
let folder: string
let signer: Awaited<ReturnType<typeof startSigner>>
const token = 'a token of the tests, which both sides know'
const running: ChildProcess[] = []

beforeAll(async () => {
  hallId = (await app.buildHall()).id
  await tell(3)
  folder = join(app.dataDir, 'apart')
  mkdirSync(folder, { recursive: true })
  signer = await startSigner()
})
afterAll(async () => {
  for (const child of running) child.kill()
})

const tell = (count: number) => tellTurns(app, hallId, count)

/** The process of the signer that this one has started as its child. */
async function findChild(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/))
  const own = rows.find(
    ([, parent, ...args]) => parent === `${process.pid}` && args.join().includes('log-signer.worker'),
  )
  return Number(own?.[0])
}

/** The program as it is started on a machine of its own, with its settings in a file. */
async function startSigner(settings: object = {}) {
  const file = join(folder, 'log-signer.json')
  const plain = { databaseUrl: app.signerUrl, origin: 'bargah.apart', port: 0, token }
  writeFileSync(file, JSON.stringify({ ...plain, ...settings }))
  const child = spawn(process.execPath, ['server/dist/log-signer.js', file], {
    cwd: projectDir,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  const said: string[] = []
  child.stderr.on('data', (text) => said.push(String(text)))
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    break
  }
  const url = /http:\S+/.exec(said.join())?.[0] ?? ''
  return {
    url,
    said: () => said.join(),
    by: (own = token) => createRemoteLogSigner({ url, token: own }),
    async end() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

it('signs and promises from a process of its own, with key, memory and database role of its own', async () => {
  const apart = signer.by()
  expect(await apart.verifierKey(hallId)).toMatch(new RegExp(`^bargah\\.apart/log/${hallId}\\+`))
  expect(await apart.sign(hallId)).toMatchObject({ size: 3 })
  expect((await apart.receipts(hallId, [2]))[0]).toContain(`bargah.apart/log/${hallId}/receipt\n2\n`)
  expect(statSync(join(folder, 'log-key.pem')).mode & 0o777).toBe(0o600)
  expect(existsSync(join(folder, `log-seen/${hallId}.json`))).toBe(true)
})

it('answers nobody who lacks the token, and nothing but what it is for', async () => {
  await expect(signer.by('another token, as long as it has to be').sign(hallId)).rejects.toMatchObject({
    why: 'misused',
    message: 'nothing was signed: the signer knows another token than LOG_SIGNER_TOKEN (401)',
  })
  const post = async (body: string, method = 'POST') =>
    (
      await fetch(signer.url, {
        method,
        ...(method === 'POST' && { body }),
        headers: { authorization: `Bearer ${token}` },
      })
    ).status
  expect(await post('', 'GET')).toBe(404)
  for (const body of [
    '',
    '{}',
    JSON.stringify({ ask: 'sign', hallId: 'all' }),
    JSON.stringify({ ask: 'sign', hallId: 1.5 }),
    'x'.repeat(70_000),
  ])
    expect(await post(body)).toBe(400)
})

it.each([
  ['{}', 'is no signer of logs'],
  ['<html>', 'is no signer of logs'],
  ['{"key":"of another kind"}', 'something else than it was asked'],
  ['{"checkpoint":{"size":-1,"root":"","note":""}}', 'is no signer of logs'],
])('is not taken for somebody who answers %s', async (body, message) => {
  const other = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const asked = createRemoteLogSigner({ url: `http://127.0.0.1:${port}`, token }).sign(hallId)
  await expect(asked).rejects.toMatchObject({ why: 'misused', message: expect.stringContaining(message) })
  other.close()
})

const inTime = { why: 'away', message: 'nothing was signed: no answer within 4000 ms' }

it('holds up nobody when it takes what it is asked and never answers', async () => {
  const mute = createServer(() => {}).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  const remote = createRemoteLogSigner({ url: `http://127.0.0.1:${port}`, token })
  await expect(remote.receipts(hallId, [0])).rejects.toMatchObject(inTime)
  mute.closeAllConnections()
  mute.close()
}, 30_000)

it('holds up nobody when it stands still as a child, and goes on where it stood', async () => {
  // the logs of a database have one key, which this process holds too
  const files = { keyFile: join(folder, 'log-key.pem'), seenDir: join(folder, 'child-seen') }
  const child = createLogSigner({ databaseUrl: app.signerUrl, origin: 'bargah.apart', ...files })
  // a process that starts from source may take longer than anybody waits for it
  const isUp = () =>
    child.verifierKey(hallId).then(
      () => true,
      () => false,
    )
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true)
  const pid = await findChild()
  process.kill(pid, 'SIGSTOP')
  try {
    const asked = [child.receipts(hallId, [0]), child.sign(hallId), child.verifierKey(hallId)]
    for (const told of await Promise.allSettled(asked)) expect(told).toMatchObject({ reason: inTime })
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true)
  await child.close()
}, 90_000)

it('lets a server sign its logs that has neither key nor memory of them', async () => {
  const dataDir = join(app.dataDir, 'server')
  const server = await startServer(dataDir, {
    env: {
      DATABASE_URL: app.url,
      DATABASE_OWNER_URL: app.ownerUrl,
      SECRET: 'a secret of the tests, long enough',
      LOG_SIGNER: signer.url,
      LOG_SIGNER_TOKEN: token,
    },
  })
  const read = async (path: string) => (await fetch(`${server.url}/log/${hallId}/${path}`)).text()
  expect(await read('key')).toBe(`${await signer.by().verifierKey(hallId)}\n`)
  await tell(2)
  expect(await read('checkpoint')).toMatch(new RegExp(`^bargah\\.apart/log/${hallId}\n5\n`))
  expect(existsSync(join(dataDir, 'log-signer'))).toBe(false)
  await server.end('SIGINT')
})

it('is away while it is down, and remembers what it saw when it is back', async () => {
  await signer.end()
  await expect(signer.by().sign(hallId)).rejects.toMatchObject({ name: 'Error', why: 'away' })
  await withClient(app.ownerUrl, async (owner) => {
    await owner.query('set session_replication_role = replica')
    const { rows } = await owner.query('select entry from hall_log where hall_id = $1 order by index', [
      hallId,
    ])
    for (const table of ['hall_log', 'hall_log_heads'])
      await owner.query(`delete from ${table} where hall_id = $1`, [hallId])
    await owner.query('select lock_hall_log($1)', [hallId])
    const texts = rows.map(({ entry }: { entry: string }) => entry.replace('"turn":0', '"turn":9'))
    await owner.query(`select append_hall_log($1, 0, array_fill(null::int, array[5]), $2)`, [hallId, texts])
  })
  const back = await startSigner()
  for (const refused of [back.by().sign(hallId), back.by().receipts(hallId, [1])])
    await expect(refused).rejects.toMatchObject({
      why: 'refuses',
      message: expect.stringContaining('written anew'),
    })
  await back.end()
})

it('does not start with settings that are not right, and says which', async () => {
  expect((await startSigner({ token: 'short' })).said()).toContain('token')
  expect((await startSigner({ orign: 'x' })).said()).toContain('orign')
})

it('does not start over a database that has no tables yet, and says what makes them', async () => {
  const databaseUrl = withDatabase(app.signerUrl, 'postgres')
  expect((await startSigner({ databaseUrl })).said()).toContain('npm run migrate')
})
