import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { parsePlate, type Plate } from '@bargah/contract/kernel/identity.ts'
import { classes } from './classes.ts'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import { plateParts, readPart, showPart } from './plate-parts.ts'
import { rewriteInput } from './typed-digits.ts'

type PlateFieldProps = Omit<ControlProps<Plate>, 'placeholder' | 'dense'>

/** A plate, typed where it stands on the truck; parts may be missing. A whole one can be pasted. */
export function PlateField(props: PlateFieldProps) {
  const { value, onChange, onBlur, error, disabled, readOnly, ref, name, autoFocus } = props
  const frame = useRef<HTMLDivElement>(null)
  const go = (index: number) => {
    const input = frame.current?.querySelectorAll('input')[index]
    input?.focus()
    input?.select()
  }
  const type = (index: number, input: HTMLInputElement) => {
    const { part, length } = plateParts[index] ?? plateParts[0]
    const kept = readPart(part, length, input.value)
    rewriteInput(input, showPart(part, kept))
    onChange({ ...value, [part]: kept })
    if (part === 'letter' ? kept !== '' : kept.length === length) go(index + 1)
  }
  const paste = (event: ClipboardEvent) => {
    const plate = parsePlate(event.clipboardData.getData('text'))
    if (!plate || readOnly) return
    event.preventDefault()
    onChange(plate)
    go(plateParts.length - 1)
  }
  return (
    <Field {...wordsOf(props)}>
      {({ id, ...aria }) => (
        <div
          {...aria}
          ref={frame}
          role="group"
          className={classes(
            'plate plate-header plate-field',
            error && 'is-error',
            disabled && 'is-disabled',
          )}
          onPaste={paste}
        >
          <span className="plate-flag" />
          {plateParts.map(({ part, label }, index) => (
            <span key={part} className={`plate-${part}`}>
              {part === 'region' && <span className="plate-iran">ایران</span>}
              <input
                {...(index === 0 && { id, ref, name, autoFocus })}
                {...{ disabled, readOnly, onBlur }}
                aria-label={label}
                aria-invalid={aria['aria-invalid']}
                dir="rtl"
                inputMode={part === 'letter' ? 'text' : 'numeric'}
                autoComplete="off"
                placeholder={part === 'letter' ? 'ع' : '–'}
                value={showPart(part, value[part])}
                onChange={(event) => type(index, event.target)}
                onFocus={(event) => event.target.select()}
                onKeyDown={(event) => walk(event, index, go)}
              />
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}

/** Arrows leave a part at its ends, and Backspace leaves an empty one. Digits run left to right, as the parts do. */
function walk(event: KeyboardEvent<HTMLInputElement>, index: number, go: (index: number) => void) {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const whole = selectionStart === 0 && selectionEnd === value.length
  const step = { ArrowLeft: -1, ArrowRight: 1, Backspace: -1 }[event.key]
  const leaves = event.key === 'Backspace' ? value === '' : whole || value === ''
  if (step === undefined || !leaves) return
  event.preventDefault()
  go(index + step)
}
