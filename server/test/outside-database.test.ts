// @module-tag long
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderOfTest, useFolder } from './folder.ts'
import { checkDatabase } from '../src/app/check-database.ts'
import { withClient } from '../src/kernel/app-role.ts'
import { startEmbeddedPostgres } from '../src/kernel/embedded-postgres/start.ts'
import { ask, withDatabase } from './cluster.ts'
import { freePort, startServer, waitUntil } from './server-process.ts'

/** The statements by which docs/operating.md has an operator make roles and database. */
function statementsOfTheManual(): string[] {
  const manual = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
  const text = /```sql\n(create role bargah_owner[^]*?)```/.exec(manual)?.[1] ?? ''
  return text
    .replaceAll("'…'", "'secret'")
    .split(';')
    .flatMap((one) => one.trim() || [])
}

const dataDir = useFolder('outside')
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let superuser: string
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, fast: true })
  superuser = withDatabase(postgres.url, 'postgres')
  // what our own PostgreSQL begins with and another has not
  for (const own of ['database bargah', 'role bargah_app', 'role bargah_log_signer'])
    await ask(superuser, `drop ${own}`)
  for (const statement of statementsOfTheManual()) await ask(superuser, statement)
})
afterAll(() => postgres.stop())

const addressOf = (role: string, database = 'bargah') =>
  `postgres://${role}:secret@localhost/${database}?host=${encodeURIComponent(postgres.host)}&port=${postgres.port}`
const owner = (database?: string) => addressOf('bargah_owner', database)
const app = (database?: string) => addressOf('bargah_app', database)

describe('a database that is looked at before anything is done in it', () => {
  it('will do as the manual makes it', async () => {
    await expect(checkDatabase({ ownerUrl: owner(), appUrl: app() })).resolves.toBeUndefined()
  })

  const elsewhere = 'postgres://bargah_owner:secret@127.0.0.1:1/bargah'
  it.each([
    {
      fault: 'is not reached',
      of: () => [elsewhere, app()],
      says: 'DATABASE_OWNER_URL names (bargah_owner at 127.0.0.1:1) was not reached: nothing listens there',
    },
    { fault: 'is not there', of: () => [owner('none'), app('none')], says: 'there is no such database' },
    {
      fault: 'has another password',
      of: () => [owner(), app().replace(':secret', ':otherwise')],
      says: 'DATABASE_URL names (bargah_app at',
    },
    {
      fault: 'lies apart from that of its owner',
      of: () => [owner(), app('postgres')],
      says: 'lead to two databases (postgres, bargah)',
    },
    {
      fault: 'belongs to another',
      of: () => [app(), app()],
      says: 'The role bargah_app may not make tables in bargah',
    },
    {
      fault: 'keeps no Persian',
      of: () => [owner('latin'), app('latin')],
      says: 'The database latin is LATIN1 and not UTF8',
    },
  ])('is refused in a sentence when it $fault', async ({ of, says }) => {
    await ask(
      superuser,
      `create database latin owner bargah_owner template template0 encoding 'LATIN1' locale 'C'`,
    ).catch((error: { code?: string }) => expect(error.code).toBe('42P04'))
    const [ownerUrl = '', appUrl = ''] = of()
    const refused = await checkDatabase({ ownerUrl, appUrl }).then(
      () => 'nothing was refused',
      (error: Error) => error.message,
    )
    expect(refused).toContain(says)
    expect(refused).toMatch(/[\u0600-\u06ff]/)
    expect(refused).not.toMatch(/secret|otherwise/)
  })
})

const old = '/usr/lib/postgresql/15/bin'

