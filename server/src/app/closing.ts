import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
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
    let isLeftBehind = false
    const ended = end().then(
      () => true,
      (err: unknown) => {
        if (!isLeftBehind) log.error({ of: 'closing', err }, what)
        return true
      },
    )
    const within = (ms: number, signal?: AbortSignal) =>
      Promise.race([ended, wait(ms, false, { signal }).catch(() => false)])
    if (await within(patienceMs, cut && hurry)) continue
    cut?.()
    isLeftBehind = !cut || !(await within(cutMs))
    if (isLeftBehind) log.warn({ of: 'closing' }, `${what}: not in time`)
  }
}

/** Kills the process that it is told of, unless its input ends before, as it does with that process. */
const killer = `
  setTimeout(() => process.kill(Number(process.argv[1]), 'SIGKILL'), Number(process.argv[2]))
  process.stdin.on('error', () => {}).on('close', () => process.exit()).resume()`

/**
 * Has this process killed after so long, whatever holds it by then: Node does not exit before its last words are written, and
 * whoever reads them may stand still.
 */
export function killAfter(ms: number): void {
  const child = spawn(process.execPath, ['-e', killer, `${process.pid}`, `${ms}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
    // whoever interrupts us does not mean it
    detached: true,
  })
  child.on('error', () => {})
  child.unref()
  ;(child.stdin as Socket).unref()
}

/** Whether the process that started this one is gone; it holds a channel to it as long as it lives. */
const isDeserted = () => process.send !== undefined && !process.connected
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
  if (isDeserted()) told()
}
