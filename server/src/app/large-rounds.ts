import { ownProcess } from '../adapters/own-process.ts'
import type { LargeRounds, SettlingSteps } from '../features/rounds/settle-round.ts'

type Place = Parameters<SettlingSteps['seal']>[0]
export type LargeRoundsSettings = { databaseUrl: string; hasTestClock: boolean }
export type LargeRoundsJob = LargeRoundsSettings & {
  job: string | undefined
  step: keyof SettlingSteps
  place: Place
}
export type LargeRoundsReply = { sealed: Awaited<ReturnType<SettlingSteps['seal']>> } | { isSplit: boolean }

const program = {
  source: new URL('./large-rounds.worker.ts', import.meta.url),
  bundled: './large-rounds.worker.js',
  // it is collected as it grows by a tenth: half the memory, and a tenth to a sixth longer (docs/decisions/0150)
  execArgv: ['--optimize-for-size', '--heap-growing-percent=10'],
}
/** Of so many choices deciding and spelling would hold up for a moment whoever else asks the server. */
const over = 2_000
/** The largest round takes a minute on a slow machine; it is done anew when it was given up. */
const limits = { jobMs: 600_000, idleMs: 60_000 }

/**
 * Settles large rounds in a process of its own, so that those who ask the server meanwhile wait for none of it and the memory that
 * it takes is given back; one after another. `end` cuts off what is being done: its transaction is taken back, and the
 * next server does it.
 */
export function settleLargeRounds(settings: LargeRoundsSettings): LargeRounds & { end(): void } {
  const settler = ownProcess<LargeRoundsJob, LargeRoundsReply>(program, limits)
  async function ask(job: LargeRoundsJob): Promise<LargeRoundsReply> {
    const reply = await settler.do(job)
    if ('failure' in reply) throw new Error(`a large round was not settled: ${reply.failure}`)
    return reply
  }
  return {
    over,
    stepsFor: (job) => ({
      async seal(place) {
        const reply = await ask({ ...settings, job, step: 'seal', place })
        return 'sealed' in reply ? reply.sealed : null
      },
      async split(place) {
        const reply = await ask({ ...settings, job, step: 'split', place })
        return 'isSplit' in reply && reply.isSplit
      },
    }),
    end: () => settler.cut(),
  }
}
