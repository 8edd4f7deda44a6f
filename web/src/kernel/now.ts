import { useEffect, useState } from 'react'
import { useWatched, watched } from '../ui/watched.ts'

/**
 * The server's clock. Phones are often minutes off, so every countdown runs by what the server said last
 * (`serverNow` of the turn).
 */
const offsetMs = watched(0)
const noticedFromMs = 500

/** In: the server's instant, and when (this clock, ms) it was asked and answered. Half the way is taken for travel. */
export function noteServerNow(serverNow: string, askedAtMs: number, answeredAtMs = Date.now()): void {
  const measured = new Date(serverNow).getTime() - (askedAtMs + answeredAtMs) / 2
  if (Math.abs(measured - offsetMs.now()) < noticedFromMs) return
  offsetMs.set(measured)
}

/** How far the server's clock is ahead of this one's, in milliseconds. */
export const serverOffsetMs = offsetMs.now

/** The server's time now, as well as we know it. */
export const serverNow = (): Date => new Date(Date.now() + offsetMs.now())

export const useServerOffset = (): number => useWatched(offsetMs)

/** The server's time, anew as each `everyMs` of it begins: a clock changes with its minute, not up to half of one later. */
export function useNow(everyMs: number): Date {
  const offset = useServerOffset()
  const [, redraw] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(
        () => {
          redraw((count) => count + 1)
          wait()
        },
        everyMs - ((Date.now() + offset) % everyMs),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [everyMs, offset])
  return serverNow()
}
