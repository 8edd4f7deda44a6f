import { useId } from 'react'
import { Button } from './Button.tsx'
import { DateField } from './DateField.tsx'
import { type DateRange, isReversed, isSameRange, rangePresets, sayRange } from './date-range.ts'

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
  className?: string
}

/** From and to, typed or picked in the Persian calendar, and the ranges that are asked for most as buttons. */
export function DateRangeField({
  label,
  value,
  onChange,
  now,
  labelHidden,
  onPreset,
  className,
}: DateRangeFieldProps) {
  const id = useId()
  const press = (range: DateRange) => {
    onChange(range)
    onPreset?.()
  }
  return (
    <fieldset className={className ? `date-range ${className}` : 'date-range'} aria-labelledby={id}>
      <div id={id} className={labelHidden ? 'sr' : 'label'}>
        {label}
      </div>
      <div className="row wrap">
        {rangePresets(now).map((preset) => (
          <Button
            key={preset.label}
            size="dense"
            aria-pressed={isSameRange(preset.range, value)}
            onClick={() => press(preset.range)}
          >
            {preset.label}
          </Button>
        ))}
      </div>
      <div className="ends">
        <DateField
          label="از تاریخ"
          optional
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
        />
        <DateField
          label="تا تاریخ"
          optional
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          error={isReversed(value) ? 'پایان بازه پیش از آغاز آن است.' : undefined}
        />
      </div>
      <span className="sr" role="status">
        {sayRange(value, now)}
      </span>
    </fieldset>
  )
}
