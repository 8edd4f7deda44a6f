import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { keptLive } from './kept-reads.ts'

// without a window the cache takes itself for a server, which reads nothing again
vi.hoisted(() => vi.stubGlobal('window', globalThis))
afterEach(() => void vi.useRealTimers())

it('what changes by the minute is never older than a quarter of one while it is in front', async () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  let times = 0
  const read = () => Promise.resolve((times += 1))
  const observer = new QueryObserver(client, { queryKey: ['searchCargos'], queryFn: read, ...keptLive })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(observer.getCurrentResult().data).toBe(1)
  for (const nth of [2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(15_000)
    expect(observer.getCurrentResult().data).toBeGreaterThanOrEqual(nth)
  }
  stop()
})
