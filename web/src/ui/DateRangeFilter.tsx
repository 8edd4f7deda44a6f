import { CalendarDays } from 'lucide-react'
import { formatDateShort, jalaliDate, parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from './Button.tsx'
import { DateField } from './DateField.tsx'
import { FilterPopover } from './FilterPopover.tsx'

/** Both ends as `1405/08/30`, both counted in; null is open. */
export type DateRange = { from: string | null; to: string | null }

export const wholeTime: DateRange = { from: null, to: null }
export const todayOnly = (now: Date): DateRange => ({ from: jalaliDate(now), to: jalaliDate(now) })

const dayMs = 24 * 3_600_000
const lastDays = (now: Date, days: number): DateRange => ({
  from: jalaliDate(new Date(now.getTime() - (days - 1) * dayMs)),
  to: jalaliDate(now),
})

type DateRangeFilterProps = { value: DateRange; onChange: (value: DateRange) => void; now: Date }

/** A filter of a toolbar by days. */
export function DateRangeFilter({ value, onChange, now }: DateRangeFilterProps) {
  const presets = [
    { label: 'امروز', range: todayOnly(now) },
    { label: '۷ روز گذشته', range: lastDays(now, 7) },
    { label: '۳۰ روز گذشته', range: lastDays(now, 30) },
  ]
  return (
    <FilterPopover
      label="تاریخ"
      icon={<CalendarDays />}
      value={sayRange(value, now)}
      onClear={() => onChange(wholeTime)}
    >
      {(close) => (
        <div className="filter-dates">
          <div className="row wrap">
            {presets.map(({ label, range }) => (
              <Button
                key={label}
                size="dense"
                aria-pressed={range.from === value.from && range.to === value.to}
                onClick={() => {
                  onChange(range)
                  close()
                }}
              >
                {label}
              </Button>
            ))}
          </div>
          <DateField label="از تاریخ" value={value.from} onChange={(from) => onChange({ ...value, from })} />
          <DateField
            label="تا تاریخ"
            optional
            value={value.to}
            onChange={(to) => onChange({ ...value, to })}
          />
        </div>
      )}
    </FilterPopover>
  )
}

/** In: a range. Out: `امروز، ۳۰ آبان`, `۲۲ تا ۳۰ آبان`, `از ۲ مهر`, or undefined when it is open at both ends. */
export function sayRange({ from, to }: DateRange, now: Date): string | undefined {
  const say = (day: string) => formatDateShort(parseJalaliDateTime(day) ?? now, now)
  if (!from && !to) return undefined
  if (!to) return `از ${say(from ?? '')}`
  if (!from) return `تا ${say(to)}`
  if (from === to) return from === jalaliDate(now) ? `امروز، ${say(from)}` : say(from)
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  return sameMonth ? `${toPersianDigits(Number(from.slice(8)))} تا ${say(to)}` : `${say(from)} تا ${say(to)}`
}
