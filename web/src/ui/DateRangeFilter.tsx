import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { DateRangeField } from './DateRangeField.tsx'
import { type DateRange, isReversed, sayRange, wholeTime } from './date-range.ts'
import { FilterPopover } from './FilterPopover.tsx'

type DateRangeFilterProps = {
  label?: string
  value: DateRange
  onChange: (value: DateRange) => void
  now: Date
}

/** A filter of a toolbar by days. */
export function DateRangeFilter({ label = 'تاریخ', ...range }: DateRangeFilterProps) {
  const [draft, setDraft] = useState(range.value)
  const set = (next: DateRange) => {
    setDraft(next)
    if (!isReversed(next)) range.onChange(next)
  }
  return (
    <FilterPopover
      label={label}
      icon={<CalendarDays />}
      value={sayRange(range.value, range.now)}
      onClear={() => set(wholeTime)}
    >
      {(close) => (
        <DateRangeField
          label={label}
          labelHidden
          onPreset={close}
          now={range.now}
          // what ends before it starts is shown with its fault, and filters nothing
          value={isReversed(draft) ? draft : range.value}
          onChange={set}
        />
      )}
    </FilterPopover>
  )
}
