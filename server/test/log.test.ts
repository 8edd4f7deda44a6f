import { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Job, startJobs } from '../src/kernel/jobs.ts'
import { LinesOfFaults, logAnswers, openLog } from '../src/kernel/log.ts'
import { sql } from '../src/kernel/sql.ts'
import { useTestApp } from './app.ts'
import { waitUntil } from './server-process.ts'

const mobile = '09123456789'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let written = ''
const log = openLog(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  }),
)
const linesOf = (word: string) =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === word)

const app = useTestApp({ log })
beforeAll(async () => {
  await app.asOwner(({ db }) => sql`create unique index one_name on saved_reports (name)`.execute(db))
})

const columns = [{ LatinName: 'id', FarsiName: 'شماره' }]
const saveReport = (token: string) =>
  app.call('saveReport', {
    token,
    body: {
      Name: mobile,
      ReportName: 'permits',
      ColumnList: columns,
    },
  })

describe('the log', () => {
  it('says which rule of the database broke in a call, and not whose number broke it', async () => {
    const { token } = await app.signedIn('Admin')
    await saveReport(token)
    const { token: other } = await app.signedIn('Admin')
    const reply = await saveReport(other)
    expect(reply.status).toBe(500)
    const [line] = linesOf('request failed')
    expect(line).toMatchObject({
      level: 'error',
      reqId: reply.headers['x-request-id'],
      err: { type: 'DatabaseError', code: '23505', constraint: 'one_name', table: 'saved_reports' },
    })
    expect(line.err.stack).toMatch(/^\s+at /)
    expect(written).not.toContain(mobile)
    expect(written).not.toContain(other)
  })

  it('holds neither a code in a path nor what follows a question mark', async () => {
    await app.app.inject({ url: '/api/v1/Permit/Verify?Code=SECRET-CODE&Token=SECRET-TOKEN' })
    await app.app.inject({ url: '/verify/SECRET-CODE', headers: { authorization: 'Bearer SECRET-TOKEN' } })
    expect(linesOf('answered').slice(-2)).toMatchObject([
      { level: 'info', statusCode: expect.any(Number), ms: expect.any(Number) },
      { req: { method: 'GET', address: '127.0.0.1' } },
    ])
    expect(written).not.toContain('SECRET')
  })

  it('has a line of what broke in the middle of an answer, and of who would not wait for his', async () => {
    const small = Fastify({
      loggerInstance: log as FastifyBaseLogger,
      logController: new LinesOfFaults(),
      forceCloseConnections: true,
    })
    logAnswers(small, log)
    async function* breaking() {
      yield Buffer.alloc(1_000)
      await wait(20)
      throw new Error('the cursor is gone')
    }
    small.get('/sheet', (_request, reply) => reply.send(Readable.from(breaking(), { objectMode: false })))
    small.get('/slow', () => wait(200, {}))
    const at = await small.listen({ port: 0, host: '127.0.0.1' })
    const read = async (path: string, signal?: AbortSignal) => (await fetch(at + path, { signal })).text()
    await expect(read('/sheet')).rejects.toThrow('terminated')
    await expect(read('/slow', AbortSignal.timeout(50))).rejects.toThrow('aborted')
    await waitUntil(async () => linesOf('cut off').length === 2)
    await small.close()
    const [broken] = linesOf('response terminated with an error with headers already sent')
    expect(broken).toMatchObject({ level: 'warn', err: { message: 'the cursor is gone' } })
    expect(linesOf('cut off')).toMatchObject([
      { req: { path: '/sheet' }, statusCode: 200 },
      { req: { path: '/slow', address: '127.0.0.1' }, statusCode: null, ms: expect.any(Number) },
    ])
    expect(linesOf('incoming request')).toEqual([])
  })

  it('names each request anew, and tells the caller its name, also when it is refused', async () => {
    const ids = await Promise.all(
      ['/healthz', '/healthz', '/nowhere', '/api/v1/Member/CheckAuth'].map(
        async (url) =>
          (await app.app.inject({ url, headers: { 'request-id': 'mine' } })).headers['x-request-id'],
      ),
    )
    expect(new Set(ids).size).toBe(4)
    for (const id of ids) expect(id).toMatch(uuid)
  })

  it('says which job failed and by what, and so does the queue, without the values', async () => {
    const { userId } = await app.signedIn('Admin')
    const jobs: Job[] = [
      {
        name: 'break-a-rule',
        async run({ db }) {
          await sql`insert into saved_reports (user_id, type, name, columns, state, updated_at)
            select ${userId}::int, 'permits', ${mobile}, '[]', '{}', clock_timestamp() from generate_series(1, 2)`.execute(
            db,
          )
        },
      },
      {
        name: 'break-in-words',
        async run() {
          throw new Error(`the driver of ${mobile} is gone`, { cause: new Error('۰۹۱۲۳۴۵۶۷۸۹') })
        },
      },
    ]
    const running = await startJobs(app.url, { database: app, jobs, isAlone: true, log })
    for (const { name } of jobs) await sql`select graphile_worker.add_job(${name})`.execute(app.db)
    const failed = async () =>
      (
        await sql<{ lastError: string }>`select last_error from graphile_worker._private_jobs
          where last_error is not null order by id`.execute(app.db)
      ).rows.map(({ lastError }) => lastError)
    await waitUntil(async () => (await failed()).length === 2)
    await running.stop()
    expect(await failed()).toEqual(['DatabaseError 23505 one_name', 'Error the driver of … is gone'])
    expect(
      linesOf('a job failed')
        .map(({ job }) => job)
        .toSorted(),
    ).toEqual(['break-a-rule', 'break-in-words'])
    expect(written).not.toContain(mobile)
    expect(written).not.toContain('۰۹۱۲')
  })
})
