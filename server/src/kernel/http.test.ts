import { setImmediate } from 'node:timers/promises'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { command, endpoint } from '@bargah/contract/kernel/endpoint.ts'
import { integer, optional, text } from '@bargah/contract/kernel/fields.ts'
import { type FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { serveRoutes } from '../../test/serve-routes.ts'
import { useTestDatabase } from '../../test/database.ts'
import type { Session } from './call.ts'
import { Refusal } from './errors.ts'
import { made, routes } from './routes.ts'

/** A feature of its own, to see the binder by: one call of each kind. */
const feature = {
  sendPaper: endpoint({
    method: 'GET',
    path: '/api/Paper/Send',
    reply: 'file',
    effect: 'read',
    about: ['report'],
    access: 'public',
    media: 'text/plain',
  }),
  doubleBare: endpoint({
    method: 'GET',
    path: '/api/PaperApi/Double/{n}',
    reply: 'bare',
    effect: 'read',
    about: ['report'],
    access: 'public',
    query: z.object({ n: integer('عدد', { min: 1, max: 50 }) }),
    refusals: [{ unlucky: 'این عدد پذیرفته نیست.' }],
    data: z.number(),
  }),
  countUp: endpoint({
    method: 'POST',
    path: '/api/Paper/CountUp',
    title: 'شمردن',
    reply: 'envelope',
    effect: 'write',
    changes: ['report'],
    reaches: [],
    access: 'signedIn',
    body: z.object({ By: integer('مقدار', { min: 1, max: 100 }) }),
    data: command(z.object({ count: z.number() })),
  }),
  countOthers: endpoint({
    method: 'POST',
    path: '/api/Paper/CountOthers',
    title: 'شمردن دیگران',
    reply: 'envelope',
    effect: 'write',
    changes: ['report'],
    reaches: [],
    access: 'signedIn',
    reauthenticates: true,
    beforePasswordChange: true,
    body: z.object({ By: integer('مقدار', { min: 1, max: 100 }) }),
    data: command(z.object({ count: z.number() })),
  }),
  comeBack: endpoint({
    method: 'POST',
    path: '/api/Paper/ComeBack',
    title: 'بازگشت از جای دیگر',
    reply: 'page',
    effect: 'write',
    changes: ['report'],
    reaches: [],
    access: 'public',
    body: z.object({ Paper: integer('کاغذ', { min: 1, max: 100 }) }),
  }),
  leak: endpoint({
    method: 'GET',
    path: '/api/Paper/Leak',
    reply: 'envelope',
    effect: 'read',
    about: ['report'],
    access: 'public',
    data: z.object({ shown: z.string() }),
  }),
  tellOrigin: endpoint({
    method: 'POST',
    path: '/api/Paper/Origin',
    reply: 'envelope',
    effect: 'read',
    about: ['report'],
    access: 'public',
    body: z.object({ DeviceId: optional(text('دستگاه', { max: 20 })) }),
    data: z.object({
      address: z.string(),
      agent: z.nullable(z.string()),
      deviceId: z.nullable(z.string()),
    }),
  }),
}

let count = 0
const handlers = routes(feature, {
  sendPaper: async () => ({ bytes: Buffer.from('کاغذ'), name: 'برگه.txt', inline: true }),
  doubleBare: async (_call, { query }) => {
    if (query.n === 13) throw new Refusal('unlucky', 'این عدد پذیرفته نیست.')
    if (query.n === 14) throw new Refusal('not_said', 'این عدد پذیرفته نیست.')
    return query.n * 2
  },
  countUp: (call, { body }) =>
    call.write(async () => {
      count += body.By
      return made('شمرده شد.', { count })
    }),
  countOthers: (call, { body }) =>
    call.write(async () => {
      count += body.By
      return made('شمرده شد.', { count })
    }),
  comeBack: async (_call, { body: { Paper: n } }) => {
    if (n === 13) throw new Refusal('unlucky', 'این کاغذ <پذیرفته> نیست.')
    if (n === 14) throw new Error('the database says a secret')
    return { to: n === 15 ? '//elsewhere.example' : `/Papers?open=${n}` }
  },
  leak: async () => {
    await worked
    return { shown: 'پیدا', hidden: 'پنهان' }
  },
  tellOrigin: async ({ from }) => from,
})

const session: Session = {
  sessionId: 1,
  deviceId: 'test-device',
  userId: 7,
  username: 'tester',
  fullName: 'آزمون',
  role: 'Admin',
  flags: [],
  driverId: null,
  companyId: null,
  productOwnerId: null,
  hallId: null,
  passwordAt: new Date('2100-01-01T00:00:00Z'),
  mustChangePassword: false,
  mustAddFactor: false,
}
const asked = new Date('2026-11-22T08:00:00Z')
const bearers = {
  good: session,
  'given-half-an-hour-ago': { ...session, passwordAt: new Date(asked.getTime() - 30 * minuteMs) },
  'given-before': { ...session, passwordAt: new Date(asked.getTime() - 30 * minuteMs - 1) },
  'with-a-temporary-password': { ...session, mustChangePassword: true },
}

/** Who comes by `slow` is looked up once this is let go. */
let found = Promise.resolve()
/** Until then `leak` is at work. */
let worked = Promise.resolve()

const database = useTestDatabase()
const servers: FastifyInstance[] = []
async function serve(strictReplies: boolean, limitTimes = 1) {
  const app = await serveRoutes(handlers, database, {
    strictReplies,
    limitTimes,
    arriving: async (token) => ({
      ...(token === 'slow' && (await found.then(() => ({})))),
      session: token in bearers ? bearers[token as keyof typeof bearers] : null,
      ended: token === 'ended' ? 'نشست در دستگاهی دیگر پایان یافت.' : null,
      now: asked,
    }),
  })
  servers.push(app)
  return app
}
let app: FastifyInstance
beforeAll(async () => {
  app = await serve(true)
})
afterAll(async () => {
  for (const server of servers) await server.close()
})

describe('a person whom another site sends here', () => {
  const comeBack = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/Paper/ComeBack',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })

  it('is led on within the panel by what the form says', async () => {
    const answer = await comeBack('paper=۷')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers).toMatchObject({ location: '/Papers?open=7', 'cache-control': 'no-store' })
  })

  it.each([
    ['says nonsense', 'paper=x', 400, 'کاغذ'],
    ['is refused', 'paper=13', 400, 'این کاغذ &lt;پذیرفته&gt; نیست.'],
    ['meets a fault of ours', 'paper=14', 500, 'خطایی در سامانه رخ داد'],
    ['would be led elsewhere', 'paper=15', 500, 'خطایی در سامانه رخ داد'],
  ])('reads a page when he %s', async (_what, payload, status, sentence) => {
    const answer = await comeBack(payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).toContain('<html lang="fa" dir="rtl">')
    expect(answer.body).toContain(sentence)
    expect(answer.body).not.toContain('secret')
  })
})

