import { expect, it, vi } from 'vitest'
import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { ApiError, connectionLost } from './api-error.ts'
import { noteLost, noteReached } from './connection.ts'
import { makeQueryClient, refreshAbout, whenBack } from './query-client.ts'

const { retry, retryDelay } = makeQueryClient().getDefaultOptions().queries ?? {}
const isTriedAgain = (error: Error, failures = 0) => typeof retry === 'function' && retry(failures, error)
const waitMs = (error: Error) => (typeof retryDelay === 'function' ? retryDelay(0, error) : 0)
const failed = (status: number, waitS?: number) =>
  ApiError.fromReply(status, ['جمله'], undefined, undefined, waitS)

it.each([
  [failed(500), true],
  [failed(503, 5), true],
  [failed(429, 3), true],
  [failed(429, 60), false],
  [failed(503, 60), false],
  [failed(404), false],
  [failed(200), false],
])('a read that failed with %o is tried again: %o', (error, again) => {
  expect(isTriedAgain(error)).toBe(again)
})

it('is tried again three times at most, and not before the server asked', () => {
  expect(isTriedAgain(failed(429, 3), 3)).toBe(false)
  expect(waitMs(failed(429, 3))).toBeGreaterThan(3_000)
  expect(waitMs(failed(500))).toBeLessThan(1_000)
})

it('is tried again once where the server cannot be reached, which is asked for elsewhere', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
  noteLost()
  expect([0, 1].map((failures) => isTriedAgain(connectionLost(), failures))).toEqual([true, false])
  noteReached()
  expect(isTriedAgain(connectionLost(), 1)).toBe(true)
  vi.unstubAllGlobals()
})

it('what a change meets is stale, whatever was asked of it, and nothing else is', () => {
  const client = new QueryClient()
  const keys = [
    ['showMyBalance', {}],
    ['searchTurns', { body: { IsActive: 1 } }],
    ['searchTurns', { table: { Page: 2 } }],
    ['listHalls', {}],
    ['demo.json'],
  ]
  for (const key of keys) client.setQueryData(key, 'read')
  void refreshAbout(client, ['wallet', 'turn'])
  const stale = keys.filter((key) => client.getQueryState(key)?.isInvalidated)
  expect(stale).toEqual(keys.slice(0, 3))
})

/** A read that says no until it is told what to answer, and what a component that looks at it is shown. */
function watchedRead() {
  const client = makeQueryClient()
  let answer: string | undefined
  const options = {
    queryKey: ['listHalls'],
    queryFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (answer === undefined) throw failed(404)
      return answer
    },
  }
  const read = new QueryObserver<string>(client, options)
  const seen: string[] = []
  const look = () =>
    read.subscribe(
      notifyManager.batchCalls(() => {
        const { status, fetchStatus } = read.getCurrentResult()
        const now = `${status} ${fetchStatus}`
        if (seen.at(-1) !== now) seen.push(now)
      }),
    )
  return { read, seen, look, answerWith: (words: string) => (answer = words) }
}

it('what never came stays failed while it is tried again, until it comes', async () => {
  const { read, seen, look, answerWith } = watchedRead()
  look()
  await vi.waitFor(() => expect(seen).toEqual(['pending fetching', 'error idle']))
  void read.refetch()
  await vi.waitFor(() => expect(seen).toHaveLength(4))
  answerWith('read')
  await read.refetch()
  await vi.waitFor(() => expect(seen.at(-1)).toBe('success idle'))
  expect(seen.slice(2)).toEqual(['error fetching', 'error idle', 'error fetching', 'success idle'])
  expect(read.getCurrentResult()).toMatchObject({ data: 'read', error: null })
})

it('waits anew when somebody comes back to what had failed', async () => {
  const { seen, look } = watchedRead()
  const leave = look()
  await vi.waitFor(() => expect(seen).toHaveLength(2))
  leave()
  look()
  await vi.waitFor(() => expect(seen.slice(2)).toEqual(['pending fetching', 'error idle']))
})

it('all is read at once when the connection is back, and ever more seldom while it comes and goes', async () => {
  vi.useFakeTimers()
  const readAll = vi.fn<() => void>()
  const hear = whenBack(readAll)
  const comeAndGo = async (forMs: number) => {
    for (let ms = 0; ms < forMs; ms += 100) {
      hear(false)
      hear(true)
      await vi.advanceTimersByTimeAsync(100)
    }
  }
  hear(true)
  expect(readAll).toHaveBeenCalledTimes(1)
  // after 2, 4, 8 and 16 seconds more
  await comeAndGo(31_000)
  expect(readAll).toHaveBeenCalledTimes(5)
  await comeAndGo(120_000)
  expect(readAll).toHaveBeenCalledTimes(9)
  // once it held for a while
  await vi.advanceTimersByTimeAsync(60_000)
  readAll.mockClear()
  hear(false)
  hear(true)
  expect(readAll).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
