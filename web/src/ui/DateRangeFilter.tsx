import { CalendarDays } from 'lucide-react'
import { DateRangeField } from './DateRangeField.tsx'
import { type DateRange, sayRange, wholeTime } from './date-range.ts'
import { FilterPopover } from './FilterPopover.tsx'

type DateRangeFilterProps = {
  label?: string
  value: DateRange
  onChange: (value: DateRange) => void
  now: Date
  startsOpen?: boolean | undefined
}

/** A filter of a toolbar by days. */
export function DateRangeFilter({ label = 'تاریخ', startsOpen, ...range }: DateRangeFilterProps) {
  return (
    <FilterPopover
      label={label}
      startsOpen={startsOpen}
      icon={<CalendarDays />}
      value={sayRange(range.value, range.now)}
      onClear={() => range.onChange(wholeTime)}
    >
      {(close) => <DateRangeField label={label} labelHidden onPreset={close} {...range} />}
    </FilterPopover>
  )
}
