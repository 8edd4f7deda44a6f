/** The tables of ratings, written by `npm run tables` from the migrations. */
import type { Rate } from '@bargah/contract/features/ratings/ratings.states.ts'
import type { GeneratedAlways } from 'kysely'

export type RatingsTables = {
  driverRates: {
    id: GeneratedAlways<number>
    permitId: number
    driverId: number
    rate: Rate
    description: string
    ratedBy: number
    ratedAt: Date
  }
}
