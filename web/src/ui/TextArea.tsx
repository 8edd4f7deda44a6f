import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { classes } from './classes.ts'
import { type ControlProps, Field, wordsOf } from './Field.tsx'

type TextAreaProps = ControlProps<string, HTMLTextAreaElement> & { rows?: number; maxLength?: number }

/** Several lines; with maxLength the hint says how many letters are left once few are. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, error, maxLength, rows = 2, dense, disabled, readOnly, ...rest } = props
  const { label, id, optional, hint, labelHidden, className, ...area } = rest
  const left = maxLength === undefined ? undefined : maxLength - value.length
  const countdown =
    left !== undefined && left <= 50 ? `${toPersianDigits(left)} نویسهٔ دیگر جا دارد.` : undefined
  const state = classes(
    'input input-area',
    error && 'is-error',
    readOnly && 'is-readonly',
    disabled && 'is-disabled',
  )
  return (
    <Field {...wordsOf(props)} hint={countdown ?? hint}>
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
