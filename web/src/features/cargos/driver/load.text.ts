import { greatCircleKm, type Point } from '@bargah/contract/kernel/geo.ts'
import { formatKm, routeOf } from '../../../kernel/format.ts'
import { emptyKm, type Load } from './load-order.rules.ts'

/** Between which towns a load goes; it tells its buttons apart by name. */
export const routeOfLoad = ({ cargoSource, cargoDestination }: Load) => routeOf(cargoSource, cargoDestination)

/** From where a load may be taken. */
export const rangeText = ({ cargoRange, isLoadHall: isHall }: Load): string =>
  cargoRange === 0
    ? 'از هر جا گرفته می‌شود'
    : `از ${formatKm(cargoRange)}ی ${isHall ? 'سالن' : 'مبدأ'} گرفته می‌شود`

/** Whether taking a free load uses up a turn (rules 10.3). */
export const turnText = ({ needsTurn }: Load): string =>
  needsTurn ? 'نوبت می‌خواهد و با گرفتن آن نوبت پایان می‌یابد' : 'نوبت نمی‌خواهد'

type EmptyRun = { words: string; short: string; isTooFar: boolean }

/**
 * In: where the driver is. Out: how far the load is as the crow flies, which is what ranges are measured by, in full and short,
 * and whether he is too far away to take it; null where he is unknown.
 */
export function emptyRunText(load: Load, place: Point | null): EmptyRun | null {
  const km = emptyKm(load, place)
  if (km === null || place === null) return null
  const centre = { latitude: load.rangeFromLat, longitude: load.rangeFromLong }
  const isTooFar = load.cargoRange > 0 && greatCircleKm(place, centre) > load.cargoRange
  const [far, beyond] = [formatKm(km), isTooFar ? '، بیرون از محدوده' : '']
  return { words: `${far} به خط راست${beyond}`, short: far + beyond, isTooFar }
}
