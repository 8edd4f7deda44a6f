import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../kernel/log.ts'

/** One thing that is ended: how long that may take, and how it is cut off when it takes longer. */
export type Ending = { what: string; end(): Promise<unknown>; patienceMs: number; cut?: () => void }

type Manner = { hurry: AbortSignal; log: Log }

/** How long something may take to end after it was cut off. */
export const cutMs = 500

/** Ends things one after another, each within its patience, then cut off or left behind; at once by `hurry`. Never throws. */
export async function endAll(endings: readonly Ending[], { hurry, log }: Manner): Promise<void> {
  for (const { what, end, patienceMs, cut } of endings) {
    const ended = end().then(
      () => true,
      (err: unknown) => {
        log.error({ of: 'closing', err }, what)
        return true
      },
    )
    const within = (ms: number, signal?: AbortSignal) =>
      Promise.race([ended, wait(ms, false, { signal }).catch(() => false)])
    if (await within(patienceMs, cut && hurry)) continue
    cut?.()
    if (!cut || !(await within(cutMs))) log.warn({ of: 'closing' }, `${what}: not in time`)
  }
}

/** Whether the process that started this one is gone; it holds a channel to it as long as it lives. */
const isLeftBehind = () => process.send !== undefined && !process.connected
// Ctrl-C reaches a server itself, and again by each that stands over it
const echoMs = 1_000

/** Calls `end` once when the server is told to end, or is left behind by its starter, and `hurry` when it is told again. */
export function whenToldToEnd({ end, hurry }: { end: () => void; hurry: () => void }): void {
  let toldAt: number | null = null
  const told = () => {
    const now = performance.now()
    if (toldAt === null) end()
    else if (now - toldAt > echoMs) hurry()
    toldAt ??= now
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, told)
  process.once('disconnect', told)
  if (isLeftBehind()) told()
}
