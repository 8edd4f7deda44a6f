import { type ReactNode, useState } from 'react'
import { formatNumber, parseInteger } from '@bargah/contract/kernel/digits.ts'
import { type ControlProps, Field, splitWords } from './Field.tsx'
import { InputBox } from './InputBox.tsx'
import { digitsOf, rewriteInput } from './typed-digits.ts'

export type NumberFieldProps = ControlProps<number | null> & {
  unit?: ReactNode
  icon?: ReactNode
  min?: number
  max?: number
  /** Large and bold, for the one number that decides (rent, amount of a payment). */
  figure?: boolean
}

const MAX_DIGITS = 15

/** In: a pasted number. Out: what is before its fraction; nothing of a negative one, which no such field takes. */
const wholePart = (text: string) => (/^\s*[-−]/.test(text) ? '' : (text.split(/[.٫]/)[0] ?? ''))

/** A whole number, grouped while it is typed. Out of bounds it is kept as typed, and the field says so. */
export function NumberField(props: NumberFieldProps) {
  const [left, setLeft] = useState(false)
  const [words, control] = splitWords(props)
  const { value, onChange, onBlur, min, max, figure, unit, icon, dense, disabled, readOnly, ...input } =
    control
  const error = words.error ?? (left ? boundsFault(value, min, max) : undefined)
  const type = (element: HTMLInputElement, isPasted: boolean) => {
    const text = isPasted ? wholePart(element.value) : element.value
    const digits = digitsOf(text).slice(0, MAX_DIGITS)
    const number = digits === '' ? null : parseInteger(digits)
    rewriteInput(element, number === null ? '' : formatNumber(number))
    onChange(number)
  }
  return (
    <Field {...words} error={error}>
      {(aria) => (
        <InputBox {...{ icon, unit, dense, error, disabled, readOnly }}>
          <input
            {...input}
            {...aria}
            className={figure ? 'figure' : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={value === null ? '' : formatNumber(value)}
            disabled={disabled}
            readOnly={readOnly}
            onChange={(event) =>
              type(event.target, (event.nativeEvent as InputEvent).inputType === 'insertFromPaste')
            }
            onBlur={() => {
              setLeft(true)
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
