/** The tables of wishes, written by `npm run tables` from the migrations. */
import type { GeneratedAlways } from 'kysely'

export type WishesTables = {
  wishes: {
    id: GeneratedAlways<number>
    driverId: number
    fromCityId: number | null
    toCityId: number | null
    createdAt: Date
  }
  wishesLooked: {
    isOne: boolean
    upto: Date
  }
  wishesTold: {
    driverId: number
    cargoId: number
    toldAt: Date
  }
}
