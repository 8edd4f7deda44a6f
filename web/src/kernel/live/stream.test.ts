import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteLost, noteReached } from '../connection.ts'
import { keepStream } from './stream.ts'
import { unlessToldMs } from './told.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no stream comes through here')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('leaves nothing behind by asking again and again', async () => {
  const stop = new AbortController()
  const added = vi.spyOn(stop.signal, 'addEventListener')
  const removed = vi.spyOn(stop.signal, 'removeEventListener')
  let lost = 0
  const hear = () => {
    lost += 1
  }
  const asked = { address: '/live', token: null, lastId: () => '', sinceMs: 0, hear, signal: stop.signal }
  const kept = keepStream(asked)
  await vi.advanceTimersByTimeAsync(3 * 60 * 60_000)
  expect(lost).toBeGreaterThan(50)
  expect(added.mock.calls.length - removed.mock.calls.length).toBeLessThanOrEqual(1)
  stop.abort()
  await kept
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length)
})

it('is not asked for while the server cannot be reached, and at once when it is found again', async () => {
  const ask = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no network')))
  const stop = new AbortController()
  const asked = {
    address: '/live',
    token: null,
    lastId: () => '',
    sinceMs: 0,
    hear: () => {},
    signal: stop.signal,
  }
  noteLost()
  // the server is asked for by the connection, whose questions are not counted here
  vi.stubGlobal('fetch', (address: string) =>
    address.startsWith('/live') ? ask() : Promise.reject(new TypeError()),
  )
  const kept = keepStream(asked)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(ask).not.toHaveBeenCalled()
  expect(unlessToldMs(4_000)).toBe(false)
  noteReached()
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(unlessToldMs(4_000)).toBe(4_000)
  stop.abort()
  await kept
})
