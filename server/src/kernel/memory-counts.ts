import type { Limit } from '@bargah/contract/kernel/limits.ts'
import { addressGroup } from './address-group.ts'
import { tooMany } from './errors.ts'

type Allowed = Pick<Limit, 'most' | 'inMs'>
const sweptEveryMs = 60_000

/**
 * Counts in this process: of each key only the moment at which its count will be empty again, as of a bucket that leaks
 * evenly. A whole `most` may come at once, and then one for each that leaked. In: a clock in ms that never goes back.
 */
export function memoryCounts(clock: () => number = () => performance.now()) {
  const emptyAt = new Map<string, number>()
  let sweptAt = clock()

  function sweep(now: number) {
    if (now - sweptAt < sweptEveryMs) return
    sweptAt = now
    for (const [key, at] of emptyAt) if (at <= now) emptyAt.delete(key)
  }
  /** Until when a key would be filled by one more, and how long that is too long. */
  function filling(key: string, { most, inMs }: Allowed, now: number) {
    const filled = Math.max(emptyAt.get(key) ?? now, now) + inMs / most
    return { filled, waitMs: Math.ceil(filled - now - inMs - 1e-6) }
  }
  return {
    /** Out: null when it was counted, else how many ms until it may be. */
    spend(key: string, allowed: Allowed): number | null {
      const now = clock()
      sweep(now)
      const { filled, waitMs } = filling(key, allowed, now)
      if (waitMs > 0) return waitMs
      emptyAt.set(key, filled)
      return null
    },
    /** Whether there is no more to spend. */
    isFull: (key: string, allowed: Allowed): boolean => filling(key, allowed, clock()).waitMs > 0,
    size: () => emptyAt.size,
  }
}

/** Counts by address what is no call and stands open to all; `times` multiplies what is allowed. Out: counts one, and throws 429. */
export function countReads({ most, inMs }: Allowed, times: number): (ip: string) => void {
  const counts = memoryCounts()
  return (ip) => {
    const waitMs = Number.isFinite(times)
      ? counts.spend(addressGroup(ip), { most: most * times, inMs })
      : null
    if (waitMs !== null) throw tooMany(waitMs)
  }
}
