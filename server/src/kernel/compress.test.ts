import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { compressReplies, encodingOf, pack, sendPacked } from './compress.ts'

const long = { rows: Array.from({ length: 200 }, (_, id) => ({ id, name: 'بندرعباس' })) }
const app = Fastify()
compressReplies(app)
app.get('/long', async () => long)
app.get('/short', async () => ({ name: 'بندرعباس' }))
app.get('/paper', (_request, reply) => reply.type('application/pdf').send(Buffer.alloc(5_000)))
app.get('/packed', async (_request, reply) => sendPacked(reply, await pack(JSON.stringify(long))))
afterAll(() => app.close())

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

describe('the encoding of a reply', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('for %j is %j', (accepted, expected) => {
    expect(encodingOf(accepted)).toBe(expected)
  })
})

describe.each(['/long', '/packed'])('a long text, %s', (url) => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes packed for who takes %s, and says so', async (encoding, unpack) => {
    const reply = await get(url, encoding)
    expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length))
    expect(reply.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 5)
    expect(JSON.parse(unpack(reply.rawPayload).toString())).toEqual(long)
  })

  it('comes plain for who takes neither, and says that it depends', async () => {
    const reply = await get(url)
    expect(reply.headers).toMatchObject({ vary: 'accept-encoding' })
    expect(reply.headers).not.toHaveProperty('content-encoding')
    expect(reply.json()).toEqual(long)
  })
})

it.each(['/short', '/paper'])('%s stays as it is', async (url) => {
  const { headers } = await get(url, 'br')
  expect(headers).not.toHaveProperty('content-encoding')
  expect(headers).not.toHaveProperty('vary')
})
