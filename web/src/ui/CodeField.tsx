import { useEffect, useRef } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { classes } from './classes.ts'
import { type ControlProps, Field, splitWords } from './Field.tsx'
import { digitsOf } from './typed-digits.ts'
import './code-field.css'

type CodeFieldProps = Omit<ControlProps<string>, 'dense' | 'placeholder'> & {
  length: number
  /** The last one was wrong, which is said elsewhere. */
  isWrong?: boolean
}

/** A code that was sent to the phone: one input over a box for each digit, so that the phone fills it in and all of it can be pasted. */
export function CodeField(props: CodeFieldProps) {
  const [words, { value, onChange, length, isWrong, ...input }] = splitWords(props)
  const boxes = Array.from({ length }, (_, place) => ({ place, digit: value.charAt(place) }))
  const last = Math.min(value.length, length - 1)
  return (
    <Field {...words}>
      {(aria) => (
        <div className={classes('relative grid code-field', (words.error || isWrong) && 'is-error')}>
          <input
            {...input}
            {...aria}
            aria-invalid={isWrong || aria['aria-invalid']}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={toPersianDigits(value)}
            onChange={(event) => onChange(digitsOf(event.target.value).slice(0, length))}
            onSelect={({ currentTarget }) => toItsEnd(currentTarget)}
          />
          <div className="abreast gap-2 code-boxes" aria-hidden="true">
            {boxes.map(({ place, digit }) => (
              <span key={place} className={classes(place === last && 'is-next')}>
                {toPersianDigits(digit)}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}

/** Digits are added and taken at the end alone, wherever it was pressed; all of them may be chosen, to be written over. */
function toItsEnd(input: HTMLInputElement) {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    input.setSelectionRange(value.length, value.length)
}

type WholeCodeProps = Omit<CodeFieldProps, 'readOnly' | 'ref'> & {
  busy: boolean
  /** Its last digit was typed. */
  onWhole: () => void
}

/** A code that is sent with its last digit; it takes the focus at once. */
export function WholeCode({ busy, onWhole, onChange, ...code }: WholeCodeProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const type = (typed: string) => {
    onChange(typed)
    if (typed.length === code.length && !busy) onWhole()
  }
  return <CodeField {...code} onChange={type} readOnly={busy} ref={field} />
}
