import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../test/database.ts'
import { limitRole } from './database-limits.ts'
import { answerErrors } from './error-replies.ts'
import { openPool, sql } from './sql.ts'

const database = useTestDatabase()
const app = Fastify()
beforeAll(() => {
  answerErrors(app)
  const slow = (limit: string, statement: string) => () =>
    database.db.transaction().execute(async (tx) => {
      await sql.raw(`set local ${limit} = 20`).execute(tx)
      await sql.raw(statement).execute(tx)
      return { done: true }
    })
  app.get('/slow', slow('statement_timeout', 'select pg_sleep(600)'))
  app.get('/locked', slow('lock_timeout', 'select pg_advisory_xact_lock(1)'))
})
afterAll(() => app.close())

it.each(['/slow', '/locked'])(
  '%s: a limit that strikes is told in a sentence, and when to come again',
  async (url) => {
    await database.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(tx)
      const reply = await app.inject(url)
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
      expect(reply.json().errors).toEqual([expect.stringContaining('بیش از اندازه طول کشید')])
    })
  },
)

it('the role of the server has its limits in its database, also when two servers set them at once', async () => {
  await Promise.all([limitRole(database.url), limitRole(database.url)])
  const { db } = openPool(database.url, 1)
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(db)
  await db.destroy()
  expect(rows.map(({ setting }) => Number(setting))).toEqual([60_000, 15_000, 30_000])
})
