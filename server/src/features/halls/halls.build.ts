import { bandarAbbas, next } from '../../../test/plain.ts'
import { addRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'
import { cityId } from '../places/places.build.ts'

export async function buildHall(
  db: Db,
  given: Partial<{
    name: string
    isActive: boolean
    reservationLimitMinutes: number
    reservationRangeKm: number
    turnRangeKm: number
    driverFeeRial: number
    companyFeeRial: number
    activeTurnApp: boolean
    isActiveShowTime: boolean
    isFreeCargo: boolean
    turnExpireHours: number
    nativeTurnExpireHours: number
    limitNewTurnHours: number
    travelTimeHours: number
  }> = {},
) {
  return addRow(db, 'halls', {
    name: `سالن ${next()}`,
    cityId: await cityId(db, 'بندرعباس'),
    ...bandarAbbas,
    driverFeeRial: 20_000,
    companyFeeRial: 50_000,
    reservationLimitMinutes: 1,
    ...given,
  })
}

/** Show times of a hall at every half hour of a day. */
export const everyHalfHour = (hallId: number) =>
  Array.from({ length: 47 }, (_, index) => ({ hallId, minuteOfDay: index * 30 }))
