import type { InputHTMLAttributes, ReactNode } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { type ControlProps, Field, splitWords } from './Field.tsx'
import { InputBox } from './InputBox.tsx'
import { digitsOf, rewriteInput } from './typed-digits.ts'

export type DigitsFieldProps = ControlProps<string> & {
  maxLength?: number
  /** How the digits are shown, where not one after the other. */
  show?: (digits: string) => string
  /** What stands for the digits typed or pasted, before they are cut to length. */
  tidy?: (digits: string) => string
  icon?: ReactNode
  end?: ReactNode
  unit?: ReactNode
  onKeyDown?: InputHTMLAttributes<HTMLInputElement>['onKeyDown']
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
}

const asTheyAre = (digits: string) => digits

/** A code made of digits (national code, card, activation code). Any digits go in, Latin ones come out. */
export function DigitsField(props: DigitsFieldProps) {
  const [words, control] = splitWords(props)
  const {
    value,
    onChange,
    maxLength,
    show = toPersianDigits,
    tidy = asTheyAre,
    icon,
    end,
    unit,
    dense,
    disabled,
    readOnly,
    ...input
  } = control
  const type = (element: HTMLInputElement) => {
    const digits = tidy(digitsOf(element.value)).slice(0, maxLength)
    rewriteInput(element, show(digits))
    onChange(digits)
  }
  return (
    <Field {...words}>
      {(aria) => (
        <InputBox {...{ icon, end, unit, dense, error: words.error, disabled, readOnly }}>
          <input
            {...input}
            {...aria}
            inputMode="numeric"
            value={show(value)}
            disabled={disabled}
            readOnly={readOnly}
            onChange={(event) => type(event.target)}
          />
        </InputBox>
      )}
    </Field>
  )
}
