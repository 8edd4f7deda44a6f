import { afterAll, beforeEach, expect, it } from 'vitest'
import { useTestApp } from '../../test/app.ts'
import { choosing, minute, type Waiting } from '../../test/choosing.ts'
import { sweepRounds } from '../features/rounds/rounds.jobs.ts'
import type { LargeRounds } from '../features/rounds/settle-round.ts'
import { lockHall } from '../features/halls/halls.api.ts'
import { settleLargeRounds } from './large-rounds.ts'

const app = useTestApp()
const { queueAt, choose, choicesOf } = choosing(() => app)

const started: { end(): void }[] = []
afterAll(() => started.forEach((one) => one.end()))

/** The process beside, for rounds of more than so many choices, and which of its steps were asked for. */
function beside(over: number) {
  const real = settleLargeRounds({ databaseUrl: app.url, hasTestClock: true })
  started.push(real)
  const asked: string[] = []
  const large: LargeRounds = {
    over,
    stepsFor(job) {
      const { seal, split } = real.stepsFor(job)
      return {
        seal: (place) => (asked.push('seal'), seal(place)),
        split: (place) => (asked.push('split'), split(place)),
      }
    },
  }
  return { large, asked, end: real.end }
}

let hallId: number
let drivers: [Waiting, Waiting]
beforeEach(async () => {
  const { hall, company } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
  hallId = hall.id
  drivers = await queueAt(hallId, 2)
  const { id } = await app.buildCargo({ hallId, companyId: company.id })
  for (const driver of drivers) await choose(driver, id)
  await app.clock.moveBy(2 * minute)
})
const reasons = async () => (await Promise.all(drivers.map(choicesOf))).map(([choice]) => choice.reason)
const permitsHere = () => app.rowsOf('permits', { turnId: drivers[0].turn.id })

it('settles a round of more choices in a process of its own, as here', async () => {
  const { large, asked } = beside(1)
  await sweepRounds({ ...app, job: 'sweep-rounds', large })
  expect(asked).toEqual(['seal', 'split'])
  expect(await reasons()).toEqual(['granted', 'earlier_turn'])
  expect(await permitsHere()).toHaveLength(1)
  await app.expectBalancedLedger()
  // each of the two transactions stands in the audit under the job for which it was done
  const lines = await app.db
    .selectFrom('auditLog')
    .innerJoin('auditChanges', 'auditChanges.line', 'auditLog.id')
    .select('tableName')
    .distinct()
    .where('endpoint', '=', 'sweep-rounds')
    .where('kind', '=', 'job')
    .where('tableName', 'in', ['rounds', 'permits'])
    .orderBy('tableName')
    .execute()
  expect(lines.map(({ tableName }) => tableName)).toEqual(['permits', 'rounds'])
})

it('settles a round of as many choices here', async () => {
  const { large, asked } = beside(2)
  await sweepRounds({ ...app, large })
  expect(asked).toEqual([])
  expect(await reasons()).toEqual(['granted', 'earlier_turn'])
})

it('leaves nothing half done when it is cut off, and the round is settled once afterwards', async () => {
  const { large, end } = beside(1)
  const cut = app.whileWaiting({
    first: (tx) => lockHall(tx, hallId, 'exclusive'),
    second: () => sweepRounds({ ...app, large }).catch((error: Error) => error.message),
    async meanwhile() {
      end()
    },
  })
  expect(await cut).toContain('a large round was not settled: its process ended')
  expect(await reasons()).toEqual([null, null])
  expect(await permitsHere()).toEqual([])
  await sweepRounds({ ...app, large: beside(1).large })
  expect(await reasons()).toEqual(['granted', 'earlier_turn'])
  expect(await permitsHere()).toHaveLength(1)
})
