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

const isUp = ({ ready }: RunningServer) =>
  ready.then(
    () => true,
    () => false,
  )

/**
 * Starts PostgreSQL and keeps it: one that ends by itself is started again, after ever longer waits while it does not come
 * to take connections, until stop(). Throws when the first does not start.
 */
export async function keepRunning({ clear, spawn, say }: Launch): Promise<KeptServer> {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  await clear()
  let server = spawn()
  await server.ready

  async function follow(): Promise<void> {
    let waitMs = firstWaitMs
    while (!isStopping()) {
      const how = await server.exited
      if (isStopping()) return
      say(`PostgreSQL ended by itself (${how}); it is started again`)
      await wait(waitMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (!isStopping()) await clear().catch((error: Error) => say(error.message))
      if (isStopping()) return
      server = spawn()
      waitMs = Math.min(waitMs * 2, longestWaitMs)
      // if it did not start it has exited; the next loop sees that
      if (await isUp(server)) {
        waitMs = firstWaitMs
        say('PostgreSQL takes connections again')
      }
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
