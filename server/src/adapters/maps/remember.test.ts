import { expect, it } from 'vitest'
import { remember } from './remember.ts'

it('asks once within the time and for as many keys as it keeps, and anew for what failed', async () => {
  let now = 0
  let isAway = true
  const asked: string[] = []
  const ask = async (key: string) => {
    asked.push(key)
    if (isAway) throw new Error('away')
    return key.toUpperCase()
  }
  const known = remember(ask, { most: 2, ms: 100 }, () => now)
  await expect(known('a')).rejects.toThrow('away')
  isAway = false
  expect(await Promise.all([known('a'), known('a')])).toEqual(['A', 'A'])
  await known('b')
  now = 99
  await known('a')
  expect(asked).toEqual(['a', 'a', 'b'])
  now = 100
  await known('a')
  await known('c')
  await known('b')
  expect(asked).toEqual(['a', 'a', 'b', 'a', 'c', 'b'])
})
