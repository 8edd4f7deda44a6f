import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test/app.ts'
import { isDatabaseAway } from './database-away.ts'
import { transaction } from './database.ts'
import { type Db, sql, type Tx } from './sql.ts'

const app = useTestApp()

const killOthersWho = (db: Db | Tx, wait: string) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = ${wait} and pid <> pg_backend_pid()`.execute(db)

describe('an error that says that the database is away', () => {
  it.each([
    { code: '57P01' },
    { code: '57P02' },
    { code: '57P03' },
    { code: '08006' },
    { code: '53300' },
    { code: 'ECONNREFUSED' },
    { code: 'ECONNRESET' },
    { code: 'EPIPE' },
    { code: 'ENOENT', syscall: 'connect' },
    { message: 'Connection terminated unexpectedly' },
    { message: 'Client has encountered a connection error and is not queryable' },
    { message: 'timeout exceeded when trying to connect' },
    { message: 'driver has already been destroyed' },
  ])('is known by %o', (error) => {
    expect(isDatabaseAway(error)).toBe(true)
  })

  it.each([
    { code: '23505' },
    { code: '40001' },
    { code: '57014' },
    { code: 'ENOENT', syscall: 'open' },
    { message: 'no rows' },
    null,
    'Connection terminated',
  ])('is not %o', (error) => {
    expect(isDatabaseAway(error)).toBe(false)
  })
})

it('a connection that is killed in the middle of its transaction costs that transaction alone', async () => {
  const lost = transaction(app, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.db)
    // it is told while it waits for nothing, as in the middle of any work
    await setTimeout(100)
    return sql`select 1`.execute(tx)
  })
  await expect(lost).rejects.toSatisfy(isDatabaseAway)
  expect((await transaction(app, async (_tx, now) => now)).getTime()).toBeGreaterThan(0)
})

it('a call whose connection is lost answers in the envelope, and may be sent again', async () => {
  const driver = await app.driverActor()
  const sent = { token: driver.token, headers: { 'idempotency-key': 'the-key-of-this-one' } }
  const reply = await app.whileWaiting({
    first: (tx) => sql`lock table notifications in exclusive mode`.execute(tx),
    second: () => app.call('markAllNotificationsRead', sent),
    meanwhile: (tx) => killOthersWho(tx, 'Lock'),
  })
  expect(reply).toMatchObject({
    status: 503,
    statusCode: 503,
    data: null,
    errors: ['پایگاه داده در دسترس نیست؛ چند لحظهٔ دیگر دوباره تلاش کنید.'],
  })
  expect(reply.headers['retry-after']).toBe('2')
  expect((await app.call('markAllNotificationsRead', sent)).status).toBe(200)
})
