import { type CalendarDate, PersianCalendar, toCalendar, today } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { monthNames } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from './Button.tsx'
import { naturalDate } from './natural-date.ts'

const persian = new PersianCalendar()

const persianToday = () => toCalendar(today('Asia/Tehran'), persian)

type CalendarProps = {
  value: CalendarDate | null
  onPick: (date: CalendarDate | null) => void
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  /** Shows a button that empties the field. */
  clearable?: boolean | undefined
}

/** A month of the Persian calendar; arrows, Page Up and Page Down move in it. */
export function Calendar({ value, onPick, min, max, clearable }: CalendarProps) {
  return (
    <AriaCalendar
      className="calendar"
      aria-label="تقویم"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by a press of its button and takes over from it
      autoFocus
      createCalendar={() => persian}
      firstDayOfWeek="sat"
      value={value}
      onChange={onPick}
      {...(min && { minValue: min })}
      {...(max && { maxValue: max })}
    >
      <header className="between below-2 at-middle flex">
        <AriaButton className="square" slot="previous">
          <ChevronRight />
        </AriaButton>
        <MonthHeading />
        <AriaButton className="square" slot="next">
          <ChevronLeft />
        </AriaButton>
      </header>
      <CalendarGrid weekdayStyle="long">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day.charAt(0)}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              className="day"
              date={date}
              render={(cell) => <div {...cell} aria-label={naturalDate(cell['aria-label'] ?? '')} />}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
      <footer className="flex between line-above">
        <Button size="dense" variant="ghost" onClick={() => onPick(persianToday())}>
          امروز
        </Button>
        {clearable && (
          <Button size="dense" variant="ghost" onClick={() => onPick(null)}>
            پاک کردن
          </Button>
        )}
      </footer>
    </AriaCalendar>
  )
}

/** The library's own heading puts the era in: ours is month and year. */
function MonthHeading() {
  const state = useContext(CalendarStateContext)
  if (!state) return null
  const { month, year } = state.visibleRange.start
  return (
    <h2 className="strong num" aria-live="polite">
      {monthNames[month - 1]} {toPersianDigits(year)}
    </h2>
  )
}
