import type { WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import { formatNumber, parseDecimal } from '@bargah/contract/kernel/digits.ts'
import { greatCircleKm, type Point } from '@bargah/contract/kernel/geo.ts'
import type { ShowTimes } from './show-times.rules.ts'

/** A number that a field holds; null while that is empty. */
const held = (value: number | null) => value

/** The settings that the form holds as the wire does, each as it stands for a hall that is yet to be made (rules 7.2). */
const plain = {
  Name: '',
  Tel: '',
  LoadHallCityId: held(null),
  ReservationLimit: 10,
  IsActiveShowTime: false,
  TurnRange: held(0),
  TurnExpireHour: held(0),
  NativeTurnExpireHour: held(0),
  LimitNewTurn: held(0),
  TravelTime: held(0),
  ActiveTurnApp: true,
  ReservationRange: held(0),
  CargoOriginKm: held(100),
  DriverCharghe: held(0),
  TransportationCompanyCharghe: held(0),
  IsFreeCargo: false,
}
type Plain = typeof plain

/** The settings of a hall as its form holds them, by the names of the wire. */
export type HallValues = Plain & {
  /** Latitude and longitude as they are written: «۲۷٫۱۱۲۴، ۵۶٫۰۶۱۸». */
  point: string
  times: ShowTimes
}

export const newHall: HallValues = { ...plain, point: '', times: {} }

const inRows = <Name extends string>(name: Name) =>
  `${name.charAt(0).toLowerCase()}${name.slice(1)}` as Uncapitalize<Name>

/** In: a hall as it is kept. Out: its form; what waits for the end of the open round stands in it already. */
export function valuesOf(whole: WholeHall): HallValues {
  const hall = { ...whole, ...whole.coming }
  const told: { [Name in keyof Plain as Uncapitalize<Name>]: Plain[Name] } = hall
  const names = Object.keys(plain) as (keyof Plain)[]
  return {
    ...(Object.fromEntries(names.map((name) => [name, told[inRows(name)]])) as Plain),
    point: formatPoint([hall.loadHallLat, hall.loadHallLong]),
    times: Object.fromEntries(hall.showTimes.map(({ showTime, isActive }) => [showTime, isActive])),
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

const placeOf = (town: Point) => formatPoint([town.latitude, town.longitude])

/** In: the place of the form, and the towns chosen before and now. Out: its place now; one that a person set stays. */
export const followTown = (point: string, before: Point | null, town: Point): string =>
  point === '' || (before !== null && point === placeOf(before)) ? placeOf(town) : point

const farKm = 100

/** In: the place of the form and its town. Out: how many kilometres lie between them, where that is a mistake's worth; else null. */
export function farFromTown(point: string, town: Point | undefined): number | null {
  const at = parsePoint(point)
  if (!at || !town) return null
  const km = greatCircleKm({ latitude: at[0], longitude: at[1] }, town)
  return km < farKm ? null : Math.round(km)
}

/** In: what was typed or pasted, with any comma and any digits. Out: latitude and longitude; null for what is neither. */
export function parsePoint(text: string): LatLon | null {
  const parts = text.includes('،') ? text.split('،') : text.split(/\s*,\s*|\s+/)
  const [lat, lon, ...more] = parts.map((part) => parseDecimal(part.trim()))
  if (lat === null || lon === null || lat === undefined || lon === undefined || more.length > 0) return null
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? [lat, lon] : null
}
