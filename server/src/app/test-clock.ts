import type { FastifyInstance } from 'fastify'
import type { Database } from '../kernel/database.ts'
import { runPeriodicJobs } from '../kernel/jobs.ts'
import { allJobs } from './jobs.ts'

/** `POST /test/clock` { ms }: moves the time that counts and does at once what is then due. Test mode only. */
export function bindTestClock(
  app: FastifyInstance,
  database: Database,
  moveClock: (ms: number) => Promise<void>,
): void {
  app.post<{ Body: { ms: number } }>('/test/clock', async (request) => {
    await moveClock(request.body.ms)
    await runPeriodicJobs(database, allJobs)
    return { now: (await database.clock.now(database.db)).toISOString() }
  })
}
