import { useEffect, useState } from 'react'

/** In: when it ends, and how far the server's clock is ahead of ours. Out: milliseconds left, anew each second. */
export function useCountdown(closesAt: string | Date, offsetMs = 0): number {
  const end = new Date(closesAt).getTime()
  const left = () => Math.max(0, end - (Date.now() + offsetMs))
  const [, redraw] = useState(0)
  const now = left()
  useEffect(() => {
    if (now === 0) return
    const untilNextSecond = now % 1000 || 1000
    const timer = setTimeout(() => redraw((count) => count + 1), untilNextSecond)
    return () => clearTimeout(timer)
  })
  return now
}
