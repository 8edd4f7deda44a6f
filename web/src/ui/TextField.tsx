import type { InputHTMLAttributes, ReactNode } from 'react'
import { type ControlProps, Field, splitWords } from './Field.tsx'
import { InputBox } from './InputBox.tsx'

type TextFieldProps = ControlProps<string> & {
  icon?: ReactNode
  unit?: ReactNode
  end?: ReactNode
  type?: 'text' | 'search' | 'email' | 'url'
  maxLength?: number
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** For codes and usernames, which run left to right. */
  dir?: 'ltr' | 'auto'
  'aria-keyshortcuts'?: string
  onKeyDown?: InputHTMLAttributes<HTMLInputElement>['onKeyDown']
}

export function TextField(props: TextFieldProps) {
  const [words, control] = splitWords(props)
  const { icon, unit, end, dense, value, onChange, disabled, readOnly, type = 'text', ...input } = control
  return (
    <Field {...words}>
      {(aria) => (
        <InputBox {...{ icon, unit, end, dense, error: words.error, disabled, readOnly }}>
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
