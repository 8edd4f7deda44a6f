import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import type { OptionKey } from './option.ts'

type Segment<Key extends OptionKey> = { key: Key; label: string; icon?: ReactNode; disabled?: boolean }
type SegmentsProps<Key extends OptionKey> = ControlProps<Key | null> & {
  options: readonly Segment<Key>[]
  /** 50 high, for sign-in and phones. */
  touch?: boolean
}

/** One of two to four, all in sight; arrow keys move between them. */
export function Segments<Key extends OptionKey>(props: SegmentsProps<Key>) {
  const { options, value, onChange, onBlur, disabled, readOnly, touch, error, ref } = props
  const group = useId()
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.key === value),
  )
  return (
    <Field {...wordsOf(props)}>
      {({ id, ...aria }) => (
        <div
          {...aria}
          role="radiogroup"
          className={classes('segments', touch && 'segments-touch', error && 'is-error')}
        >
          {options.map((option, index) => (
            <label className="row gap-15 muted" key={option.key}>
              <input
                type="radio"
                name={group}
                id={index === chosen ? id : undefined}
                ref={index === chosen ? ref : undefined}
                checked={option.key === value}
                disabled={disabled || (readOnly && option.key !== value) || option.disabled}
                onChange={() => onChange(option.key)}
                onBlur={onBlur}
              />
              {option.icon}
              {option.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
