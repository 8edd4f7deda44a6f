import {
  formatDateShort,
  formatDateTime,
  formatRelative,
  formatTime,
  isoInstant,
  jalaliParts,
} from '@bargah/contract/kernel/dates.ts'
import { useSoon } from './use-countdown.ts'

type MomentProps = {
  at: string | Date
  now?: Date
  /** relative: «۵ دقیقه پیش» within a day; row: «۳۰ آبان ۱۳:۵۸» with a quiet time, this year; date: the day alone. */
  look?: 'relative' | 'row' | 'date'
}

const isThisYear = (at: string | Date, now: Date) => jalaliParts(at).year === jalaliParts(now).year

export function Moment({ at, now: given, look = 'relative' }: MomentProps) {
  const soon = useSoon()
  const now = given ?? soon
  return (
    <time className="num" dateTime={isoInstant(at)} title={formatDateTime(at)}>
      {look === 'relative' ? formatRelative(at, now) : formatDateShort(at, now)}
      {look === 'row' && isThisYear(at, now) && <span className="subtle"> {formatTime(at)}</span>}
    </time>
  )
}
