import { contract } from '@bargah/contract/contract.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import type { EndpointShape } from '@bargah/contract/kernel/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { namesOf } from '../src/kernel/read-input.ts'
import { keyedHash } from '../src/kernel/keys.rules.ts'
import { keys, useTestApp } from './app.ts'
import type { RequestParts } from './request.ts'

const endpoints = Object.entries(contract) as [string, EndpointShape][]
const limited = endpoints.filter(([, { limits }]) => limits !== undefined)

// of everything one in its time
const app = useTestApp({ limitTimes: 0 })

let addresses = 0
const newAddress = () => `10.1.0.${++addresses}`
const newToken = async (role: Role = 'Admin') =>
  role === 'Driver' ? (await app.driverActor()).token : (await app.signedIn(role)).token
const ask = (endpoint: EndpointShape, said: RequestParts = {}) => app.send(endpoint, { body: {}, ...said })
const { listProvinces, showMe, showCatalogVersions, signOut } = contract

describe('limits of the contract', () => {
  it.each(limited)('of %s are kept: who goes beyond is told how long to wait', async (_name, endpoint) => {
    const token = endpoint.access === 'public' ? undefined : await newToken(endpoint.limits?.[0]?.of)
    const caller = { token, from: newAddress() }
    expect((await ask(endpoint, caller)).status).not.toBe(429)
    const refused = await ask(endpoint, caller)
    expect(refused.status).toBe(429)
    const waitS = Number(refused.headers['retry-after'])
    const longestMs = Math.max(...(endpoint.limits ?? []).map(({ inMs }) => inMs))
    expect(waitS).toBeGreaterThan(0)
    expect(waitS).toBeLessThanOrEqual(longestMs / 1000)
    // whom another site sends back reads a page
    if (endpoint.reply === 'page') expect(refused.headers['content-type']).toContain('text/html')
    else expect(refused.json).toMatchObject({ data: null, statusCode: 429 })
    expect(refused.text).toMatch(/درخواست‌های شما زیاد بوده است؛ .+ دیگر دوباره تلاش کنید/)
  })

  it('count by fields that the call has', () => {
    const missing = limited.flatMap(([name, { limits = [], query, body }]) => {
      const fields = [query, body].flatMap((shape) => (shape ? namesOf(shape) : []))
      return limits.flatMap(({ by }) =>
        typeof by === 'string' || fields.includes(by.field) ? [] : [`${name} ${by.field}`],
      )
    })
    expect(missing).toEqual([])
  })

  it('by a field count nothing that was malformed', async () => {
    const preview = async (NationalId: string) =>
      (
        await app.call('previewTurn', {
          token: await newToken(),
          query: { NationalId, FreighterCardNumber: '3000001', LoadHallId: 1 },
        })
      ).status
    expect([await preview('123'), await preview('123')]).toEqual([400, 400])
    expect(await preview('۱۰۰۰۰۰۰۰۱۱')).toBe(404)
  })
})

describe('limits that a call states for one role', () => {
  it('leave the calls of others to the count of all writes', async () => {
    const token = await newToken()
    expect((await ask(contract.takeTurn, { token })).status).toBe(400)
    expect((await ask(signOut, { token })).status).toBe(429)
  })

  it('count the calls of that role alone, apart from its other writes', async () => {
    const token = await newToken('Driver')
    expect((await ask(contract.takeTurn, { token })).status).not.toBe(429)
    expect((await ask(contract.takeTurn, { token })).status).toBe(429)
    expect((await ask(signOut, { token })).status).toBe(200)
  })
})

describe('calls that state no limits', () => {
  it('are counted by account, whatever comes from its address', async () => {
    const wifi = newAddress()
    const [noisy, other] = [await newToken(), await newToken()]
    expect((await ask(listProvinces, { from: wifi })).status).toBe(200)
    expect((await ask(listProvinces, { from: wifi })).status).toBe(429)
    expect((await ask(showMe, { token: noisy, from: wifi })).status).toBe(200)
    expect((await ask(showMe, { token: noisy, from: wifi })).status).toBe(429)
    expect((await ask(showMe, { token: other, from: wifi })).status).toBe(200)
  })

  it('share one count of reads and one of writes', async () => {
    const token = await newToken()
    expect((await ask(showMe, { token })).status).toBe(200)
    expect((await ask(showCatalogVersions, { token })).status).toBe(429)
    expect((await ask(signOut, { token })).status).toBe(200)
  })

  it('count dead tokens by address, and an address by what trusted proxies say', async () => {
    const from = newAddress()
    expect((await ask(showMe, { token: 'dead', from })).status).toBe(401)
    expect((await ask(showMe, { token: 'dead too', from })).status).toBe(429)
    const through = (proxy: string, forwarded: string) =>
      app.app.inject({
        url: listProvinces.path,
        remoteAddress: proxy,
        headers: { 'x-forwarded-for': forwarded },
      })
    const ofProxy = [await through('127.0.0.1', newAddress()), await through('127.0.0.1', newAddress())]
    expect(ofProxy.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const stranger = newAddress()
    const ofStranger = [await through(stranger, newAddress()), await through(stranger, newAddress())]
    expect(ofStranger.map(({ statusCode }) => statusCode)).toEqual([200, 429])
  })

  it('count a device that signed in before by itself, and none that made up its mark', async () => {
    const from = newAddress()
    await ask(listProvinces, { from })
    const withMark = (mark: string) =>
      ask(listProvinces, { from, headers: { cookie: `__Host-device=${mark}` } })
    expect((await withMark('madeUp.h1.1.abc')).status).toBe(429)
    expect((await withMark(`aMark.${keyedHash(keys, 'device marks', 'aMark')}`)).status).toBe(200)
  })
})

it('files, health and what is no call are outside of all limits', async () => {
  const from = newAddress()
  for (const url of ['/healthz', '/readyz', '/openapi.json', '/demo.json'])
    for (const _again of [1, 2, 3])
      expect((await app.app.inject({ url, remoteAddress: from })).statusCode).toBe(200)
})

it.each([
  ['read', contract.listProvinces],
  ['write', contract.markAllNotificationsRead],
] as const)(
  'each %s of an account counts, in whichever of its sessions and from wherever',
  async (_effect, call) => {
    const { token, userId } = await app.signedIn('Admin')
    const again = await app.newSession(userId)
    const other = await app.signedIn('Admin')
    const ask = async (token: string, from: string) =>
      (await app.send(call, { body: {}, token, from })).status
    expect(await ask(token, '10.9.0.1')).toBe(200)
    expect(await ask(again, '10.9.0.2')).toBe(429)
    // another account at the same address is another
    expect(await ask(other.token, '10.9.0.1')).toBe(200)
  },
)