describe('the guard', () => {
  const broken = { method: 'POST', url: '/api/Paper/CountUp', payload: '{' } as const
  const headers = { 'content-type': 'application/json' }
  it('judges a body only for whom it has let in', async () => {
    expect((await app.inject({ ...broken, headers })).statusCode).toBe(401)
    const known = await app.inject({ ...broken, headers: { ...headers, authorization: 'Bearer good' } })
    expect(known.statusCode).toBe(400)
  })
  it('answers a stranger who never ends his body', async () => {
    const door = await serve(true)
    await door.listen({ port: 0, host: '127.0.0.1' })
    const { port } = door.server.address() as AddressInfo
    const endless = ask({
      port,
      method: 'POST',
      path: broken.url,
      headers: { ...headers, 'content-length': 900_000 },
    })
    endless.on('error', () => {})
    endless.write('{')
    const [reply] = await once(endless, 'response')
    expect(reply.statusCode).toBe(401)
    endless.destroy()
  })
})

describe('a session', () => {
  const as = (bearer: string, url: string, method: 'GET' | 'POST' = 'POST') =>
    app.inject({ method, url, payload: { By: 1 }, headers: { authorization: `Bearer ${bearer}` } })
  it('that has ended is told why', async () => {
    const reply = await as('ended', '/api/Paper/CountUp')
    expect([reply.statusCode, reply.json().message]).toEqual([401, 'نشست در دستگاهی دیگر پایان یافت.'])
  })
  it('is asked for its password before an act on others, once it was given more than half an hour ago', async () => {
    count = 0
    expect((await as('given-half-an-hour-ago', '/api/Paper/CountOthers')).json().statusCode).toBe(200)
    const reply = await as('given-before', '/api/Paper/CountOthers')
    expect([reply.statusCode, reply.json().statusCode]).toEqual([200, 400])
    expect(reply.json().data).toMatchObject({ code: -1, reason: 'reauthenticate' })
    expect(reply.json().message).toContain('گذرواژهٔ خود را دوباره')
    expect(count).toBe(1)
    expect((await as('given-before', '/api/Paper/CountUp')).json().statusCode).toBe(200)
  })
  it('with a temporary password may do nothing but what comes before its change', async () => {
    const reply = await as('with-a-temporary-password', '/api/Paper/CountUp')
    expect([reply.statusCode, reply.json().message]).toEqual([
      403,
      'گذرواژهٔ شما موقت است؛ نخست آن را عوض کنید.',
    ])
    expect((await as('with-a-temporary-password', '/api/Paper/CountOthers')).json().statusCode).toBe(200)
  })
})

