/** The tables of halls, written by `npm run tables` from the migrations. */
import type { HallSettings } from '@bargah/contract/features/halls/halls.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type HallsTables = {
  hallCompanies: {
    id: GeneratedAlways<number>
    hallId: number
    companyId: number
  }
  hallShowTimes: {
    id: GeneratedAlways<number>
    hallId: number
    minuteOfDay: number
    isActive: Generated<boolean>
  }
  hallTariffs: {
    id: GeneratedAlways<number>
    hallId: number
    cityId: number
    priceToman: number
  }
  halls: {
    id: Generated<number>
    name: string
    tel: Generated<string>
    cityId: number
    latitude: number
    longitude: number
    isActive: Generated<boolean>
    reservationLimitMinutes: Generated<number>
    reservationRangeKm: Generated<number>
    turnRangeKm: Generated<number>
    driverFeeRial: Generated<number>
    companyFeeRial: Generated<number>
    activeTurnApp: Generated<boolean>
    isActiveShowTime: Generated<boolean>
    isFreeCargo: Generated<boolean>
    turnExpireHours: Generated<number>
    nativeTurnExpireHours: Generated<number>
    limitNewTurnHours: Generated<number>
    travelTimeHours: Generated<number>
    lastTurnNumber: Generated<number>
    lastShowAt: Date | null
    comingSettings: HallSettings | null
    cargoOriginKm: Generated<number>
  }
  nativeDrivers: {
    id: GeneratedAlways<number>
    hallId: number
    driverId: number
    freighterId: number
  }
}
