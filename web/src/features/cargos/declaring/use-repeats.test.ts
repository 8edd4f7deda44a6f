import { expect, it, vi } from 'vitest'
import { missingOf } from './use-repeats.ts'

const read = (over: object) => ({
  data: undefined as unknown,
  isError: false,
  isFetching: false,
  error: null as unknown,
  refetch: vi.fn<() => void>(),
  ...over,
})

it('takes what did not come of several reads for one that failed, and asks for these alone again', () => {
  const came = read({ data: 1 })
  const waits = read({ isFetching: true })
  const renewed = read({ data: 1, isError: true })
  const missing = [read({ isError: true, error: 'a' }), read({ isError: true, isFetching: true })]
  expect(missingOf([came, waits, renewed])).toBeNull()
  const one = missingOf([came, waits, renewed, ...missing])
  expect(one).toMatchObject({ data: undefined, isError: true, isFetching: true, error: 'a' })
  one?.refetch()
  expect([came, waits, renewed, ...missing].map(({ refetch }) => refetch.mock.calls.length)).toEqual([
    0, 0, 0, 1, 1,
  ])
})
