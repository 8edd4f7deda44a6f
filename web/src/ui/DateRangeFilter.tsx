import { CalendarDays } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DateRangeField } from './DateRangeField.tsx'
import { type DateRange, type DayCounts, isReversed, sayRange, wholeTime } from './date-range.ts'
import { FilterPopover } from './FilterPopover.tsx'

type DateRangeFilterProps = {
  label?: string
  value: DateRange
  onChange: (value: DateRange) => void
  now: Date
  /** Draws with how many rows the presets have, once they are counted. */
  withCounts?: ((draw: (counts: DayCounts | undefined) => ReactNode) => ReactNode) | undefined
}

export function DateRangeFilter({ label = 'تاریخ', withCounts, ...range }: DateRangeFilterProps) {
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
      {(close) => {
        const field = (counts?: DayCounts) => (
          <DateRangeField
            label={label}
            labelHidden
            asLines
            counts={counts}
            onPreset={close}
            now={range.now}
            // what ends before it starts is shown with its fault, and filters nothing
            value={isReversed(draft) ? draft : range.value}
            onChange={set}
          />
        )
        return withCounts ? withCounts(field) : field()
      }}
    </FilterPopover>
  )
}
