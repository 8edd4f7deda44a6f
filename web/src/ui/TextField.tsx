import type { HTMLInputAutoComplete, InputHTMLAttributes, ReactNode } from 'react'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import { InputBox } from './InputBox.tsx'

type TextFieldProps = ControlProps<string> & {
  icon?: ReactNode
  unit?: ReactNode
  end?: ReactNode
  type?: 'text' | 'search' | 'email' | 'url'
  maxLength?: number
  autoComplete?: HTMLInputAutoComplete
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** For codes and usernames, which run left to right. */
  dir?: 'ltr' | 'auto'
  onKeyDown?: InputHTMLAttributes<HTMLInputElement>['onKeyDown']
}

export function TextField(props: TextFieldProps) {
  const { icon, unit, end, dense, value, onChange, error, disabled, readOnly, type = 'text', ...rest } = props
  const { label, id, optional, hint, labelHidden, className, ...input } = rest
  return (
    <Field {...wordsOf(props)}>
      {(aria) => (
        <InputBox {...{ icon, unit, end, dense, error, disabled, readOnly }}>
          <input
            {...input}
            {...aria}
            type={type}
            value={value}
            disabled={disabled}
            readOnly={readOnly}
            onChange={(event) => onChange(event.target.value)}
          />
        </InputBox>
      )}
    </Field>
  )
}
