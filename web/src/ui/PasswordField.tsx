import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type ControlProps, Field, splitWords } from './Field.tsx'
import { InputBox } from './InputBox.tsx'

type PasswordFieldProps = ControlProps<string> & {
  autoComplete?: 'current-password' | 'new-password'
  inputMode?: 'numeric' | 'text'
  /** Beside the eye. */
  end?: ReactNode
}

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [words, control] = splitWords(props)
  const { value, onChange, disabled, dense, end, autoComplete = 'current-password', ...input } = control
  const eye = (
    <button
      type="button"
      className="square in-btn"
      disabled={disabled}
      aria-label={shown ? 'پنهان کردن گذرواژه' : 'نمایش گذرواژه'}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff /> : <Eye />}
    </button>
  )
  return (
    <Field {...words}>
      {(aria) => (
        <InputBox
          error={words.error}
          dense={dense}
          disabled={disabled}
          end={
            <>
              {end}
              {eye}
            </>
          }
        >
          <input
            {...input}
            {...aria}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            spellCheck={false}
            autoCapitalize="none"
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
          />
        </InputBox>
      )}
    </Field>
  )
}
