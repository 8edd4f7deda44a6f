import Fastify from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { useListener } from '../../test/listener.ts'
import { openTiles, type TileSettings } from '../adapters/maps/tiles.ts'
import { answerErrors } from '../kernel/error-replies.ts'
import { serveTiles } from './serve-tiles.ts'

const maker = useListener()
const png = Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG\r\n\u001a\n and the rest')])
const headers = { 'content-type': 'text/html', 'set-cookie': 'who=you' }
beforeEach(() => {
  maker.says = () => ({ status: 200, headers, body: png })
})

function open(given: Partial<TileSettings> = {}, times = Number.POSITIVE_INFINITY) {
  const app = Fastify()
  answerErrors(app)
  const settings = {
    url: `${maker.base}/v1/{z}/{x}/{y}.png`,
    key: 'the key',
    credit: 'نمونه',
    mostZoom: 12,
    ...given,
  }
  serveTiles(app, openTiles(settings), times)
  return (url: string) =>
    app.inject({ url, headers: { cookie: 'session=1', authorization: 'Bearer x', 'user-agent': 'me' } })
}
/** A piece of the map round Tehran. */
const tehran = '/tiles/8/164/100'

it('are fetched with our key and nothing of whoever looks, and kept', async () => {
  const get = open()
  const reply = await get(tehran)
  expect(reply.rawPayload).toEqual(png)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=604800',
  })
  expect(reply.headers['set-cookie']).toBeUndefined()
  await get(tehran)
  expect(maker.asked.map(({ url }) => url)).toEqual(['/v1/8/164/100.png'])
  expect(maker.asked[0]?.headers).toMatchObject({ 'x-api-key': 'the key' })
  expect(maker.asked[0]?.headers).not.toHaveProperty('cookie')
  expect(maker.asked[0]?.headers).not.toHaveProperty('authorization')
  expect(maker.asked[0]?.headers['user-agent']).not.toBe('me')
})

it('carry the key in the address where the setting has it there', async () => {
  await open({ url: `${maker.base}/{z}/{x}/{y}?token={key}` })(tehran)
  expect(maker.asked[0]?.url).toBe('/8/164/100?token=the%20key')
  expect(maker.asked[0]?.headers['x-api-key']).toBeUndefined()
})

it.each([
  ['of Europe', '/tiles/8/134/85'],
  ['too near', '/tiles/13/5264/3200'],
  ['of the whole world', '/tiles/0/0/0'],
  ['that is none', '/tiles/8/x/..'],
  ['beyond the world', '/tiles/8/420/100'],
])('are asked of nobody: %s', async (_, url) => {
  expect((await open()(url)).statusCode).toBe(404)
  expect(maker.asked).toEqual([])
})

it.each([
  ['is not there', 404, Buffer.from(''), 404],
  ['is no picture', 200, Buffer.from('<script>alert(1)</script>'), 503],
  ['is refused', 403, png, 503],
  ['is too large', 200, Buffer.concat([png, Buffer.alloc(200_000)]), 503],
  ['fails', 500, png, 503],
])('that one %s: %i', async (_, status, body, becomes) => {
  maker.says = () => ({ status, headers, body })
  const get = open()
  const reply = await get(tehran)
  expect(reply.statusCode).toBe(becomes)
  expect(reply.headers['content-type']).toContain('application/json')
  maker.says = () => ({ status: 200, headers, body: png })
  expect((await get(tehran)).statusCode).toBe(becomes === 503 ? 200 : 404)
})

it('are counted by address', async () => {
  const get = open({}, 2 / 1_500)
  const codes = [await get(tehran), await get(tehran), await get(tehran)].map((reply) => reply.statusCode)
  expect(codes).toEqual([200, 200, 429])
})

it('are not there without a setting', async () => {
  const app = Fastify()
  serveTiles(app, null, 1)
  expect((await app.inject({ url: tehran })).statusCode).toBe(404)
})
