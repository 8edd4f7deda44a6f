import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { classes } from './classes.ts'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import { digitsOf, rewriteInput } from './typed-digits.ts'

type StepperProps = ControlProps<number> & { min?: number; max?: number }

/** A small count: minus at the start, plus at the end, arrows and typing in between. */
export function Stepper(props: StepperProps) {
  const { value, onChange, min = 0, max = 999, error, disabled, ref, name, onBlur } = props
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    set(value + step)
  }
  const type = (element: HTMLInputElement) => {
    const next = Math.min(max, Math.max(min, Number(digitsOf(element.value).slice(0, 6))))
    rewriteInput(element, formatNumber(next))
    onChange(next)
  }
  return (
    <Field {...wordsOf(props)}>
      {(aria) => (
        <div className={classes('stepper', error && 'is-error')}>
          <button
            type="button"
            aria-label="کمتر"
            disabled={disabled || value <= min}
            onClick={() => set(value - 1)}
          >
            <Minus />
          </button>
          <input
            {...aria}
            {...{ ref, name, onBlur, disabled, onKeyDown }}
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={formatNumber(value)}
            inputMode="numeric"
            autoComplete="off"
            value={formatNumber(value)}
            onChange={(event) => type(event.target)}
          />
          <button
            type="button"
            aria-label="بیشتر"
            disabled={disabled || value >= max}
            onClick={() => set(value + 1)}
          >
            <Plus />
          </button>
        </div>
      )}
    </Field>
  )
}
