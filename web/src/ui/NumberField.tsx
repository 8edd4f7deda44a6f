import { type ReactNode, useState } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { type ControlProps, Field, splitWords } from './Field.tsx'
import { InputBox } from './InputBox.tsx'
import { rewriteInput } from './typed-digits.ts'
import { readTyped, wholeFault, writtenNumber } from './typed-number.ts'

export type NumberFieldProps = ControlProps<number | null> & {
  unit?: ReactNode
  icon?: ReactNode
  min?: number
  max?: number
  decimals?: boolean
  /** Large and bold, for the one number that decides (rent, amount of a payment). */
  figure?: boolean
}

/**
 * A number, grouped while it is typed; a whole one unless it takes `decimals`. Out of bounds, or with a fraction that it
 * does not take, it is kept as typed, and the field says so; what can be read as no number is NaN, which no call takes.
 */
export function NumberField(props: NumberFieldProps) {
  const [left, setLeft] = useState(false)
  const [words, control] = splitWords(props)
  const {
    value,
    onChange,
    onBlur,
    min,
    max,
    decimals,
    figure,
    unit,
    icon,
    dense,
    disabled,
    readOnly,
    ...input
  } = control
  const [typed, setTyped] = useState(() => writtenNumber(value))
  const shown = Object.is(typed.value, value) ? typed : writtenNumber(value)
  const error =
    words.error ?? (left ? (wholeFault(value, { decimals }) ?? boundsFault(value, min, max)) : undefined)
  const type = (element: HTMLInputElement) => {
    const next = readTyped(element.value, shown)
    rewriteInput(element, next.text)
    setTyped(next)
    onChange(next.value)
  }
  return (
    <Field {...words} error={error}>
      {(aria) => (
        <InputBox {...{ icon, unit, dense, error, disabled, readOnly }}>
          <input
            {...input}
            {...aria}
            className={figure ? 'figure' : undefined}
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={shown.text}
            disabled={disabled}
            readOnly={readOnly}
            onChange={(event) => type(event.target)}
            onBlur={() => {
              setLeft(true)
              if (!Number.isNaN(value)) setTyped(writtenNumber(value))
              onBlur?.()
            }}
          />
        </InputBox>
      )}
    </Field>
  )
}

function boundsFault(value: number | null, min: number | undefined, max: number | undefined) {
  if (value === null) return undefined
  if (min !== undefined && value < min) return `نباید کمتر از ${formatNumber(min)} باشد.`
  if (max !== undefined && value > max) return `نباید بیشتر از ${formatNumber(max)} باشد.`
  return undefined
}
