// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../kernel/paths.ts'
import { fetchAhead } from './fetch-ahead.ts'

const worker = { ready: Promise.resolve() }
const phone = { serviceWorker: worker, connection: { saveData: false } }

/** What is fetched ahead within a minute on such a phone. */
async function fetchedOn(navigator: object, leaving = new AbortController()) {
  vi.stubGlobal('navigator', navigator)
  const fetched: string[] = []
  void fetchAhead(async (to) => {
    fetched.push(to)
    if (to === paths.announcedLoads) throw new Error('no network')
    if (to === paths.myResult) leaving.abort()
  }, leaving.signal)
  await vi.advanceTimersByTimeAsync(60_000)
  return fetched
}

describe('a driver’s other screens', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are fetched ahead one after another, past one that fails, until the page is left', async () => {
    const first = await fetchedOn(phone)
    expect(first[0]).toBe(paths.home)
    expect(first.at(-1)).toBe(paths.myResult)
    expect(first).toContain(paths.myPermits)
  })

  it.each([
    ['told to save data', { ...phone, connection: { saveData: true } }],
    ['without workers', { connection: phone.connection }],
    ['whose worker does not come', { ...phone, serviceWorker: { ready: new Promise(() => {}) } }],
  ])('are left alone on a phone %s', async (_what, navigator) => {
    expect(await fetchedOn(navigator)).toEqual([])
  })
})
