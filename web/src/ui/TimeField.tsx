import { Clock } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { toLatinDigits, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import { InputBox } from './InputBox.tsx'
import { digitsOf, rewriteInput } from './typed-digits.ts'

const LAST_HOUR = 23
const LAST_MINUTE = 59
const two = (value: number | string) => String(value).padStart(2, '0')
const clamp = (digits: string, max: number) => two(Math.min(max, Number(digits)))

/** A time of day as `HH:MM` in Latin digits, or null while a part is missing. */
export function TimeField(props: ControlProps<string | null>) {
  const { value, onChange, onBlur, error, dense, disabled, readOnly, ref, name } = props
  const [draft, setDraft] = useState({ hour: '', minute: '' })
  const minuteInput = useRef<HTMLInputElement>(null)
  const [hour = '', minute = ''] =
    value === null ? [draft.hour, draft.minute] : toLatinDigits(value).split(':')

  const set = (nextHour: string, nextMinute: string) => {
    setDraft({ hour: nextHour, minute: nextMinute })
    onChange(nextHour && nextMinute ? `${two(nextHour)}:${two(nextMinute)}` : null)
  }
  const onLeave = () => {
    if (draft.hour && !draft.minute) set(draft.hour, '00')
    onBlur?.()
  }
  const paste = (event: ClipboardEvent) => {
    const [, pastedHour, pastedMinute] =
      /(\d{1,2}):(\d{2})/.exec(toLatinDigits(event.clipboardData.getData('text'))) ?? []
    if (pastedHour === undefined || pastedMinute === undefined || disabled || readOnly) return
    event.preventDefault()
    set(clamp(pastedHour, LAST_HOUR), clamp(pastedMinute, LAST_MINUTE))
  }
  const shared = { disabled, readOnly, label: props.label }
  return (
    <Field {...wordsOf(props)}>
      {({ id, ...aria }) => (
        <InputBox {...{ dense, error, disabled, readOnly }} end={<Clock />}>
          <div {...aria} role="group" className="at-middle flex grow time-input" onPaste={paste}>
            <Part
              {...{ ...shared, id, ref, name }}
              part="ساعت"
              text={hour}
              max={LAST_HOUR}
              onText={(next) => set(next, minute)}
              onFull={() => minuteInput.current?.select()}
            />
            <span aria-hidden="true">:</span>
            <Part
              {...shared}
              ref={minuteInput}
              part="دقیقه"
              text={minute}
              max={LAST_MINUTE}
              onText={(next) => set(hour, next)}
              onLeave={onLeave}
            />
          </div>
        </InputBox>
      )}
    </Field>
  )
}

type PartProps = Pick<ControlProps<string>, 'ref' | 'name' | 'disabled' | 'readOnly' | 'id' | 'label'> & {
  part: string
  text: string
  max: number
  onText: (text: string) => void
  onFull?: () => void
  onLeave?: () => void
}

function Part({ part, text, max, onText, onFull, onLeave, label, ...input }: PartProps) {
  const [typing, setTyping] = useState<string | null>(null)
  const type = (element: HTMLInputElement) => {
    const digits = digitsOf(element.value).slice(-2)
    const kept = digits.length === 2 ? clamp(digits, max) : digits
    rewriteInput(element, toPersianDigits(kept))
    setTyping(kept)
    onText(kept === '' ? '' : two(kept))
    if (kept.length === 2 || Number(kept) * 10 > max) onFull?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: max }[event.key]
    if (step === undefined || input.readOnly) return
    event.preventDefault()
    setTyping(null)
    onText(two((Number(text) + step) % (max + 1)))
  }
  return (
    <input
      {...input}
      aria-label={`${part}${typeof label === 'string' ? `، ${label}` : ''}`}
      inputMode="numeric"
      autoComplete="off"
      placeholder="––"
      value={toPersianDigits(typing ?? text)}
      onChange={(event) => type(event.target)}
      onFocus={(event) => event.target.select()}
      onKeyDown={onKeyDown}
      onBlur={() => {
        setTyping(null)
        onLeave?.()
      }}
    />
  )
}
