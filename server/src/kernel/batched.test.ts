import { expect, it } from 'vitest'
import { batched } from './batched.ts'

it('answers the first at once, and all that come meanwhile together, each with its own', async () => {
  const batches: (readonly number[])[] = []
  const double = batched(async (asked: readonly number[]) => {
    batches.push(asked)
    await new Promise((resolve) => setImmediate(resolve))
    return asked.map((one) => one * 2)
  })
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([[1], [2, 3, 4]])
  expect(await double(5)).toBe(10)
  expect(batches).toHaveLength(3)
})

it('lets as many as may go together leave before the trip that is on its way comes back', async () => {
  const batches: (readonly number[])[] = []
  const answers = Promise.withResolvers<void>()
  const ask = batched(async (asked: readonly number[]) => {
    batches.push(asked)
    await answers.promise
    return asked
  }, 2)
  const all = Promise.all([1, 2, 3, 4].map(ask))
  expect(batches).toEqual([[1], [2, 3]])
  answers.resolve()
  expect(await all).toEqual([1, 2, 3, 4])
  expect(batches).toEqual([[1], [2, 3], [4]])
})

it('tells a failure to those whose batch it was, and goes on', async () => {
  const answer = batched(async (asked: readonly string[]) => {
    if (asked.includes('bad')) throw new Error('away')
    return asked
  })
  const [good, bad, beside] = await Promise.allSettled(['good', 'bad', 'beside'].map(answer))
  expect(good).toEqual({ status: 'fulfilled', value: 'good' })
  expect([bad?.status, beside?.status]).toEqual(['rejected', 'rejected'])
  expect(await answer('later')).toBe('later')
})
