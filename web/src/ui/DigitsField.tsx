import type { HTMLInputAutoComplete, ReactNode } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import { InputBox } from './InputBox.tsx'
import { digitsOf, rewriteInput } from './typed-digits.ts'

export type DigitsFieldProps = ControlProps<string> & {
  maxLength?: number
  icon?: ReactNode
  end?: ReactNode
  unit?: ReactNode
  autoComplete?: HTMLInputAutoComplete
}

/** A code made of digits (national code, card, activation code). Any digits go in, Latin ones come out. */
export function DigitsField(props: DigitsFieldProps) {
  const { value, onChange, error, maxLength, icon, end, unit, dense, disabled, readOnly, ...rest } = props
  const { label, id, optional, hint, labelHidden, className, ...input } = rest
  const type = (element: HTMLInputElement) => {
    const digits = digitsOf(element.value).slice(0, maxLength)
    rewriteInput(element, toPersianDigits(digits))
    onChange(digits)
  }
  return (
    <Field {...wordsOf(props)}>
      {(aria) => (
        <InputBox {...{ icon, end, unit, dense, error, disabled, readOnly }}>
          <input
            {...input}
            {...aria}
            inputMode="numeric"
            value={toPersianDigits(value)}
            disabled={disabled}
            readOnly={readOnly}
            onChange={(event) => type(event.target)}
          />
        </InputBox>
      )}
    </Field>
  )
}
