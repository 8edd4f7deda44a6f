import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../test/database.ts'
import { openMovableClock } from './clock.ts'
import { sql } from './sql.ts'

const database = useTestDatabase(1)
beforeAll(async () => {
  await sql`delete from test_clock`.execute(database.db)
})

const beforeNowruz = new Date('2027-03-20T20:25:00Z')

it('starts when a test says, runs on, and is moved', async () => {
  const { db } = database
  const sinceStart = async ({ now }: Awaited<ReturnType<typeof openMovableClock>>) =>
    (await now(db)).getTime() - beforeNowruz.getTime()
  const clock = await openMovableClock(db, beforeNowruz)
  const first = await sinceStart(clock)
  expect(first).toBeGreaterThanOrEqual(0)
  expect(first).toBeLessThan(minuteMs)

  await clock.moveBy(5 * minuteMs)
  const again = await openMovableClock(db, new Date(0))
  const later = await sinceStart(again)
  expect(later).toBeGreaterThanOrEqual(first + 5 * minuteMs)
  expect(later).toBeLessThan(first + 6 * minuteMs)
})
