import { expect, it } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { makeQueryClient, refreshAbout } from './query-client.ts'

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
