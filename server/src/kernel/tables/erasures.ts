/** The tables of erasures, written by `npm run tables` from the migrations. */
import type { GeneratedAlways } from 'kysely'

export type ErasuresTables = {
  erasures: {
    id: GeneratedAlways<number>
    driverId: number
    askedBy: number
    askedAt: Date
    reason: string
    expiresAt: Date
    endedAt: Date | null
    confirmedBy: number | null
  }
}
