import { type Flag, wordOfFlags } from '@bargah/contract/kernel/access.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sentenceOf } from './api-error.ts'
import { call } from './api.ts'
import {
  currentSession,
  endSession,
  lastSessionEnd,
  onAccessChanged,
  renewMember,
  startSession,
} from './session.ts'

class MemoryStorage {
  private readonly kept = new Map<string, string>()
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.kept.set(key, value)
  removeItem = (key: string) => void this.kept.delete(key)
}
vi.stubGlobal('localStorage', new MemoryStorage())
vi.stubGlobal('sessionStorage', new MemoryStorage())

const send = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', send)
const reply = (body: unknown, status = 200) =>
  send.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const good = { statusCode: 200, errors: [], message: '' }
const member = {
  memberId: 1,
  username: '1000000011',
  role: 'Driver',
  fullname: 'رضا کریمی',
  clientId: 1,
} as const
const lastCall = () => {
  const [address, init] = send.mock.lastCall ?? []
  return { address, init, headers: new Headers(init?.headers) }
}

describe('a call of the contract', () => {
  beforeEach(() => {
    send.mockReset()
    startSession({ token: 'secret', member }, { remember: true })
  })

  it('gives what the envelope holds, and rows with their total', async () => {
    reply({ ...good, data: { availableBalance: 5, heldBalance: 0 } })
    expect(await call('showMyBalance')).toEqual({ availableBalance: 5, heldBalance: 0 })
    reply({ ...good, data: [{ cityId: 1 }], total: 7 })
    expect(await call('listCities')).toEqual({ rows: [{ cityId: 1 }], total: 7, isAtLeast: false })
  })

  it('tells how long the server asks to be left alone', async () => {
    const sentence = 'درخواست‌های شما زیاد بوده است؛ ۳ ثانیهٔ دیگر دوباره تلاش کنید.'
    const body = JSON.stringify({ data: null, statusCode: 429, errors: [sentence], message: sentence })
    send.mockResolvedValueOnce(new Response(body, { status: 429, headers: { 'retry-after': '3' } }))
    await expect(call('showMyBalance')).rejects.toMatchObject({
      kind: 'tooMany',
      sentences: [sentence],
      waitS: 3,
    })
  })

  it('carries the token and its query, leaving out what is missing', async () => {
    reply({ ...good, data: [], total: 0 })
    await call('listPrioritiesOfTurn', { query: { DriverTurnId: 4, IsAll: undefined } })
    const { address, headers } = lastCall()
    expect(address).toBe('/api/v1/DriverPriority/GetByDriverTurnId?DriverTurnId=4')
    expect(headers.get('authorization')).toBe('Bearer secret')
    expect(headers.has('idempotency-key')).toBe(false)
  })

  it('gives each write an idempotency key of its own unless one is given', async () => {
    reply({ ...good, data: { code: 1, message: '' } })
    reply({ ...good, data: { code: 1, message: '' } })
    await call('cancelTurn', { query: { DriverTurnId: 4 } })
    const first = lastCall().headers.get('idempotency-key')
    await call('cancelTurn', { query: { DriverTurnId: 4 }, idempotencyKey: 'the-same-one' })
    expect(first).toMatch(/^[\w-]{36}$/)
    expect(lastCall().headers.get('idempotency-key')).toBe('the-same-one')
  })

  it('throws the sentences of a refusal that came as 200', async () => {
    reply({
      data: { code: -1, message: 'نه' },
      statusCode: 400,
      errors: ['نوبت فعال دارید.'],
      message: 'نوبت فعال دارید.',
    })
    await expect(call('takeTurn', { body: {} })).rejects.toMatchObject({
      kind: 'refused',
      sentences: ['نوبت فعال دارید.'],
    })
  })

  it('says that the connection was lost in the middle of an answer, of a file as of a text', async () => {
    const cut = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError()) }))
    send.mockImplementation(async () => cut())
    await expect(call('showMyBalance')).rejects.toMatchObject({ kind: 'network' })
    await expect(call('openMorningFile', { query: { Id: 1 } as never })).rejects.toMatchObject({
      kind: 'network',
    })
  })

  it('says that the connection was lost', async () => {
    send.mockRejectedValueOnce(new TypeError('failed to fetch'))
    await expect(call('showMyTurn')).rejects.toMatchObject({ kind: 'network' })
  })

  it.each([
    [
      'the message of the reply',
      '{"message":"سرور سرگرم است؛ کمی بعد بیایید."}',
      'سرور سرگرم است؛ کمی بعد بیایید.',
    ],
    ['else its body', 'سامانه در دست تعمیر است.', 'سامانه در دست تعمیر است.'],
    [
      'else a sentence of our own',
      '<html>خطا</html>',
      'ارتباط با سرور برقرار نشد؛ کمی بعد دوباره تلاش کنید.',
    ],
  ])('says of a failure %s', async (_what, body, sentence) => {
    send.mockResolvedValueOnce(new Response(body, { status: 502 }))
    const error: unknown = await call('showMyTurn').catch((thrown: unknown) => thrown)
    expect(sentenceOf(error)).toBe(sentence)
  })

  it('ends the session when the server no longer knows it, but not one that began meanwhile', async () => {
    reply({ data: null, statusCode: 401, errors: ['دوباره وارد شوید.'], message: '' }, 401)
    await expect(call('showMyTurn')).rejects.toMatchObject({ kind: 'signedOut' })
    expect(currentSession()).toBeNull()
    expect(lastSessionEnd()).toEqual({ end: 'expired', why: 'دوباره وارد شوید.' })

    startSession({ token: 'old', member }, { remember: true })
    send.mockImplementationOnce(async () => {
      startSession({ token: 'new', member }, { remember: true })
      return new Response('{}', { status: 401 })
    })
    await expect(call('showMyTurn')).rejects.toMatchObject({ kind: 'signedOut' })
    expect(currentSession()?.token).toBe('new')
    endSession('left')
  })
})

describe('an answer that says which flags one has', () => {
  const clerk = { ...member, role: 'TransportationCompanyMember', access_Load_Add: true } as const
  const answer = (flags: readonly Flag[], status = 200) =>
    send.mockResolvedValueOnce(
      new Response(JSON.stringify({ ...good, data: [], total: 0 }), {
        status,
        headers: { 'x-access': wordOfFlags(flags) },
      }),
    )

  it('is noticed once where they are others than are known here, also when it refuses', async () => {
    startSession({ token: 'secret', member: clerk }, { remember: true })
    const noticed = vi.fn<() => void>()
    const stop = onAccessChanged(noticed)
    answer(['access_Load_Add'])
    await call('listCities')
    expect(noticed).not.toHaveBeenCalled()
    answer([], 403)
    await call('listCities').catch(() => undefined)
    answer([])
    await call('listCities')
    expect(noticed).toHaveBeenCalledTimes(1)
    renewMember({ ...clerk, access_Load_Add: undefined })
    answer(['access_Load_Add'])
    await call('listCities')
    expect(noticed).toHaveBeenCalledTimes(2)
    stop()
  })
})
