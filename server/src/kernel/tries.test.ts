import { minuteMs, hourMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../test/database.ts'
import { openTries, type Tries } from './tries.ts'

const database = useTestDatabase()
let tries: Tries
beforeAll(() => {
  tries = openTries(database.db, 'a secret')
})

const start = new Date('2026-11-22T08:00:00Z').getTime()
let subjects = 0
/** Somebody new, and what his try at so many ms after the start gives. */
function somebody(allowance: { most: number; inMs: number; firstWaitMs?: number }) {
  const one = { what: 'a test', who: ++subjects, ...allowance }
  return {
    one,
    tryAt: (ms: number) => tries.spend(one, new Date(start + ms)),
    giveBack: (ms: number) => tries.giveBack([one], new Date(start + ms)),
  }
}

describe('so many in a time', () => {
  it('are spent, and the next waits until the oldest counts no longer', async () => {
    const { tryAt } = somebody({ most: 2, inMs: hourMs })
    expect([await tryAt(0), await tryAt(10 * minuteMs)]).toEqual([null, null])
    expect(await tryAt(20 * minuteMs)).toBe(40 * minuteMs)
    expect(await tryAt(hourMs)).toBeNull()
    expect(await tryAt(hourMs)).toBe(10 * minuteMs)
  })

  it('are no more for being tried at one moment', async () => {
    const { tryAt } = somebody({ most: 7, inMs: hourMs })
    const answers = await Promise.all(Array.from({ length: 60 }, (_, ms) => tryAt(ms)))
    expect(answers.filter((answer) => answer === null)).toHaveLength(7)
  })

  it('are counted for each who and each what, and by servers with the same secret together', async () => {
    const { one, tryAt } = somebody({ most: 1, inMs: hourMs })
    const now = new Date(start)
    expect(await tryAt(0)).toBeNull()
    expect(await tries.spend({ ...one, what: 'another' }, now)).toBeNull()
    expect(await tries.spend({ ...one, who: 'another' }, now)).toBeNull()
    expect(await openTries(database.db, 'a secret').spend(one, now)).toBe(hourMs)
    const kept = await database.db.selectFrom('tries').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('another')
  })

  it('are one fewer for one that is given back, and no more for those of the same moment', async () => {
    const { tryAt, giveBack } = somebody({ most: 2, inMs: hourMs })
    await Promise.all([tryAt(0), tryAt(0)])
    await giveBack(0)
    expect(await tryAt(0)).toBeNull()
    expect(await tryAt(0)).toBe(hourMs)
    await giveBack(1)
    expect(await tryAt(0)).toBe(hourMs)
  })
})

describe('waits that double', () => {
  it('begin after the free tries, and a refused try does not lengthen them', async () => {
    const { tryAt } = somebody({ most: 2, inMs: 24 * hourMs, firstWaitMs: 30_000 })
    expect([await tryAt(0), await tryAt(0)]).toEqual([null, null])
    expect([await tryAt(10_000), await tryAt(20_000)]).toEqual([20_000, 10_000])
    expect(await tryAt(30_000)).toBeNull()
    expect(await tryAt(30_000)).toBe(60_000)
    expect(await tryAt(90_000)).toBeNull()
    expect(await tryAt(90_000)).toBe(120_000)
  })

  it('grow shorter as old tries are forgotten', async () => {
    const { tryAt } = somebody({ most: 1, inMs: hourMs, firstWaitMs: minuteMs })
    await tryAt(0)
    await tryAt(minuteMs)
    expect(await tryAt(2 * minuteMs)).toBe(minuteMs)
    expect(await tryAt(hourMs + minuteMs)).toBeNull()
  })
})
