import type { HallSettings } from '@bargah/contract/features/halls/halls.states.ts'
import type { HallFields, HallRow, ShowTimeRow } from '@bargah/contract/features/halls/halls.schema.ts'
import { showTimeText } from '@bargah/contract/features/halls/show-times.ts'
import type { HallSeen } from './halls.views.ts'
import type { listShowTimes } from './show-times.store.ts'

/** Each setting of a hall, and what it is called in a body; a reply begins the same name with a small letter. */
const wireNames = {
  reservationLimitMinutes: 'ReservationLimit',
  reservationRangeKm: 'ReservationRange',
  cargoOriginKm: 'CargoOriginKm',
  turnRangeKm: 'TurnRange',
  driverFeeRial: 'DriverCharghe',
  companyFeeRial: 'TransportationCompanyCharghe',
  activeTurnApp: 'ActiveTurnApp',
  isActiveShowTime: 'IsActiveShowTime',
  isFreeCargo: 'IsFreeCargo',
  turnExpireHours: 'TurnExpireHour',
  nativeTurnExpireHours: 'NativeTurnExpireHour',
  limitNewTurnHours: 'LimitNewTurn',
  travelTimeHours: 'TravelTime',
  latitude: 'LoadHallLat',
  longitude: 'LoadHallLong',
} as const satisfies Record<keyof HallSettings, keyof HallFields>
type WireNames = typeof wireNames
export const hallSettings = Object.keys(wireNames) as (keyof HallSettings)[]

type Presented = { [K in keyof HallSettings as Uncapitalize<WireNames[K]>]: HallSettings[K] }
const presentedName = (name: keyof HallSettings) =>
  wireNames[name].replace(/^./, (letter) => letter.toLowerCase())

export const presentSettings = (settings: HallSettings) =>
  Object.fromEntries(hallSettings.map((name) => [presentedName(name), settings[name]])) as Presented

type Said = { [K in keyof HallSettings]: HallFields[WireNames[K]] }
export const readSettings = (body: HallFields) =>
  Object.fromEntries(hallSettings.map((name) => [name, body[wireNames[name]]])) as Said

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
