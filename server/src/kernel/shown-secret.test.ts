import { randomUUID } from 'node:crypto'
import { command, endpoint } from '@bargah/contract/kernel/endpoint.ts'
import { text } from '@bargah/contract/kernel/fields.ts'
import { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { serveRoutes } from '../../test/serve-routes.ts'
import { useTestApp } from '../../test/app.ts'
import { hashPassword } from '../features/auth/auth.api.ts'
import { signedIn } from '../features/auth/auth.build.ts'
import { made, routes } from './routes.ts'
import { sql } from './sql.ts'

/** A call as those that make accounts are: it makes a password, shows it once and keeps only the last one. */
const feature = {
  makePassword: endpoint({
    method: 'POST',
    path: '/api/Account/MakePassword',
    title: 'ساختن گذرواژه',
    reply: 'envelope',
    effect: 'write',
    changes: ['member'],
    reaches: [],
    access: 'signedIn',
    showsSecret: true,
    body: z.object({ Name: text('نام', { max: 20 }) }),
    data: command(z.object({ password: z.string() })),
  }),
}

/** The passwords that count. */
const kept = new Map<string, string>()
let working = 0
let mostAtOnce = 0
const handlers = routes(feature, {
  makePassword: (call, { body }) =>
    call.write(async (tx) => {
      working += 1
      mostAtOnce = Math.max(mostAtOnce, working)
      const password = randomUUID()
      await sql`select 1`.execute(tx)
      kept.set(body.Name, password)
      working -= 1
      return made('گذرواژه ساخته شد.', { password })
    }),
})

const testApp = useTestApp()
let app: FastifyInstance
beforeAll(async () => {
  const { userId } = await testApp.signedIn('Admin')
  app = await serveRoutes(handlers, testApp, { arriving: async () => ({ session: { userId } }) })
})
afterAll(() => app.close())

const make = async (key: string, Name: string) => {
  const headers = { authorization: 'Bearer good', 'idempotency-key': key }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/Account/MakePassword',
    payload: { Name },
    headers,
  })
  return { status: reply.statusCode, password: reply.json().data?.data.password as string }
}

describe('a call that shows a secret, sent again under its key', () => {
  it('does its work anew and shows another secret, which is the one that counts', async () => {
    const first = await make('a-lost-reply', 'one')
    const second = await make('a-lost-reply', 'one')
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.password).not.toBe(first.password)
    expect(kept.get('one')).toBe(second.password)
  })

  it('leaves its secret nowhere: not under the key, not in the audit', async () => {
    const { password } = await make('kept-nowhere', 'two')
    const { rows } = await testApp.pool.query(
      `select coalesce(result::text, '') as text from idempotency_keys union all select input::text from audit_log`,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ text }) => text.includes(password))).toEqual([])
  })

  it('runs one after another when several arrive at one moment, each with a secret of its own', async () => {
    mostAtOnce = 0
    const all = await Promise.all(Array.from({ length: 6 }, () => make('six-at-one-moment', 'three')))
    expect(new Set(all.map(({ password }) => password)).size).toBe(6)
    expect(all.map(({ password }) => password)).toContain(kept.get('three'))
    expect(mostAtOnce).toBe(1)
  })

  it('is refused with 409 for another body, like every write', async () => {
    await make('another-body', 'four')
    expect((await make('another-body', 'five')).status).toBe(409)
    expect(kept.has('five')).toBe(false)
  })
})

it('signing in again under one key, while signed in, gives a token that works', async () => {
  const password = 'Bargah@1405'
  const { token, userId } = await signedIn(testApp.db, 'AdminSupport')
  const { username } = await testApp.db
    .updateTable('users')
    .set({ passwordHash: await hashPassword(password) })
    .where('id', '=', userId)
    .returning('username')
    .executeTakeFirstOrThrow()
  const body = { Username: username, Password: password, Role: 'Support' } as const
  const headers = { 'idempotency-key': 'signing-in-twice' }
  await testApp.call('signIn', { token, body, headers })
  const { data } = await testApp.call('signIn', { token, body, headers })
  expect((await testApp.call('showMe', { token: data.accessToken })).status).toBe(200)
})
