// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

const worker = { ready: Promise.resolve() }
const phone = { serviceWorker: worker, connection: { type: 'wifi', effectiveType: '4g' } }

/** What is fetched ahead within a minute on such a phone, of four files of which one fails and one is the last before it leaves. */
async function fetchedOn(navigator: object) {
  vi.stubGlobal('navigator', navigator)
  const leaving = new AbortController()
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (address: string, { priority }: RequestInit) => {
    fetched.push(`${address} ${priority}`)
    if (address === '/b.js') throw new Error('no network')
    if (address === '/c.css') leaving.abort()
    return new Response('["a.js","b.js","c.css","d.js"]')
  })
  void fetchAhead(leaving.signal)
  await vi.advanceTimersByTimeAsync(60_000)
  return fetched
}

describe('a driver’s other screens', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are fetched ahead file by file behind all else, past one that fails, until the page is left', async () => {
    expect(await fetchedOn(phone)).toEqual(['/ahead.json low', '/a.js low', '/b.js low', '/c.css low'])
    expect(await fetchedOn({ serviceWorker: worker })).toHaveLength(4)
  })

  it.each([
    ['told to save data', { ...phone, connection: { saveData: true } }],
    ['on a network that is paid for by its bytes', { ...phone, connection: { type: 'cellular' } }],
    ['on a slow network', { ...phone, connection: { effectiveType: '3g' } }],
    ['without workers', { connection: phone.connection }],
    ['whose worker does not come', { ...phone, serviceWorker: { ready: new Promise(() => {}) } }],
  ])('are left alone on a phone %s', async (_what, navigator) => {
    expect(await fetchedOn(navigator)).toEqual([])
  })
})
