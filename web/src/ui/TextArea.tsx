import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { classes } from './classes.ts'
import { type ControlProps, Field, splitWords } from './Field.tsx'

type TextAreaProps = Omit<ControlProps<string, HTMLTextAreaElement>, 'dense'> & {
  rows?: number
  maxLength?: number
}

/** Several lines; with maxLength the hint says how many letters are left once few are. */
export function TextArea(props: TextAreaProps) {
  const [words, control] = splitWords(props)
  const { value, onChange, maxLength, rows = 2, disabled, readOnly, ...area } = control
  const left = maxLength === undefined ? undefined : maxLength - value.length
  const countdown =
    left !== undefined && left <= 50 ? `${toPersianDigits(left)} نویسهٔ دیگر جا دارد.` : undefined
  const state = classes(
    'input input-area',
    words.error && 'is-error',
    readOnly && 'is-readonly',
    disabled && 'is-disabled',
  )
  return (
    <Field {...words} hint={countdown ?? words.hint}>
      {(aria) => (
        <div className={state}>
          <textarea
            {...area}
            {...aria}
            rows={rows}
            value={value}
            maxLength={maxLength}
            disabled={disabled}
            readOnly={readOnly}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
