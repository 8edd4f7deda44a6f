import { EventEmitter, once } from 'node:events'
import { endpoint } from '@bargah/contract/kernel/endpoint.ts'
import { integer } from '@bargah/contract/kernel/fields.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { serveRoutes } from '../../test/serve-routes.ts'
import { useTestDatabase } from '../../test/database.ts'
import type { Session } from './call.ts'
import { gateRules } from './gates.ts'
import { routes, whole } from './routes.ts'

const feature = {
  listPapers: endpoint({
    method: 'GET',
    path: '/api/Paper/List',
    reply: 'list',
    effect: 'read',
    about: ['report'],
    access: 'signedIn',
    query: z.object({ Total: integer('تعداد', { min: 0, max: 2_000_000 }) }),
    data: z.object({ id: z.number(), isNew: z.boolean() }),
  }),
  listNews: endpoint({
    method: 'GET',
    path: '/api/Paper/News',
    reply: 'list',
    effect: 'read',
    about: ['report'],
    access: 'public',
    data: z.object({ id: z.number(), isNew: z.boolean() }),
  }),
}

/** What the rows of a list of papers wait for. */
let papersCome: Promise<unknown> = Promise.resolve()
let papersAsked = 0
async function* paperBatches() {
  papersAsked += 1
  await papersCome
  yield [{ id: 1, isNew: true }]
}
const handlers = routes(feature, {
  listPapers: async (_call, { query }) => ({
    ...whole([{ id: 1, isNew: true }]),
    page: async () => ({ rows: [{ id: 1, isNew: true }], total: 1 }),
    async groups() {
      papersAsked += 1
      await papersCome
      return { total: 1, groups: { list: [{ value: true, count: 1, sums: {} }], count: 1, sums: {} } }
    },
    count: async () => query.Total,
    open: async () => ({ total: query.Total, batches: paperBatches(), close: async () => {} }),
  }),
  listNews: () => whole([{ id: 1, isNew: true }]),
})

/** `good` is an administrator's, `driver-5` that of the driver with this number. */
const sessionBehind = (token: string): Session => ({
  sessionId: 1,
  userId: token === 'good' ? 7 : 100 + Number(token.slice('driver-'.length)),
  username: 'tester',
  fullName: 'آزمون',
  role: token === 'good' ? 'Admin' : 'Driver',
  flags: [],
  deviceId: 'unknown-device',
  driverId: null,
  companyId: null,
  productOwnerId: null,
  hallId: null,
  passwordAt: new Date('2100-01-01T00:00:00Z'),
  mustChangePassword: false,
  mustAddFactor: false,
})

const database = useTestDatabase()
let app: FastifyInstance
beforeAll(async () => {
  const now = new Date('2026-11-22T08:00:00Z')
  const arriving = async (token: string) => ({ session: sessionBehind(token), now })
  app = await serveRoutes(handlers, database, { arriving })
})
afterAll(() => app.close())

/** Makes rows and groups wait. Out: what lets them come. */
function hang(): () => void {
  papersAsked = 0
  const rows = new EventEmitter()
  papersCome = once(rows, 'come')
  return () => rows.emit('come')
}

describe('a list as a file', () => {
  const ask = (format: string, { total = 1, token = 'good' } = {}) =>
    app.inject({
      url: `/api/Paper/List?Total=${total}&Format=${format}`,
      headers: { authorization: `Bearer ${token}` },
    })
  it('comes although forty drivers hang on theirs', async () => {
    const come = hang()
    const hanging = Array.from({ length: 40 }, (_, id) => ask('csv', { token: `driver-${id}` }))
    await expect.poll(() => papersAsked).toBe(gateRules.exports.ofKind)
    const theirs = papersCome
    papersCome = Promise.resolve()
    expect((await ask('xlsx')).statusCode).toBe(200)
    papersCome = theirs
    come()
    for (const { statusCode } of await Promise.all(hanging)) expect(statusCode).toBe(200)
  })

  it('waits behind others of the same caller; too many of them are told so', async () => {
    const come = hang()
    const first = ask('csv', { token: 'driver-99' })
    await expect.poll(() => papersAsked).toBe(1)
    const { callerWaits } = gateRules.exports
    const others = Array.from({ length: callerWaits + 1 }, () => ask('csv', { token: 'driver-99' }))
    const over = await Promise.race(others)
    expect([over.statusCode, over.headers['retry-after']]).toEqual([429, '5'])
    expect(over.json<{ errors: string[] }>().errors[0]).toContain('چند لحظه بعد دوباره')
    come()
    const all = await Promise.all([first, ...others])
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(callerWaits + 1)
  })

  it('is not made of what anybody may read', async () => {
    const reply = await app.inject('/api/Paper/News?format=csv')
    expect([reply.statusCode, reply.json().errors]).toEqual([400, ['این فهرست خروجی فایل ندارد.']])
    const grouped = await app.inject('/api/Paper/News?GroupBy=isNew')
    expect([grouped.statusCode, grouped.json().errors]).toEqual([400, ['این فهرست گروه‌بندی ندارد.']])
    expect((await app.inject('/api/Paper/News?Columns=id,ID')).json().data).toEqual([{ id: 1 }])
  })

  it('longer than a sheet may be is refused as one, and comes as CSV', async () => {
    const sheet = await ask('xlsx', { total: 1_048_576 })
    expect(sheet.statusCode).toBe(400)
    expect(sheet.json<{ errors: string[] }>().errors[0]).toContain('خروجی CSV بگیرید')
    expect((await ask('csv', { total: 1_048_576 })).statusCode).toBe(200)
  })
})

it('groups of a list are counted two at once, each caller’s by themselves, and the others wait', async () => {
  const ask = (token: string) =>
    app.inject({
      url: '/api/Paper/List?Total=1&GroupBy=isNew',
      headers: { authorization: `Bearer ${token}` },
    })
  const come = hang()
  const asked = ['driver-1', 'driver-1', 'driver-2', 'driver-3'].map(ask)
  await expect.poll(() => papersAsked).toBe(gateRules.groups.atOnce)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(papersAsked).toBe(gateRules.groups.atOnce)
  come()
  for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(200)
  expect(papersAsked).toBe(asked.length)
})
