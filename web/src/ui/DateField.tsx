import { CalendarDate, PersianCalendar, toCalendar } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { type ClipboardEvent, use, useEffect, useRef, useState } from 'react'
import {
  DateField as AriaDateField,
  DateFieldStateContext,
  DateInput,
  DateSegment,
} from 'react-aria-components/DateField'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { Calendar } from './Calendar.tsx'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import { InputBox } from './InputBox.tsx'
import { pastedDay, readTypedDay, type TypedDay } from './typed-day.rules.ts'
import { usePopover } from './use-popover.ts'

const persian = new PersianCalendar()

/** In: `1405/08/30`, any digits. Out: that day, or null. */
function parseDay(text: string | null | undefined): CalendarDate | null {
  const match = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(toLatinDigits(text ?? ''))
  return match ? new CalendarDate(persian, Number(match[1]), Number(match[2]), Number(match[3])) : null
}

const partsOf = ({ year, month, day }: CalendarDate): TypedDay => ({ year, month, day })

type DateFieldProps = Omit<ControlProps<string | null>, 'ref'> & { min?: string; max?: string }

/** A day of the Persian calendar, typed, pasted or picked, as `1405/08/30` in Latin digits; null while it is none. */
export function DateField(props: DateFieldProps) {
  const { value, onBlur, dense, disabled, readOnly, name, min, max } = props
  const [open, setOpen] = useState(false)
  const [inside, setInside] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const typing = useTyping(props)
  // a whole day that is not allowed is no missing one, which the form takes it for
  const error = props.error === undefined && inside ? undefined : (typing.fault ?? props.error)
  const close = (toButton: boolean) => {
    setOpen(false)
    if (toButton) anchor.current?.querySelector('button')?.focus()
  }
  usePopover({ open, onClose: (how) => close(how === 'escape'), anchor, panel })

  const pick = (next: CalendarDate | null) => {
    typing.set(next && toCalendar(next, persian))
    close(true)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedDay(event.clipboardData.getData('text'))
    if (!pasted || disabled || readOnly) return
    event.preventDefault()
    typing.set(new CalendarDate(persian, pasted.year ?? 0, pasted.month ?? 0, pasted.day ?? 0))
  }
  const calendarButton = (
    <button
      type="button"
      className="square in-btn"
      aria-label="باز کردن تقویم"
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={disabled || readOnly}
      onClick={() => setOpen(!open)}
    >
      <CalendarDays />
    </button>
  )
  return (
    <I18nProvider locale="fa-IR">
      <Field {...wordsOf(props)} error={error}>
        {({ id, ...aria }) => (
          <div
            ref={anchor}
            id={id}
            tabIndex={-1}
            onFocus={(event) => focusFirst(event.target, id)}
            onPaste={paste}
          >
            <InputBox {...{ dense, error, disabled, readOnly }} end={calendarButton}>
              <AriaDateField
                {...aria}
                className="grow date-input"
                value={typing.shown}
                onChange={typing.show}
                onFocusChange={setInside}
                isInvalid={Boolean(error)}
                isDisabled={disabled ?? false}
                isReadOnly={readOnly ?? false}
                shouldForceLeadingZeros
                {...(onBlur && { onBlur })}
                {...(name && { name })}
              >
                <DateInput dir="ltr">
                  {(segment) => <DateSegment className="seg" segment={segment} />}
                </DateInput>
                <Typed onTyped={typing.read} />
              </AriaDateField>
            </InputBox>
            <div ref={panel} popover="manual" role="dialog" aria-label="تقویم" className="popover">
              {open && (
                <Calendar
                  value={parseDay(value)}
                  onPick={pick}
                  min={parseDay(min) ?? undefined}
                  max={parseDay(max) ?? undefined}
                  clearable={props.optional}
                />
              )}
            </div>
          </div>
        )}
      </Field>
    </I18nProvider>
  )
}

/**
 * What stands in the field beside the value that it has: half a day, or one that is not allowed, is shown and is no value.
 */
function useTyping({ value, onChange, min, max }: DateFieldProps) {
  const [shown, show] = useState(() => parseDay(value))
  const [told, setTold] = useState(value)
  const [fault, setFault] = useState<string>()
  if (value !== told) {
    // the value was changed from outside
    setTold(value)
    show(parseDay(value))
    setFault(undefined)
  }
  const read = (typed: TypedDay) => {
    const next = readTypedDay(typed, { min, max })
    setFault(next.fault)
    if (next.value === (value ?? null)) return
    setTold(next.value)
    onChange(next.value)
  }
  const set = (next: CalendarDate | null) => {
    show(next)
    read(next ? partsOf(next) : { year: null, month: null, day: null })
  }
  return { shown, show, set, read, fault }
}

/** Tells what stands in the field, part by part, each time it changes. */
function Typed({ onTyped }: { onTyped: (typed: TypedDay) => void }) {
  const segments = use(DateFieldStateContext)?.segments ?? []
  const part = (type: string) => {
    const segment = segments.find((one) => one.type === type)
    return !segment || segment.isPlaceholder ? null : (segment.value ?? null)
  }
  const [year, month, day] = [part('year'), part('month'), part('day')]
  const seen = useRef<string>(undefined)
  useEffect(() => {
    const now = JSON.stringify([year, month, day])
    const isFirst = seen.current === undefined
    if (seen.current === now) return
    seen.current = now
    if (!isFirst) onTyped({ year, month, day })
  }, [year, month, day, onTyped])
  return null
}

/** A link to the field lands on its frame: hand the focus to the year. */
function focusFirst(target: HTMLElement, id: string) {
  if (target.id === id) target.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
}
