import type { FastifyInstance } from 'fastify'
import type { Database } from '../kernel/database.ts'
import { type Job, runPeriodicJobs } from '../kernel/jobs.ts'

/** `GET /test/clock`: the time that counts. `POST` { ms }: moves it and does at once what is then due. Test mode only. */
export function bindTestClock(
  app: FastifyInstance,
  database: Database,
  { moveClock, jobs }: { moveClock: (ms: number) => Promise<void>; jobs: readonly Job[] },
): void {
  const now = async () => ({ now: (await database.clock.now(database.db)).toISOString() })
  app.get('/test/clock', now)
  app.post<{ Body: { ms: number } }>('/test/clock', async (request) => {
    await moveClock(request.body.ms)
    await runPeriodicJobs(database, jobs)
    return now()
  })
}
