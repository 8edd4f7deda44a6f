// The process that settles large rounds: gets LargeRoundsJobs, answers each.
import { answerJobs } from '../adapters/own-process.ts'
import { settlingSteps } from '../features/rounds/settle-round.ts'
import { databaseClock, openMovableClock } from '../kernel/clock.ts'
import type { Database } from '../kernel/database.ts'
import { openWaker } from '../kernel/live/wake.ts'
import { inShort } from '../kernel/safe-error.ts'
import { openPool } from '../kernel/sql.ts'
import type { LargeRoundsJob, LargeRoundsReply, LargeRoundsSettings } from './large-rounds.ts'

let database: Promise<Database> | undefined

async function open({ databaseUrl, hasTestClock }: LargeRoundsSettings): Promise<Database> {
  const { db } = openPool(databaseUrl, 1)
  return { db, clock: hasTestClock ? await openMovableClock(db) : databaseClock, wake: openWaker(db) }
}

async function answer({ job, step, place, ...settings }: LargeRoundsJob): Promise<LargeRoundsReply> {
  database ??= open(settings)
  const steps = settlingSteps({ ...(await database), job })
  return step === 'seal' ? { sealed: await steps.seal(place) } : { isSplit: await steps.split(place) }
}

answerJobs<LargeRoundsJob, LargeRoundsReply>((asked) =>
  answer(asked).catch((error: unknown) => {
    // of what the database says the values are left out
    throw new Error(inShort(error))
  }),
)
