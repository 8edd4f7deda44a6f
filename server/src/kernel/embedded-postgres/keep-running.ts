import { setTimeout as wait } from 'node:timers/promises'
import type { RunningServer } from './server.ts'

type Launch = {
  /** Ends what is left of an earlier one. */
  clear(): Promise<void>
  spawn(): RunningServer
  /** Gets our own words on how it goes. */
  say(line: string): void
}

export type KeptServer = {
  /** Of the one that runs now. */
  pid(): number
  /** Ends it for good. */
  stop(): Promise<void>
}

const firstWaitMs = 100
const longestWaitMs = 5_000
/** One that ran for so long did not fail to start. */
const calmMs = 10_000

/**
 * Starts PostgreSQL and keeps it: one that ends by itself is started again, after ever longer waits while it does not
 * stay, until stop(). Throws when the first does not start.
 */
export async function keepRunning({ clear, spawn, say }: Launch): Promise<KeptServer> {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  await clear()
  let server = spawn()
  await server.ready

  async function follow(): Promise<void> {
    let waitMs = 0
    while (!isStopping()) {
      const from = performance.now()
      const how = await server.exited
      if (isStopping()) return
      say(`PostgreSQL ended by itself (${how}); it is started again`)
      const wasCalm = performance.now() - from > calmMs
      waitMs = wasCalm ? 0 : Math.min(Math.max(firstWaitMs, waitMs * 2), longestWaitMs)
      await wait(waitMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (!isStopping()) await clear().catch((error: Error) => say(error.message))
      if (isStopping()) return
      server = spawn()
      server.ready.then(
        () => say('PostgreSQL takes connections again'),
        () => {},
      )
    }
  }

  const followed = follow()
  return {
    pid: () => server.pid,
    async stop() {
      stopping.abort()
      await server.stop()
      await followed
    },
  }
}
