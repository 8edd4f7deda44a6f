import { useSyncExternalStore } from 'react'

const everyMs = 30_000
const soonMs = () => Math.ceil(Date.now() / everyMs) * everyMs

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, everyMs)
  return () => clearInterval(timer)
}

/** Now, moved to the end of its half minute, so that what has just happened is never in the future; stays fresh. */
export const useSoon = (): Date => new Date(useSyncExternalStore(subscribe, soonMs))
