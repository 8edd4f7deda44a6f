import { type ComponentProps, Suspense, useId } from 'react'
import { Button } from './Button.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import {
  countIn,
  type DateRange,
  type DayCounts,
  isReversed,
  isSameRange,
  rangePresets,
  sayRange,
} from './date-range.ts'
import { fetchedInside } from './fetched.tsx'
import { TextField } from './TextField.tsx'

// the calendar is large, and most who open a range press one of the presets
const DateField = fetchedInside(async () => ({ default: (await import('./DateField.tsx')).DateField }))

type DateRangeFieldProps = {
  /** Names both ends: «تاریخ اعلام». */
  label: string
  value: DateRange
  onChange: (value: DateRange) => void
  now: Date
  /** The label is read aloud but not drawn. */
  labelHidden?: boolean
  /** Called when a preset was pressed, after the change. */
  onPreset?: () => void
  /** The presets are lines of a menu, each with how many rows it has once they are counted. */
  asLines?: boolean
  counts?: DayCounts | undefined
}

/** From and to, typed or picked in the Persian calendar, and the ranges that are asked for most as buttons. */
export function DateRangeField({
  label,
  value,
  onChange,
  now,
  labelHidden,
  onPreset,
  asLines,
  counts,
}: DateRangeFieldProps) {
  const id = useId()
  const press = (range: DateRange) => {
    onChange(range)
    onPreset?.()
  }
  return (
    <fieldset className="stack gap-3 date-range" aria-labelledby={id}>
      <div id={id} className={labelHidden ? 'sr' : 'label'}>
        {label}
      </div>
      <div className={asLines ? undefined : 'row wrap'}>
        {rangePresets(now).map((preset) => {
          const shared = {
            'aria-pressed': isSameRange(preset.range, value),
            onClick: () => press(preset.range),
            children: preset.label,
          }
          return asLines ? (
            <Line key={preset.label} {...shared} count={counts && countIn(preset.range, counts)} />
          ) : (
            <Button key={preset.label} size="dense" {...shared} />
          )
        })}
      </div>
      <div className="ends">
        <Suspense fallback={<Coming />}>
          <DateField
            label={fromLabel}
            optional
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
          />
          <DateField
            label={toLabel}
            optional
            value={value.to}
            onChange={(to) => onChange({ ...value, to })}
            error={isReversed(value) ? 'پایان بازه پیش از آغاز آن است.' : undefined}
          />
        </Suspense>
      </div>
      <span className="sr" role="status">
        {sayRange(value, now)}
      </span>
    </fieldset>
  )
}

type LineProps = ComponentProps<'button'> & { count: number | undefined }

const Line = ({ count, children, ...button }: LineProps) => (
  <button type="button" className="menu-item" {...button}>
    {children}
    {count !== undefined && (
      <span className="far subtle num">
        <span className="sr">، </span>
        {formatNumber(count)}
      </span>
    )}
  </button>
)

const fromLabel = 'از تاریخ'
const toLabel = 'تا تاریخ'
const nothing = () => undefined

/** Both ends while the calendar is on its way, in the same room, so that nothing jumps. */
const Coming = () =>
  [fromLabel, toLabel].map((label) => (
    <TextField key={label} label={label} optional disabled value="" onChange={nothing} />
  ))
