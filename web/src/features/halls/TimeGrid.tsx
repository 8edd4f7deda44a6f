import { Check, Minus } from 'lucide-react'
import { type KeyboardEvent, Fragment, useRef, useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { classes } from '../../ui/classes.ts'
import { type ShowTimes, slots } from './show-times.rules.ts'
import { paintTimes, pressTime, walkGrid } from './time-grid.rules.ts'
import './time-grid.css'

type TimeGridProps = {
  value: ShowTimes
  onChange: (times: ShowTimes) => void
  readOnly?: boolean
  /** The time of the next round, «14:30»: it stands out. */
  next: string | null
  id?: string
  /** What takes the place of the hint when it is at fault. */
  describedBy?: string
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
/** Before these hours stand the minutes of both rows; a phone shows a day in three bands. */
const bands = ['00', '08', '16']

/**
 * The half hours of a day. A press goes from none to on, to off, which is kept, and back to none; arrows walk, and with
 * Shift they paint, as does a press with Shift from the one pressed before.
 */
export function TimeGrid({ value, onChange, readOnly = false, next, id, describedBy }: TimeGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [here, setHere] = useState(slots.find((time) => value[time] !== undefined) ?? '07:00')
  const go = (event: KeyboardEvent, time: string) => {
    const to = walkGrid(time, event.key)
    if (to === null) return
    event.preventDefault()
    if (event.shiftKey) onChange(paintTimes(value, time, to))
    setHere(to)
    grid.current?.querySelector<HTMLElement>(`[data-time="${to}"]`)?.focus()
  }
  const press = (time: string, isPainting: boolean) => {
    onChange(isPainting ? paintTimes(value, here, time) : pressTime(value, time))
    setHere(time)
  }
  return (
    <div
      ref={grid}
      className="grid gap-075 day-grid"
      role="group"
      aria-label="ساعت‌های اعلام"
      aria-describedby={describedBy}
    >
      {hours.map((hour) => (
        <Fragment key={hour}>
          {bands.includes(hour) && (
            <div
              className="grid at-middle gap-075 text-start subtle centre day-hour day-minutes"
              aria-hidden="true"
            >
              <span />
              <span>۰۰</span>
              <span>۳۰</span>
            </div>
          )}
          <div className="grid at-middle gap-075 subtle centre day-hour">
            <span aria-hidden="true">{toPersianDigits(Number(hour))}</span>
            {[`${hour}:00`, `${hour}:30`].map((time) =>
              slots.includes(time) ? (
                <Cell
                  key={time}
                  id={time === here ? id : undefined}
                  time={time}
                  mark={value[time]}
                  isNext={time === next}
                  isHere={time === here}
                  readOnly={readOnly}
                  onKeyDown={(event) => go(event, time)}
                  onPress={(isPainting) => press(time, isPainting)}
                />
              ) : (
                <NoCell key={time} time={time} />
              ),
            )}
          </div>
        </Fragment>
      ))}
      <p className="fine whole-row only-narrow">{whyNone}</p>
    </div>
  )
}

type CellProps = {
  id: string | undefined
  time: string
  mark: boolean | undefined
  isNext: boolean
  isHere: boolean
  readOnly: boolean
  onPress: (isPainting: boolean) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const Cell = ({ id, time, mark, isNext, isHere, readOnly, onPress, onKeyDown }: CellProps) => (
  <button
    type="button"
    id={id}
    data-time={time}
    className={classes(
      'centred day-cell',
      isNext ? 'is-next' : mark === true && 'is-on',
      mark === false && 'is-off',
    )}
    aria-pressed={mark === true}
    aria-label={sayCell(time, mark, isNext)}
    tabIndex={isHere ? 0 : -1}
    disabled={readOnly}
    onClick={(event) => onPress(event.shiftKey)}
    onKeyDown={onKeyDown}
  >
    {mark === true && <Check />}
    {mark === false && <Minus />}
  </button>
)

/** Half past eleven at night: a round after it would reach into the next day (rules 7.3). */
const NoCell = ({ time }: { time: string }) => (
  <span className="subtle" role="note" title={`${toPersianDigits(time)} ساعت اعلام نمی‌شود: ${whyNone}`}>
    –
  </span>
)
const whyNone = 'آخرین ساعت اعلام روز ۲۳:۰۰ است.'

const sayCell = (time: string, mark: boolean | undefined, isNext: boolean) =>
  [toPersianDigits(time), isNext && 'دور بعدی', mark === false && 'خاموش'].filter(Boolean).join('، ')

export const TimeLegend = () => (
  <div className="size-xs row at-stretch gap-35 day-legend muted">
    <span className="row inline gap-15">
      <i className="centred day-cell is-on">
        <Check />
      </i>
      روشن
    </span>
    <span className="row inline gap-15">
      <i className="centred day-cell is-next">
        <Check />
      </i>
      دور بعدی
    </span>
    <span className="row inline gap-15">
      <i className="centred day-cell is-off">
        <Minus />
      </i>
      خاموش
    </span>
  </div>
)
