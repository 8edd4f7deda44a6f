import { isServerReached } from '../connection.ts'

/** Whether this window is told of changes as they happen; what is in front need then not be asked for again and again. */
let told = false

export const isTold = (): boolean => told
export const setTold = (next: boolean): void => {
  told = next
}

/** Poll interval while the stream works, for changes that it does not report. */
const anywayMs = 60_000

/**
 * Poll interval of a read: `ms` without a stream, at least a minute while the stream works; none while the server cannot be
 * reached, since what is in sight is read anew when it is found again.
 */
export const unlessToldMs = (ms: number): number | false =>
  isServerReached() && (told ? Math.max(ms, anywayMs) : ms)
/** `unlessToldMs` as a `refetchInterval`. */
export const unlessTold = (ms: number) => () => unlessToldMs(ms)
