import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import type { OptionKey } from './option.ts'

type RadioCard<Key extends OptionKey> = {
  key: Key
  label: string
  detail?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}
type RadioCardsProps<Key extends OptionKey> = Omit<ControlProps<Key | null>, 'dense' | 'placeholder'> & {
  options: readonly RadioCard<Key>[]
}

/** One of a few, each a card that says what it means; arrow keys move between them. */
export function RadioCards<Key extends OptionKey>(props: RadioCardsProps<Key>) {
  const { options, value, onChange, onBlur, disabled, readOnly, error, ref } = props
  const group = useId()
  const locked = disabled || readOnly
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.key === value),
  )
  return (
    <Field {...wordsOf(props)}>
      {({ id, ...aria }) => (
        <div {...aria} role="radiogroup" className={classes('gap-3 grid radio-cards', error && 'is-error')}>
          {options.map((option, index) => (
            <label key={option.key} className="rounded-lg pointer pad-3-4 row gap-3 radio-card">
              <input
                type="radio"
                name={group}
                id={index === chosen ? id : undefined}
                ref={index === chosen ? ref : undefined}
                aria-describedby={option.detail ? `${group}-${option.key}` : undefined}
                aria-label={option.label}
                checked={option.key === value}
                disabled={locked || option.disabled}
                onChange={() => onChange(option.key)}
                onBlur={onBlur}
              />
              {option.icon && <span className="tile">{option.icon}</span>}
              <span className="grow">
                <b className="block strong">{option.label}</b>
                {option.detail && (
                  <small className="block fine" id={`${group}-${option.key}`}>
                    {option.detail}
                  </small>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
