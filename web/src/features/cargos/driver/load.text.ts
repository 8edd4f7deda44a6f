import type { Point } from '@bargah/contract/kernel/geo.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatKm, routeOf } from '../../../kernel/format.ts'
import { emptyKm, isOutOfRange, type Load } from './load-order.rules.ts'

/** Between which towns a load goes; it tells its buttons apart by name. */
export const routeOfLoad = ({ cargoSource, cargoDestination }: Load) => routeOf(cargoSource, cargoDestination)

/** From where a load may be taken. */
export const rangeText = ({ cargoRange, isLoadHall: isHall }: Load): string =>
  cargoRange === 0
    ? 'از هر جا گرفته می‌شود'
    : `از ${formatKm(cargoRange)}ی ${isHall ? 'سالن' : 'مبدأ'} گرفته می‌شود`

/** Whether taking a free load uses up a turn (rules 10.3). */
export const turnText = ({ needsTurn }: Pick<Load, 'needsTurn'>): string =>
  needsTurn ? 'نوبت می‌خواهد، از هر سالنی؛ با گرفتن بار آن نوبت پایان می‌یابد' : 'نوبت نمی‌خواهد'

/** In: free loads, and whether he has a turn, undefined while that is not known. Out: how many are his to take as he stands. */
export function freeLoadsText(
  loads: readonly Pick<Load, 'needsTurn'>[],
  hasTurn: boolean | undefined,
): string {
  const asking = loads.filter(({ needsTurn }) => needsTurn).length
  const others = loads.length - asking
  if (asking === 0 || hasTurn !== false) return 'زودتر بگیرید، مال شماست'
  if (others === 0) return 'نوبت می‌خواهد، از هر سالنی'
  return `${formatNumber(others)} بار بی نوبت، ${formatNumber(asking)} بار با نوبت`
}

type EmptyRun = { words: string; short: string; isTooFar: boolean }

/**
 * In: where the driver is. Out: how far the load is as the crow flies, which is what ranges are measured by, in full and short,
 * and whether he is too far away to take it; null where he is unknown.
 */
export function emptyRunText(load: Load, place: Point | null): EmptyRun | null {
  const km = emptyKm(load, place)
  if (km === null || place === null) return null
  const isTooFar = isOutOfRange(load, place)
  const [far, beyond] = [formatKm(km), isTooFar ? '، بیرون از محدوده' : '']
  return { words: `${far} به خط راست${beyond}`, short: far + beyond, isTooFar }
}
