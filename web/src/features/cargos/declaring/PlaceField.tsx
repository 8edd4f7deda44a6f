import { MapPin } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { PlaceRow } from '@bargah/contract/features/places/places.schema.ts'
import { type ControlProps, Field, wordsOf } from '../../../ui/Field.tsx'
import { InputBox } from '../../../ui/InputBox.tsx'
import { usePopover } from '../../../ui/use-popover.ts'
import { placeOfRow } from './declare-cities.ts'
import { type PlaceValue, retypePlace } from './declare-values.ts'
import { usePlaces } from './declare.queries.ts'

/** As many as fit without scrolling; whoever seeks another types on. */
const mostShown = 7

type PlaceFieldProps = ControlProps<PlaceValue> & {
  /** Whose load is loaded there: no place farther from the hall is offered. */
  hallId?: number | null
  emptyText?: string
}

/** A place of the gazetteer, found by typing; the address may then be refined round its name. */
export function PlaceField(props: PlaceFieldProps) {
  const { value, onChange, onBlur, error, ref, name, placeholder, hallId = null } = props
  const { emptyText = 'شهری با این نام پیدا نشد.' } = props
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const anchor = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const listId = useId()
  const isUnplaced = value.text.trim().length > 1 && value.point === null
  const found = usePlaces(value.text, open && isUnplaced, hallId)
  const places = isUnplaced ? (found.data?.rows.slice(0, mostShown) ?? []) : []
  const shown = open && isUnplaced && found.data !== undefined
  usePopover({ open: shown, onClose: () => setOpen(false), anchor, panel, matchWidth: true })

  const type = (text: string) => {
    onChange(retypePlace(value, text))
    setActive(0)
    setOpen(true)
  }
  const choose = (row: PlaceRow | undefined) => {
    if (!row) return
    onChange(placeOfRow(row))
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!shown || (step === undefined && event.key !== 'Enter')) return
    event.preventDefault()
    if (step === undefined) choose(places[active])
    else setActive(Math.min(Math.max(active + step, 0), places.length - 1))
  }
  const hint = isUnplaced && !open ? 'یکی از شهرهای فهرست را انتخاب کنید.' : props.hint

  return (
    <Field {...wordsOf(props)} hint={hint}>
      {(aria) => (
        <div ref={anchor}>
          <InputBox error={error} end={<MapPin />}>
            <input
              {...aria}
              {...{ ref, name, onKeyDown }}
              role="combobox"
              aria-expanded={shown}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={shown && places[active] ? `${listId}-${active}` : undefined}
              autoComplete="off"
              maxLength={300}
              placeholder={placeholder}
              value={value.text}
              onChange={(event) => type(event.target.value)}
              onFocus={() => setOpen(true)}
              onBlur={() => {
                setOpen(false)
                onBlur?.()
              }}
            />
          </InputBox>
          <div
            ref={panel}
            popover="manual"
            className="popover"
            onPointerDown={(event) => event.preventDefault()}
          >
            <div id={listId} role="listbox" aria-label="شهرها">
              {places.map((row, index) => (
                <PlaceOption
                  key={row.cityId}
                  {...{ row, id: `${listId}-${index}`, active: index === active }}
                  onChoose={() => choose(row)}
                />
              ))}
            </div>
            {shown && places.length === 0 && <p className="menu-note">{emptyText}</p>}
          </div>
        </div>
      )}
    </Field>
  )
}

type PlaceOptionProps = { row: PlaceRow; id: string; active: boolean; onChoose: () => void }

function PlaceOption({ row, id, active, onChoose }: PlaceOptionProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      className="menu-item"
      aria-selected={active}
      data-active={active || undefined}
      onClick={onChoose}
    >
      <span className="grow">
        {row.cityName}
        <small>
          {row.provinceName}، شهرستان {row.county}
        </small>
      </span>
    </button>
  )
}
