import { CalendarDate, PersianCalendar, toCalendar } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { Calendar } from './Calendar.tsx'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import { InputBox } from './InputBox.tsx'
import { usePopover } from './use-popover.ts'

const persian = new PersianCalendar()

/** In: `1405/08/30`, any digits. Out: that day, or null. */
function parseDay(text: string | null | undefined): CalendarDate | null {
  const match = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(toLatinDigits(text ?? ''))
  return match ? new CalendarDate(persian, Number(match[1]), Number(match[2]), Number(match[3])) : null
}

const two = (value: number) => String(value).padStart(2, '0')
const writeDay = ({ year, month, day }: CalendarDate) => `${year}/${two(month)}/${two(day)}`

type DateFieldProps = Omit<ControlProps<string | null>, 'ref'> & { min?: string; max?: string }

/** A day of the Persian calendar, typed or picked, as `1405/08/30` in Latin digits, or null. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, error, dense, disabled, readOnly, name } = props
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  usePopover({ open, onClose: () => setOpen(false), anchor, panel })

  const day = parseDay(value)
  const min = parseDay(props.min) ?? undefined
  const max = parseDay(props.max) ?? undefined
  const set = (next: CalendarDate | null) => onChange(next && writeDay(toCalendar(next, persian)))
  const pick = (next: CalendarDate | null) => {
    set(next)
    setOpen(false)
    anchor.current?.querySelector('button')?.focus()
  }
  const calendarButton = (
    <button
      type="button"
      className="in-btn"
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
      <Field {...wordsOf(props)}>
        {({ id, ...aria }) => (
          <div ref={anchor} id={id} tabIndex={-1} onFocus={(event) => focusFirst(event.target, id)}>
            <InputBox {...{ dense, error, disabled, readOnly }} end={calendarButton}>
              <AriaDateField
                {...aria}
                className="date-input"
                value={day}
                onChange={set}
                isInvalid={Boolean(error)}
                isDisabled={disabled ?? false}
                isReadOnly={readOnly ?? false}
                shouldForceLeadingZeros
                {...(onBlur && { onBlur })}
                {...(name && { name })}
                {...(min && { minValue: min })}
                {...(max && { maxValue: max })}
              >
                <DateInput dir="ltr">
                  {(segment) => <DateSegment className="seg" segment={segment} />}
                </DateInput>
              </AriaDateField>
            </InputBox>
            <div ref={panel} popover="manual" role="dialog" aria-label="تقویم" className="popover">
              {open && <Calendar value={day} onPick={pick} min={min} max={max} clearable={props.optional} />}
            </div>
          </div>
        )}
      </Field>
    </I18nProvider>
  )
}

/** A link to the field lands on its frame: hand the focus to the year. */
function focusFirst(target: HTMLElement, id: string) {
  if (target.id === id) target.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()
}
