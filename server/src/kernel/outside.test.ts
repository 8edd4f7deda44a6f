import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  afterFailure,
  type Circuit,
  closedCircuit,
  letOut,
  mayPass,
  openOutside,
  type OutsideFault,
  type OutsideRequest,
  restMs,
} from './outside.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let server: Server
let base: string
let answer: Answer
const asked: { method?: string; url?: string; type?: string; body: string }[] = []

async function hear(request: IncomingMessage, response: ServerResponse) {
  let body = ''
  for await (const part of request) body += part
  asked.push({ method: request.method, url: request.url, type: request.headers['content-type'], body })
  answer(request, response)
}
beforeAll(async () => {
  server = createServer((request, response) => void hear(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
  answer = (_request, response) => response.end('خوب')
})

const name = 'سامانهٔ پیامک'
const ping: OutsideRequest = { method: 'GET', path: '/ping', mayRepeat: false }
const open = (given: { timeoutMs?: number; clock?: () => number } = {}) =>
  openOutside({ name, base, timeoutMs: given.timeoutMs ?? 5_000, mostBytes: 1_000 }, given.clock)
const reasonOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (error: OutsideFault) => error.reason,
  )

describe('calling an outside service', () => {
  it('asks below its base, in a form, in JSON, in XML or in the query', async () => {
    const service = open()
    await service.ask({ method: 'POST', path: '/send', form: { to: '0912', text: 'سلام' }, mayRepeat: false })
    await service.ask({ method: 'POST', path: '/send', json: { a: 1 }, mayRepeat: false })
    await service.ask({ method: 'POST', path: '/send', xml: '<a>۱</a>', mayRepeat: false })
    const { text } = await service.ask({ ...ping, query: { q: 'بندر عباس' } })
    expect(text).toBe('خوب')
    expect(
      asked.map(({ method, url, body }) => `${method} ${decodeURIComponent(url ?? '')} ${body}`),
    ).toEqual([
      'POST /v1/send to=0912&text=%D8%B3%D9%84%D8%A7%D9%85',
      'POST /v1/send {"a":1}',
      'POST /v1/send <a>۱</a>',
      'GET /v1/ping?q=بندر+عباس ',
    ])
  })

  it('hands on what the service refuses, for the adapter to word', async () => {
    answer = (_request, response) => response.writeHead(403).end('no credit')
    expect(await open().ask(ping)).toEqual({ status: 403, text: 'no credit' })
  })

  it.each<[string, Answer, string]>([
    ['never answers', () => {}, 'too slow'],
    ['begins and does not end', (_request, response) => void response.write('x'), 'too slow'],
    ['hangs up', (request) => void request.socket.destroy(), 'unreachable'],
    ['fails', (_request, response) => void response.writeHead(502).end(), 'failed'],
    ['says too much', (_request, response) => void response.end('x'.repeat(1_001)), 'too long'],
    [
      'leads elsewhere',
      (_request, response) => void response.writeHead(302, { location: 'http://169.254.1.1/' }).end(),
      'redirects',
    ],
  ])('fails with one sentence when the service %s', async (_what, says, reason) => {
    answer = says
    const failed = await open({ timeoutMs: 300 })
      .ask(ping)
      .catch((error: OutsideFault) => error)
    expect(failed).toMatchObject({
      reason,
      status: 503,
      sentences: ['سامانهٔ پیامک پاسخ نمی‌دهد؛ چند دقیقهٔ دیگر دوباره تلاش کنید.'],
    })
  })

  it('asks once more where that does no harm, and only there', async () => {
    answer = (request) => void request.socket.destroy()
    await reasonOf(open().ask({ ...ping, mayRepeat: true }))
    expect(asked).toHaveLength(2)
    await reasonOf(open().ask(ping))
    expect(asked).toHaveLength(3)
  })

  it('lets a service rest after five failures in a row, and asks again after half a minute', async () => {
    let at = 0
    const service = open({ clock: () => at })
    answer = (_request, response) => void response.writeHead(500).end()
    for (let i = 0; i < 5; i++) expect(await reasonOf(service.ask(ping))).toBe('failed')
    expect(await reasonOf(service.ask(ping))).toBe('resting')
    expect(asked).toHaveLength(5)
    at = restMs
    answer = (_request, response) => void response.end('خوب')
    expect(await reasonOf(service.ask(ping))).toBe('answered')
    expect(await reasonOf(service.ask(ping))).toBe('answered')
  })
})

const failing = (times: number, at = 0): Circuit =>
  Array.from({ length: times }).reduce<Circuit>((circuit) => afterFailure(circuit, at), closedCircuit)

it('lets calls out until five in a row have failed', () => {
  expect(mayPass(failing(4), 0)).toBe(true)
  expect(mayPass(failing(5), 0)).toBe(false)
})

it('rests for half a minute, then lets one out and holds back the others until that one has ended', () => {
  const resting = failing(5)
  expect(mayPass(resting, restMs - 1)).toBe(false)
  expect(mayPass(resting, restMs)).toBe(true)
  const onTrial = letOut(resting, restMs)
  expect(mayPass(onTrial, restMs)).toBe(false)
  expect(mayPass(afterFailure(onTrial, restMs), restMs + 1)).toBe(false)
})

it('lets everybody out while all is well', () => {
  expect(letOut(closedCircuit, 7)).toEqual(closedCircuit)
})
