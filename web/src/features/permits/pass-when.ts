import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { serverNow } from '../../kernel/now.ts'

/** In: an instant. Out: its day («امروز», «۲۹ آبان») and its hour, apart. */
export function whenOf(at: string): { day: string; hour: string } {
  const hour = formatTime(at)
  return { day: formatDayTime(at, serverNow()).slice(0, -hour.length).trim(), hour }
}
