import { expect, it } from 'vitest'
import { readyReply } from './lookups.ts'

it('makes a reply once for each version, however many ask for it at a time', async () => {
  const ready = readyReply()
  let made = 0
  const make = async () => ({ made: (made += 1) })
  const askFor = async (version: string) => JSON.parse((await ready(version, make)).plain.toString())
  expect(await Promise.all([askFor('a'), askFor('a'), askFor('a')])).toEqual([
    { made: 1 },
    { made: 1 },
    { made: 1 },
  ])
  expect(await askFor('b')).toEqual({ made: 2 })
  expect(await askFor('b')).toEqual({ made: 2 })
})

it('does not keep what failed', async () => {
  const ready = readyReply()
  const fail = async () => {
    throw new Error('away')
  }
  await expect(ready('a', fail)).rejects.toThrow('away')
  expect((await ready('a', async () => [1])).plain.toString()).toBe('[1]')
})
