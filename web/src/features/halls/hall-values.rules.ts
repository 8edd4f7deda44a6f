import type { WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import { formatNumber, parseDecimal } from '@bargah/contract/kernel/digits.ts'
import type { ShowTimes } from './show-times.rules.ts'

/** The settings of a hall as its form holds them, by the names of the wire; a number is null while its field is empty. */
export type HallValues = {
  Name: string
  Tel: string
  LoadHallCityId: number | null
  /** Latitude and longitude as they are written: «۲۷٫۱۱۲۴، ۵۶٫۰۶۱۸». */
  point: string
  ReservationLimit: number
  IsActiveShowTime: boolean
  times: ShowTimes
  TurnRange: number | null
  TurnExpireHour: number | null
  NativeTurnExpireHour: number | null
  LimitNewTurn: number | null
  TravelTime: number | null
  ActiveTurnApp: boolean
  ReservationRange: number | null
  CargoOriginKm: number | null
  DriverCharghe: number | null
  TransportationCompanyCharghe: number | null
  IsFreeCargo: boolean
}

/** A hall that is yet to be made (rules 7.2). */
export const newHall: HallValues = {
  Name: '',
  Tel: '',
  LoadHallCityId: null,
  point: '',
  ReservationLimit: 10,
  IsActiveShowTime: false,
  times: {},
  TurnRange: 0,
  TurnExpireHour: 0,
  NativeTurnExpireHour: 0,
  LimitNewTurn: 0,
  TravelTime: 0,
  ActiveTurnApp: true,
  ReservationRange: 0,
  CargoOriginKm: 100,
  DriverCharghe: 0,
  TransportationCompanyCharghe: 0,
  IsFreeCargo: false,
}

/** In: a hall as it is kept. Out: its form; what waits for the end of the open round stands in it already. */
export function valuesOf(whole: WholeHall): HallValues {
  const hall = { ...whole, ...whole.coming }
  return {
    Name: hall.name,
    Tel: hall.tel,
    LoadHallCityId: hall.loadHallCityId,
    point: formatPoint([hall.loadHallLat, hall.loadHallLong]),
    ReservationLimit: hall.reservationLimit,
    IsActiveShowTime: hall.isActiveShowTime,
    times: Object.fromEntries(hall.showTimes.map(({ showTime, isActive }) => [showTime, isActive])),
    TurnRange: hall.turnRange,
    TurnExpireHour: hall.turnExpireHour,
    NativeTurnExpireHour: hall.nativeTurnExpireHour,
    LimitNewTurn: hall.limitNewTurn,
    TravelTime: hall.travelTime,
    ActiveTurnApp: hall.activeTurnApp,
    ReservationRange: hall.reservationRange,
    CargoOriginKm: hall.cargoOriginKm,
    DriverCharghe: hall.driverCharghe,
    TransportationCompanyCharghe: hall.transportationCompanyCharghe,
    IsFreeCargo: hall.isFreeCargo,
  }
}

/** Show times as a call takes them. */
export const sentTimes = (times: ShowTimes) =>
  Object.entries(times).map(([ShowTime, IsActive]) => ({ ShowTime, IsActive }))

/** What is sent of the form; where no place is given the server takes the city's. */
export function bodyOf({ point, times, LoadHallCityId, ...settings }: HallValues) {
  const [LoadHallLat, LoadHallLong] = parsePoint(point) ?? [null, null]
  return {
    ...settings,
    LoadHallCityId: LoadHallCityId ?? '',
    LoadHallLat,
    LoadHallLong,
    ShowTimes: sentTimes(times),
  }
}

type LatLon = readonly [lat: number, lon: number]

/** In: latitude and longitude. Out: «۲۷٫۱۱۲۴، ۵۶٫۰۶۱۸»; four places are ten metres. */
export const formatPoint = (point: LatLon): string =>
  point.map((degrees) => formatNumber(degrees, { decimals: 4 })).join('، ')

/** In: what was typed or pasted, with any comma and any digits. Out: latitude and longitude; null for what is neither. */
export function parsePoint(text: string): LatLon | null {
  const parts = text.includes('،') ? text.split('،') : text.split(/\s*,\s*|\s+/)
  const [lat, lon, ...more] = parts.map((part) => parseDecimal(part.trim()))
  if (lat === null || lon === null || lat === undefined || lon === undefined || more.length > 0) return null
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? [lat, lon] : null
}
