import { addressGroup } from './address-group.ts'
import { tooMany } from './errors.ts'
import { memoryCounts } from './memory-counts.ts'

type Limit = { most: number; inMs: number }

/** Counts by address what is no call and stands open to all; `times` multiplies what is allowed. Out: counts one, and throws 429. */
export function countReads({ most, inMs }: Limit, times: number): (ip: string) => void {
  const counts = memoryCounts()
  return (ip) => {
    const waitMs = Number.isFinite(times)
      ? counts.spend(addressGroup(ip), { most: most * times, inMs })
      : null
    if (waitMs !== null) throw tooMany(waitMs)
  }
}
