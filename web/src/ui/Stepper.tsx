import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { classes } from './classes.ts'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import { rewriteInput } from './typed-digits.ts'
import { readTyped, wholeFault, writtenNumber } from './typed-number.ts'

type StepperProps = ControlProps<number> & { min?: number; max?: number }

/**
 * A small count: minus at the start, plus at the end, arrows and typing in between. What is no whole number stands while
 * it is typed, with a sentence; the count stays what it was and stands there again when the field is left.
 */
export function Stepper(props: StepperProps) {
  const { value, onChange, min = 0, max = 999, disabled, readOnly, ref, name, onBlur } = props
  const [typed, setTyped] = useState(writtenNumber(value))
  const refusal = wholeFault(typed.value)
  const shown = refusal || typed.value === value ? typed : writtenNumber(value)
  const error = props.error ?? refusal
  const set = (next: number) => {
    setTyped(writtenNumber(next))
    onChange(Math.min(max, Math.max(min, next)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined || readOnly) return
    event.preventDefault()
    set(value + step)
  }
  const type = (element: HTMLInputElement) => {
    const next = readTyped(element.value, shown)
    const isRefused = wholeFault(next.value) !== undefined
    // what is typed under the least is no slip to be mended in silence: the form refuses it
    const count = Math.min(max, next.value ?? min)
    const kept = isRefused || count === next.value ? next : writtenNumber(count)
    rewriteInput(element, kept.text)
    setTyped(kept)
    if (!isRefused) onChange(count)
  }
  const leave = () => {
    setTyped({ value: typed.value, text: formatNumber(value) })
    onBlur?.()
  }
  return (
    <Field {...wordsOf(props)} error={error}>
      {(aria) => (
        <div className={classes('clips rounded grid stepper', error && 'is-error')}>
          <button
            className="centred muted on-sunken"
            type="button"
            aria-label="کمتر"
            disabled={disabled || readOnly || value <= min}
            onClick={() => set(value - 1)}
          >
            <Minus />
          </button>
          <input
            {...aria}
            {...{ ref, name, disabled, readOnly, onKeyDown }}
            onBlur={leave}
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={formatNumber(value)}
            inputMode="numeric"
            autoComplete="off"
            value={shown.text}
            onChange={(event) => type(event.target)}
          />
          <button
            className="centred muted on-sunken"
            type="button"
            aria-label="بیشتر"
            disabled={disabled || readOnly || value >= max}
            onClick={() => set(value + 1)}
          >
            <Plus />
          </button>
        </div>
      )}
    </Field>
  )
}
