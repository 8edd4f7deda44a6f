import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from './query-client.ts'
import { askSlowAgain, watchSlow } from './slow-reads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => undefined)

/** Somebody looks at a read, and is told what of it takes long. Out: what was told last. */
function look(queryFn: (asked: { signal: AbortSignal }) => Promise<unknown>) {
  const client = makeQueryClient()
  const seen = { isSlow: false }
  const leave = [
    new QueryObserver(client, { queryKey: ['x'], queryFn }).subscribe(() => undefined),
    watchSlow(client, (isSlow) => {
      seen.isSlow = isSlow
    }),
  ]
  return { client, seen, end: () => leave.forEach((one) => one()) }
}

it('a read that never answers takes long after twelve seconds, and no more once it is there', async () => {
  let answer: (value: unknown) => void = () => {}
  const { seen, end } = look(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  await vi.advanceTimersByTimeAsync(11_000)
  expect(seen.isSlow).toBe(false)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(seen.isSlow).toBe(true)
  answer('there')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(seen.isSlow).toBe(false)
  end()
})

it('asking again gives up the request that hangs and makes another', async () => {
  const signals: AbortSignal[] = []
  const { client, seen, end } = look(({ signal }) => {
    signals.push(signal)
    return signals.length === 1 ? never() : Promise.resolve('there')
  })
  await vi.advanceTimersByTimeAsync(15_000)
  await askSlowAgain(client)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(client.getQueryData(['x'])).toBe('there')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(seen.isSlow).toBe(false)
  end()
})

it('what failed and is tried again is not said to take long: it says that it failed', async () => {
  let isFirst = true
  const { client, seen, end } = look(() => {
    if (!isFirst) return never()
    isFirst = false
    return Promise.reject(new Error('no'))
  })
  await vi.advanceTimersByTimeAsync(1)
  void client.refetchQueries()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(seen.isSlow).toBe(false)
  end()
})