it.runIf(existsSync(old))('PostgreSQL 15 is refused in a sentence that names the least version', async () => {
  const folder = folderOfTest('old')
  const port = await freePort()
  // PostgreSQL does not run as root
  const { uid } = statSync(postgres.host)
  chownSync(folder, uid, -1)
  const as = { uid: process.getuid?.() === 0 ? uid : undefined, cwd: folder }
  const cluster = join(folder, 'cluster')
  execFileSync(
    join(old, 'initdb'),
    ['-D', cluster, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    as,
  )
  const server = spawn(
    join(old, 'postgres'),
    ['-D', cluster, '-k', folder, '-h', '127.0.0.1', '-p', `${port}`],
    as,
  )
  const url = `postgres://owner@127.0.0.1:${port}/postgres`
  try {
    await waitUntil(() => withClient(url, async () => true).catch(() => false))
    await expect(checkDatabase({ ownerUrl: url, appUrl: url })).rejects.toThrow(
      'This is PostgreSQL 15: Bargah needs 16 or newer.',
    )
  } finally {
    server.kill('SIGQUIT')
    await once(server, 'exit')
  }
})

const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0

describe.skipIf(!hasPooler)('a pooler between, which is PgBouncer where it is installed', () => {
  /** Runs it as whoever owns the database's socket. Out: the server's address through it. */
  async function openPooler(settings: string, work: (url: string) => Promise<void>): Promise<void> {
    const folder = join(dataDir, 'pooler')
    const port = await freePort()
    mkdirSync(folder, { recursive: true })
    for (const open of [dataDir, join(dataDir, 'postgres'), folder]) chmodSync(open, 0o777)
    const { uid } = statSync(postgres.host)
    const user = execFileSync('id', ['-nu', String(uid)], { encoding: 'utf8' }).trim()
    writeFileSync(join(folder, 'users'), '"bargah_app" "secret"\n', { mode: 0o644 })
    writeFileSync(
      join(folder, 'ini'),
      `[databases]\nbargah = host=${postgres.host} port=${postgres.port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = plain\nauth_file = ${folder}/users\n${settings}`,
      { mode: 0o644 },
    )
    const pooler = spawn('pgbouncer', [
      ...(process.getuid?.() === 0 ? ['-u', user] : []),
      join(folder, 'ini'),
    ])
    const url = `postgres://bargah_app:secret@127.0.0.1:${port}/bargah`
    try {
      await waitUntil(() => withClient(url, async () => true).catch(() => false))
      await work(url)
    } finally {
      pooler.kill('SIGKILL')
      await once(pooler, 'exit')
    }
  }
  const [, major = 0, minor = 0] =
    /(\d+)\.(\d+)/.exec(spawnSync('pgbouncer', ['--version']).stdout?.toString() ?? '')?.map(Number) ?? []
  const isOld = major === 1 && minor < 21

  it.runIf(isOld)('is refused in a sentence where it loses what is prepared', async () => {
    await openPooler('pool_mode = transaction\n', async (appUrl) => {
      await expect(checkDatabase({ ownerUrl: owner(), appUrl })).rejects.toThrow(
        'PgBouncer 1.21 or newer with max_prepared_statements = 400 is needed, or pool_mode = session',
      )
    })
  })

  it('will do where each keeps his connection', async () => {
    await openPooler('pool_mode = session\n', (appUrl) =>
      expect(checkDatabase({ ownerUrl: owner(), appUrl })).resolves.toBeUndefined(),
    )
  })
})

it('the demo world is made over an outside database by the two roles of the manual', async () => {
  const server = await startServer(join(dataDir, 'server'), {
    env: {
      DEMO: '1',
      DATABASE_URL: app(),
      DATABASE_OWNER_URL: owner(),
      SECRET: 'one secret, long enough for all of it',
    },
    patienceMs: 240_000,
  })
  // it is ready a moment before it says so
  await waitUntil(async () => server.said().includes('Demo accounts'))
  expect(server.said()).not.toContain('Bargah works as the role')
  expect((await fetch(`${server.url}/log/1/checkpoint`)).status).toBe(200)
  await server.end('SIGINT')
}, 300_000)
