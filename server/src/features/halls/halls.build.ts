import type { HallSettings } from '@bargah/contract/features/halls/halls.states.ts'
import { bandarAbbas, next } from '../../../test/plain.ts'
import { addRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'
import { cityId } from '../places/places.build.ts'

export async function buildHall(
  db: Db,
  given: Partial<HallSettings & { name: string; isActive: boolean }> = {},
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
