import { useCallback, useSyncExternalStore } from 'react'

/** In: when it ends, and how far the server's clock is ahead of ours. Out: milliseconds left, in whole seconds. */
export function useCountdown(closesAt: string | Date, offsetMs = 0): number {
  const end = new Date(closesAt).getTime() - offsetMs
  const subscribe = useCallback((onSecond: () => void) => eachSecondUntil(end, onSecond), [end])
  return useSyncExternalStore(subscribe, () => secondsUntil(end)) * 1000
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/** Calls when a second of what is left has passed. Out: how to stop. */
function eachSecondUntil(end: number, onSecond: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    const left = end - Date.now()
    if (left > 0) timer = setTimeout(passed, left % 1000 || 1000)
  }
  const passed = () => {
    onSecond()
    wait()
  }
  wait()
  return () => clearTimeout(timer)
}

const everyMs = 30_000
const soonMs = () => Math.ceil(Date.now() / everyMs) * everyMs

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, everyMs)
  return () => clearInterval(timer)
}

/** Now, moved to the end of its half minute, so that what has just happened is never in the future; stays fresh. */
export const useSoon = (): Date => new Date(useSyncExternalStore(subscribe, soonMs))
