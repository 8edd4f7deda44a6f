import {
  type At,
  formatTime,
  jalaliParts,
  startOfTehranDay,
  weekdayNames,
} from '@bargah/contract/kernel/dates.ts'

const dayMs = 86_400_000

/** In: an instant of today or of the next days, and now. Out: `ساعت ۱۴:۳۰`, `فردا ساعت ۹:۰۰`, `شنبه ساعت ۹:۰۰`. */
export function saidWhen(at: At, now: At): string {
  const days = Math.round((startOfTehranDay(at).getTime() - startOfTehranDay(now).getTime()) / dayMs)
  const day = days === 0 ? '' : days === 1 ? 'فردا ' : `${weekdayNames[jalaliParts(at).weekday]} `
  return `${day}ساعت ${formatTime(at)}`
}
