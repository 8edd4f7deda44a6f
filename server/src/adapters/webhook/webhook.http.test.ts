import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isInside, isLoopback } from './inside.ts'
import { createWebhookCaller } from './webhook.http.ts'

it.each([
  ['0.0.0.0', true],
  ['10.255.255.255', true],
  ['100.64.0.1', true],
  ['100.128.0.1', false],
  ['127.8.8.8', true],
  ['169.254.169.254', true],
  ['172.15.255.255', false],
  ['172.16.0.1', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.0.2.7', true],
  ['192.168.0.1', true],
  ['198.19.0.1', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['5.160.1.1', false],
  ['223.255.255.254', false],
  ['::', true],
  ['::1', true],
  ['::ffff:5.160.1.1', true],
  ['::ffff:7f00:1', true],
  ['64:ff9b::a00:1', true],
  ['fc00::1', true],
  ['fd00:ec2::254', true],
  ['fe80::1', true],
  ['fe80::1%eth0', true],
  ['ff02::1', true],
  ['2001:0:53aa:64c::1', true],
  ['2001:db8::1', true],
  ['2002:7f00:1::', true],
  ['2a01:4f8::1', false],
  ['no address', true],
])('%s lies in the house: %s', (address, inside) => {
  expect(isInside(address)).toBe(inside)
})

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['10.0.0.1', false],
  ['localhost', false],
])('%s is this machine: %s', (address, is) => {
  expect(isLoopback(address)).toBe(is)
})

describe('calling', () => {
  let port = 0
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers.host ?? '')
    response.end('x'.repeat(100_000))
  })
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => void server.close())

  const at = (...addresses: string[]) => {
    const looked: string[] = []
    const resolve = async (host: string) => {
      looked.push(host)
      return [{ address: addresses[Math.min(looked.length, addresses.length) - 1] ?? '', family: 4 }]
    }
    return { looked, resolve }
  }

  it('looks the name up each time, and calls no address of the house that it has come to mean', async () => {
    const { looked, resolve } = at('5.160.1.1', '127.0.0.1')
    const caller = createWebhookCaller({ mayLoop: false, resolve })
    const url = `https://turns.example:${port}/hook`
    expect(await caller.whyNot(url)).toBeNull()
    expect(await caller.post(url, '{}', {})).toEqual({ fault: 'inside' })
    expect([looked, asked]).toEqual([['turns.example', 'turns.example'], []])
  })

  it('tells a name of the house from one that nobody has as little as it can', async () => {
    const caller = createWebhookCaller({ mayLoop: false, resolve: at('10.0.0.5').resolve })
    expect(await caller.whyNot('https://ledger.internal/hook')).toBe('not_found')
    expect(await caller.whyNot('https://10.0.0.5/hook')).toBe('inside')
  })

  it('goes to the very address that was looked at, and reads no more of the answer than is kept', async () => {
    const { looked, resolve } = at('127.0.0.1', '10.0.0.1')
    const caller = createWebhookCaller({ mayLoop: true, resolve })
    const answer = await caller.post(`http://once.example:${port}/hook`, '{}', {})
    expect(answer).toEqual({ status: 200, reply: 'x'.repeat(500) })
    expect([looked, asked]).toEqual([['once.example'], [`once.example:${port}`]])
  })

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', 'localhost'])(
    'does not loop to %s where no setting says so',
    async (host) => {
      const caller = createWebhookCaller({ mayLoop: false })
      const why = host === 'localhost' ? 'not_found' : 'inside'
      expect(await caller.whyNot(`https://${host}:${port}/`)).toBe(why)
      expect(await caller.whyNot(`http://${host}:${port}/`)).toBe('not_https')
      expect(await caller.post(`https://${host}:${port}/`, '{}', {})).toEqual({ fault: 'inside' })
      expect(await caller.post(`http://${host}:${port}/`, '{}', {})).toEqual({ fault: 'inside' })
    },
  )

  it('tells who is away from who is slow', async () => {
    const caller = createWebhookCaller({ mayLoop: true, timeoutMs: 200 })
    expect(await caller.post('http://127.0.0.1:1/', '{}', {})).toEqual({ fault: 'unreachable' })
    const silent = createServer(() => {})
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port: silentPort } = silent.address() as AddressInfo
    expect(await caller.post(`http://127.0.0.1:${silentPort}/`, '{}', {})).toEqual({ fault: 'too_slow' })
    silent.closeAllConnections()
    silent.close()
  })
})