describe('the kinds of reply', () => {
  it('a file carries its type and its Persian name', async () => {
    const reply = await app.inject({ url: '/api/Paper/Send' })
    expect(reply.body).toBe('کاغذ')
    expect(reply.headers['content-type']).toContain('text/plain')
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain('برگه.txt')
  })
  it('a bare value stands alone, and its refusal is a 400 with the sentence', async () => {
    expect((await app.inject({ url: '/api/PaperApi/Double/21' })).json()).toBe(42)
    const refused = await app.inject({ url: '/api/PaperApi/Double/13' })
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'این عدد پذیرفته نیست.'])
  })
  it('a refusal says its code, which is an error in tests where the contract does not name it', async () => {
    const data = { code: -1, message: 'این عدد پذیرفته نیست.', reason: 'unlucky' }
    expect((await app.inject({ url: '/api/PaperApi/Double/13' })).json().data).toEqual(data)
    expect((await app.inject({ url: '/api/PaperApi/Double/14' })).statusCode).toBe(500)
    const lenient = await serve(false)
    const refused = await lenient.inject({ url: '/api/PaperApi/Double/14' })
    expect([refused.statusCode, refused.json().data.reason]).toEqual([400, 'not_said'])
  })
  it('a key beyond the contract is an error in tests and left out in production', async () => {
    expect((await app.inject({ url: '/api/Paper/Leak' })).statusCode).toBe(500)
    const lenient = await serve(false)
    expect((await lenient.inject({ url: '/api/Paper/Leak' })).json().data).toEqual({ shown: 'پیدا' })
  })
})

describe('a write under an Idempotency-Key', () => {
  const countUp = (key: string, By: number) =>
    app.inject({
      method: 'POST',
      url: '/api/Paper/CountUp',
      payload: { By },
      headers: { authorization: 'Bearer good', 'idempotency-key': key },
    })
  it('is done once, however often and at however many doors it arrives', async () => {
    count = 0
    const replies = await Promise.all(Array.from({ length: 8 }, () => countUp('once-and-only-once', 5)))
    expect(replies.map((reply) => reply.json().data.data.count)).toEqual(Array.from({ length: 8 }, () => 5))
    expect(count).toBe(5)
  })
  it('is refused with 409 for another body, and for a key that is none with 400', async () => {
    await countUp('another-body', 1)
    expect((await countUp('another-body', 2)).statusCode).toBe(409)
    expect((await countUp('کلید', 1)).statusCode).toBe(400)
  })
  it('is done again a day later, also with another body, and then that is done once', async () => {
    count = 0
    await countUp('a-day-later', 3)
    await database.clock.moveBy(25 * 3_600_000)
    expect((await countUp('a-day-later', 4)).json().data.data.count).toBe(7)
    expect((await countUp('a-day-later', 4)).json().data.data.count).toBe(7)
    expect(count).toBe(7)
  })
})

