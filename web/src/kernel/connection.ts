import { useWatched, watched } from '../ui/watched.ts'

/**
 * Whether the server can be reached. Every call tells how it went; after a lost one the server is asked, ever more
 * slowly and at once when the device says that it is online again, until it answers; seldom while the device says that it is offline.
 */
const isReached = watched(true)
let waitMs = 0
let timer: ReturnType<typeof setTimeout> | undefined
const firstWaitMs = 2_000
const longestWaitMs = 30_000

function change(reached: boolean) {
  if (reached !== isReached.now()) isReached.set(reached)
}

/** A call got an answer, whatever it was. */
export function noteReached(): void {
  waitMs = 0
  back()
}

function back() {
  clearTimeout(timer)
  change(true)
}

/** A call got no answer. */
export function noteLost(): void {
  if (!isReached.now()) return
  change(false)
  askLater()
}

function ask() {
  clearTimeout(timer)
  fetch('/healthz', { cache: 'no-store' }).then((reply) => (reply.ok ? back() : askLater()), askLater)
}

/** Ever later until a call gets an answer: that the server has one for this question is not enough. */
function askLater() {
  waitMs = Math.min(waitMs * 2 || firstWaitMs, longestWaitMs)
  clearTimeout(timer)
  timer = setTimeout(ask, navigator.onLine ? waitMs : longestWaitMs)
}

/** Follows what the device says of its network. Called once, at start. */
export function followNetwork(): void {
  window.addEventListener('offline', noteLost)
  window.addEventListener('online', () => {
    if (isReached.now()) return
    waitMs = 0
    ask()
  })
  if (!navigator.onLine) noteLost()
}

/** Calls back when the server is lost (false) and when it is reached again (true); out: how to stop. */
export const onConnection = (listener: (reached: boolean) => void): (() => void) =>
  isReached.subscribe(() => listener(isReached.now()))

export const isServerReached = isReached.now

export const useIsReached = (): boolean => useWatched(isReached)
