import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepStream } from './stream.ts'

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
