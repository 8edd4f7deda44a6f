// @module-tag long
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { databaseUrlOf } from './database-urls.ts'
import { useOwnServers } from './own-servers.ts'
import { waitUntil } from './server-process.ts'

const { start, living, dataDir } = useOwnServers('stopped-jobs')

/** As many at once as a server works at; an import has a test of its own (stopped-import.test.ts). */
const pairs = [
  ['back-up', 'make-morning-file'],
  ['check-tables', 'check-chain'],
  ['look-for-favour', 'reseal'],
  ['send-sms', 'send-letter'],
  ['push-notice', 'write-told'],
  ['settle-round', 'do-held-acts'],
  ['reverse-payment', 'sweep-files'],
]

const backups = () => join(dataDir(), 'backups')
const startServer = () => start({ BACKUP_DIR: backups(), BACKUP_PASSPHRASE: 'a passphrase of this test' })

async function connected() {
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir()) })
  // it ends with the database
  client.on('error', () => {})
  await client.connect()
  return client
}
type Client = Awaited<ReturnType<typeof connected>>

/** Holds all tables but those by which the queue and the clock work, so that whatever a job asks for it waits. */
async function holdTables(client: Client): Promise<void> {
  const { rows } = await client.query<{
    names: string
  }>(`select string_agg(relname, ', ') as names from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not in ('job_runners', 'test_clock')`)
  await client.query(`begin; lock table ${rows[0]?.names} in access exclusive mode`)
}

/** What a job is told: rows that are not there, of which it learns only when it may look. */
const ids = { id: 1, fileId: 1, noticeId: 1, noticeIds: [1], sessionId: 1, roundId: 1 }
const payload = { ...ids, mobile: '09120000000', door: 'Any', askedAt: new Date().toISOString() }
const enqueueAll = (client: Client, jobs: readonly string[]) =>
  client.query(
    `select graphile_worker.add_job(name, $2::json, job_key := 'held ' || name, priority := -10)
     from unnest($1::text[]) as name`,
    [jobs, JSON.stringify(payload)],
  )
const queued = async (client: Client, key = 'held %') =>
  (
    await client.query<{ name: string; isInHand: boolean }>(
      'select task_identifier as name, locked_at is not null as "isInHand" from graphile_worker.jobs where key like $1',
      [key],
    )
  ).rows

afterEach(() => living().end('SIGKILL'))

it.each(pairs)(
  '%s and %s go on after a server that was stopped, which says so in a line',
  async (...jobs) => {
    const server = await startServer()
    const [holder, client] = [await connected(), await connected()]
    // the first backup of a new server takes a place
    await waitUntil(async () => (await queued(client, '%')).length === 0)
    await holdTables(holder)
    await enqueueAll(client, jobs)
    await waitUntil(async () => (await queued(client)).every(({ isInHand }) => isInHand))
    const inHand = (await queued(client)).map(({ name }) => name)
    const before = server.said().length
    expect(await server.end('SIGINT')).toBe(0)
    const said = server.said().slice(before).trim().split('\n').filter(Boolean)
    expect(said.map((line) => JSON.parse(line))).toEqual(
      inHand.length === 0
        ? []
        : [
            expect.objectContaining({
              level: 'warn',
              jobs: expect.arrayContaining(inHand),
              msg: 'jobs were cut off as the server ended; they are done again',
            }),
          ],
    )

    const next = await startServer()
    const again = await connected()
    await waitUntil(async () => (await queued(again)).length === 0)
    await again.end()
    expect(next.said()).not.toContain('"level":"error"')
    await next.end('SIGINT')
  },
  180_000,
)

it('a backup that was cut off is there in the end, whole', () => {
  expect(readdirSync(backups()).filter((name) => name.endsWith('.half'))).toEqual([])
  expect(readdirSync(backups()).length).toBeGreaterThan(0)
})
