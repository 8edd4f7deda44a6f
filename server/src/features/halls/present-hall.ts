import type { HallSettings } from '@bargah/contract/features/halls/halls.states.ts'
import type { HallRow, ShowTimeRow } from '@bargah/contract/features/halls/halls.schema.ts'
import { showTimeText } from '@bargah/contract/features/halls/show-times.ts'
import type { HallSeen } from './halls.views.ts'
import type { listShowTimes } from './show-times.store.ts'

export const presentSettings = (settings: HallSettings) => ({
  reservationLimit: settings.reservationLimitMinutes,
  reservationRange: settings.reservationRangeKm,
  cargoOriginKm: settings.cargoOriginKm,
  turnRange: settings.turnRangeKm,
  driverCharghe: settings.driverFeeRial,
  transportationCompanyCharghe: settings.companyFeeRial,
  activeTurnApp: settings.activeTurnApp,
  isActiveShowTime: settings.isActiveShowTime,
  isFreeCargo: settings.isFreeCargo,
  turnExpireHour: settings.turnExpireHours,
  nativeTurnExpireHour: settings.nativeTurnExpireHours,
  limitNewTurn: settings.limitNewTurnHours,
  travelTime: settings.travelTimeHours,
  loadHallLat: settings.latitude,
  loadHallLong: settings.longitude,
})

export const presentHall = (hall: HallSeen): HallRow => ({
  loadHallId: hall.id,
  name: hall.name,
  tel: hall.tel,
  loadHallCityId: hall.cityId,
  cityName: hall.cityName,
  isActive: hall.isActive,
  userName: hall.userName,
  ...presentSettings(hall),
})

type ShowTime = Awaited<ReturnType<typeof listShowTimes>>[number]
export const presentShowTime = ({ id, hallId, minuteOfDay, isActive }: ShowTime): ShowTimeRow => ({
  id,
  loadHallId: hallId,
  showTime: showTimeText(minuteOfDay),
  isActive,
})
