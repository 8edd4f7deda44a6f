import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverOptions } from '../app/app.ts'
import { readBodies } from './bodies.ts'
import { answerErrors } from './error-replies.ts'

/** A server as the product's, with a path that waits to be let on. */
async function open() {
  const app = Fastify({
    ...serverOptions,
    requestTimeout: 300,
    http: { ...serverOptions.http, headersTimeout: 300, connectionsCheckingInterval: 50 },
  })
  answerErrors(app)
  readBodies(app)
  let asked = () => {}
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  app.get('/hall/:name', async (_request, reply) => {
    asked()
    await new Promise<void>((resolve) => app.server.once('let on', resolve))
    return reply.send({ done: true })
  })
  app.post('/hall', async () => ({ done: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, isAsked }
}

type Reply = { status: number; head: string; body: { statusCode: number; data: unknown; message: string } }
const readReplies = (text: string): Reply[] =>
  text
    .split(/(?=HTTP\/1\.1 )/)
    .filter((one) => one !== '')
    .map((one) => {
      const [head = '', body = ''] = one.split('\r\n\r\n')
      return { status: Number(head.slice(9, 12)), head, body: JSON.parse(body.replaceAll('JSON', '')) }
    })

function dial(app: FastifyInstance) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  socket.on('error', () => {})
  return {
    say: (words: string) => socket.write(words),
    /** All that came until the server hung up. */
    async toTheEnd() {
      await once(socket, 'close')
      return readReplies(text)
    },
  }
}

let app: FastifyInstance
beforeAll(async () => {
  app = (await open()).app
})
afterAll(() => app.close())

// JSON is a name, and has no other in Persian
const persian = /^(?:[^a-z]|JSON)*[\u0600-\u06ff](?:[^a-z]|JSON)*$/i
const envelope = (status: number) => ({
  status,
  body: { data: null, statusCode: status, message: expect.stringMatching(persian) },
  head: expect.stringContaining('content-type: application/json; charset=utf-8'),
})

describe('what is no proper request gets the envelope and a Persian sentence', () => {
  it.each([
    ['a path that cannot be decoded', 'GET /hall/%E0%A4%A HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    [
      'a part of a path that is far too long',
      `GET /hall/${'a'.repeat(200)} HTTP/1.1\r\nconnection: close\r\n\r\n`,
      414,
    ],
    ['words that are no HTTP', 'سلام\r\n\r\n', 400],
    ['a method that does not exist', 'FETCH /hall HTTP/1.1\r\n\r\n', 400],
    ['headers that are too large', `GET /hall HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['two hosts', 'GET /hall/a HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n', 400],
    [
      'two lengths of one body',
      'POST /hall HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['headers that never end', 'GET /hall HTTP/1.1\r\nx: a\r\n', 408],
    ['a body that never ends', 'POST /hall HTTP/1.1\r\ncontent-length: 90\r\n\r\n{', 408],
    [
      'an expectation of who knows what',
      'POST /hall HTTP/1.1\r\nhost: a\r\nexpect: gold\r\ncontent-length: 0\r\n\r\n',
      417,
    ],
    [
      'broken JSON',
      'POST /hall HTTP/1.1\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{',
      400,
    ],
    [
      'JSON that is nested without end',
      `POST /hall HTTP/1.1\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 20000\r\n\r\n${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      400,
    ],
    [
      'a body in another form',
      'POST /hall HTTP/1.1\r\nconnection: close\r\ncontent-type: text/xml\r\ncontent-length: 1\r\n\r\n<',
      415,
    ],
  ])('%s', async (_what, words, status) => {
    const line = dial(app)
    line.say(words)
    expect((await line.toTheEnd())[0]).toMatchObject(envelope(status))
  })
})

it('who is refused and does not hang up keeps no connection', async () => {
  const count = () => new Promise<number>((resolve) => app.server.getConnections((_e, n) => resolve(n)))
  const half = connect({ port: (app.server.address() as AddressInfo).port, allowHalfOpen: true })
  half.on('error', () => {})
  half.write('GET /hall HTTP/1.1\r\nx: a\r\n')
  await once(half.resume(), 'end')
  await expect.poll(count, { timeout: 10_000 }).toBe(0)
  half.destroy()
})

it('who comes by an open connection while the server closes is told so', async () => {
  const { app: closing, isAsked } = await open()
  const line = dial(closing)
  line.say('GET /hall/a HTTP/1.1\r\n\r\n')
  await isAsked
  const closed = closing.close()
  line.say('GET /hall/b HTTP/1.1\r\n\r\n')
  await once(closing.server, 'request')
  closing.server.emit('let on')
  const [first, second] = await line.toTheEnd()
  expect(first?.status).toBe(200)
  expect(second).toMatchObject(envelope(503))
  await closed
})
