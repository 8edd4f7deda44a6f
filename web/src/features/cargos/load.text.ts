import { formatKm, wayOf } from '../../kernel/format.ts'
import type { Load } from './load-order.rules.ts'

/** Between which towns a load goes; it tells its buttons apart by name. */
export const wayOfLoad = ({ cargoSource, cargoDestination }: Load) => wayOf(cargoSource, cargoDestination)

/** From where a load may be taken. */
export const rangeText = ({ cargoRange }: Load): string =>
  cargoRange === 0 ? 'از هر جا گرفته می‌شود' : `از ${formatKm(cargoRange)}ی مبدأ گرفته می‌شود`

/** Whether taking a free load uses up a turn (decisions §6). */
export const turnText = ({ needsTurn }: Load): string =>
  needsTurn ? 'نوبت می‌خواهد و با گرفتن آن نوبت پایان می‌یابد' : 'نوبت نمی‌خواهد'

/** In: how far the driver is from a load, and how far one may be. Out: the empty way, and whether it is too long. */
export function emptyWayText(km: number, { cargoRange }: Load): { words: string; isTooFar: boolean } {
  const isTooFar = cargoRange > 0 && km > cargoRange
  return { words: `${formatKm(km)} تا بار${isTooFar ? '، دورتر از محدوده' : ''}`, isTooFar }
}