describe('a server that has more to do than it can', () => {
  type Comers = { method?: 'GET' | 'POST'; as?: string }
  const comers = (app: FastifyInstance, more: number, { method = 'GET', as = 'slow' }: Comers = {}) => {
    const url = method === 'GET' ? '/api/Paper/Leak' : '/api/Paper/CountUp'
    const payload = method === 'GET' ? undefined : { By: 1 }
    const headers = { authorization: `Bearer ${as}` }
    // a request leaves once somebody waits for it
    return Array.from({ length: more }, () =>
      app.inject({ method, url, headers, payload }).then((reply) => reply),
    )
  }
  const statuses = async (asked: ReturnType<typeof comers>) => [
    ...new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode)),
  ]
  /** A promise, and what lets go of it. */
  const held = () => {
    let letGo = () => {}
    const until = new Promise<void>((resolve) => (letGo = resolve))
    return { until, letGo: () => letGo() }
  }

  it('turns away a read at once that would be the two thousand and first, lets writes in, and takes all again later', async () => {
    const app = await serve(false, Number.POSITIVE_INFINITY)
    const { until, letGo } = held()
    found = until
    const inside = comers(app, 2_000)
    const [refused] = await Promise.all(comers(app, 1))
    expect(refused?.statusCode).toBe(503)
    expect(Number(refused?.headers['retry-after'])).toBeOneOf([3, 4, 5, 6, 7])
    expect(refused?.json().errors).toEqual(['سامانه اکنون بسیار پرکار است؛ چند لحظه بعد دوباره تلاش کنید.'])
    const writes = comers(app, 1, { method: 'POST' })
    await setImmediate()
    letGo()
    expect(await statuses(inside)).toEqual([200])
    // of a token that nobody has
    expect(await statuses(writes)).toEqual([401])
    expect(await statuses(comers(app, 1))).toEqual([200])
  })

  it('turns away a write at twice as many', async () => {
    const app = await serve(false, Number.POSITIVE_INFINITY)
    const { until, letGo } = held()
    found = until
    const inside = comers(app, 4_000, { method: 'POST' })
    expect(await statuses(comers(app, 1, { method: 'POST' }))).toEqual([503])
    letGo()
    expect(await statuses(inside)).toEqual([401])
  })

  it('counts what it works at, as it does whom it looks up', async () => {
    const app = await serve(false, Number.POSITIVE_INFINITY)
    const { until, letGo } = held()
    worked = until
    const inside = comers(app, 2_000, { as: 'good' })
    await setImmediate()
    await setImmediate()
    expect(await statuses(comers(app, 1, { as: 'good' }))).toEqual([503])
    letGo()
    expect(await statuses(inside)).toEqual([200])
  })
})

describe('where a call comes from', () => {
  const ask = async (headers: Record<string, string>, body = {}) => {
    const app = await serve(true)
    const reply = await app.inject({ method: 'POST', url: '/api/Paper/Origin', payload: body, headers })
    return reply.json().data
  }

  it('is its address, what the client says that it is, and the device of its session', async () => {
    const said = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', authorization: 'Bearer good' }
    expect(await ask(said, { DeviceId: 'another' })).toEqual({
      address: '127.0.0.1',
      agent: 'Mozilla/5.0 Firefox/140.0',
      deviceId: 'test-device',
    })
  })

  it('is the device that it says, as long as it has no session', async () => {
    expect(await ask({ 'user-agent': '' }, { DeviceId: 'phone-1' })).toEqual({
      address: '127.0.0.1',
      agent: null,
      deviceId: 'phone-1',
    })
  })

  it('holds no more of what a client says than can be kept', async () => {
    const { agent } = await ask({ 'user-agent': `${'x'.repeat(299)}😀${'y'.repeat(5_000)}` })
    expect(agent).toBe('x'.repeat(299))
  })
})
