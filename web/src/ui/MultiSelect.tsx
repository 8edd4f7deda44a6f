import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { normalizeText } from '@bargah/contract/kernel/text.ts'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { classes } from './classes.ts'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import { nearestGroupFirst, type Option, type OptionGroup, type OptionKey } from './option.ts'
import { TextField } from './TextField.tsx'
import { usePopover } from './use-popover.ts'

type MultiSelectProps<Key extends OptionKey> = ControlProps<readonly Key[], HTMLButtonElement> & {
  groups: readonly OptionGroup<Key>[]
}

/**
 * Several of a grouped list: chips in the box, a searched list of checks under it, each group that has a name taken whole at
 * once (one that has none is for a filter, where nothing chosen is all). In the list
 * arrows walk from search to checks and back, and Enter ticks: in the search the first that fits, elsewhere where it stands.
 */
export function MultiSelect<Key extends OptionKey>(props: MultiSelectProps<Key>) {
  const { value, onChange, groups, error, disabled, readOnly, placeholder = 'انتخاب کنید' } = props
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const locked = disabled || readOnly
  const focusBox = () => anchor.current?.querySelector<HTMLElement>('.open')?.focus()
  const close = (toBox: boolean) => {
    setOpen(false)
    if (toBox) focusBox()
  }
  usePopover({ open, onClose: (how) => close(how === 'escape'), anchor, panel, matchWidth: true })

  const chosen = groups.flatMap((group) => group.options).filter((option) => value.includes(option.key))
  const remove = (key: Key) => {
    onChange(value.filter((other) => other !== key))
    focusBox()
  }
  const pressBox = (event: PointerEvent) => {
    if (!locked && !(event.target as HTMLElement).closest('button')) setOpen(!open)
  }
  const state = classes('input wrap input-multi', error && 'is-error', locked && 'is-disabled')
  return (
    <Field {...wordsOf(props)}>
      {({ id, ...aria }) => (
        <div>
          <div ref={anchor} className={state} onPointerDown={pressBox}>
            {chosen.map((option) => (
              <span key={option.key} className="row inline gap-1 size-sm num chip">
                {option.label}
                {!locked && (
                  <button
                    type="button"
                    className="square"
                    aria-label={`حذف ${option.label}`}
                    onClick={() => remove(option.key)}
                  >
                    <X className="i-sm" />
                  </button>
                )}
              </span>
            ))}
            <button
              id={id}
              ref={props.ref}
              type="button"
              className="apart open"
              disabled={locked}
              aria-describedby={aria['aria-describedby']}
              aria-labelledby={`${aria['aria-labelledby']} ${id}`}
              aria-label={`${toPersianDigits(chosen.length)} مورد انتخاب شده`}
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-controls={panelId}
              onBlur={props.onBlur}
              onClick={() => setOpen(!open)}
            >
              {chosen.length === 0 && <span className="placeholder">{placeholder}</span>}
              <ChevronDown />
            </button>
          </div>
          <div
            ref={panel}
            id={panelId}
            popover="manual"
            role="dialog"
            className="popover multi"
            {...labelled(aria)}
          >
            {open && <Choices groups={groups} value={value} onChange={onChange} onDone={() => close(true)} />}
          </div>
        </div>
      )}
    </Field>
  )
}

const labelled = (aria: { 'aria-labelledby': string }) => ({ 'aria-labelledby': aria['aria-labelledby'] })

type ChoicesProps<Key extends OptionKey> = {
  groups: readonly OptionGroup<Key>[]
  value: readonly Key[]
  onChange: (value: Key[]) => void
  onDone: () => void
}

function Choices<Key extends OptionKey>({ groups, value, onChange, onDone }: ChoicesProps<Key>) {
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => search.current?.focus(), [])
  const wanted = normalizeText(typed)
  const matches = (option: Option<Key>) => normalizeText(option.label).includes(wanted)
  const found = groups
    .map((group) => ({ ...group, options: group.options.filter(matches) }))
    .filter((group) => group.options.length > 0)
  const shown = nearestGroupFirst(found, typed)
  const set = (keys: readonly Key[], on: boolean) => {
    const others = value.filter((key) => !keys.includes(key))
    onChange(on ? [...others, ...keys] : others)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event, event.key === 'ArrowDown' ? 1 : -1)
    if (event.key !== 'Enter') return
    // it would send the form that the list stands in
    event.preventDefault()
    if (event.target !== search.current) return event.target.click()
    const [first] = wanted === '' ? [] : shown.flatMap((group) => group.options)
    if (!first) return
    set([first.key], !value.includes(first.key))
    setTyped('')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields in it, which bubble
    <div className="multi-choices" onKeyDown={onKeyDown}>
      <div className="pad-15 line-below">
        <TextField
          label="جست‌وجو"
          labelHidden
          type="search"
          placeholder="جست‌وجو"
          dense
          ref={search}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <div className="pad-15 scrolls multi-list">
        {shown.map((group) => (
          <Group key={group.label} group={group} value={value} set={set} />
        ))}
        {shown.length === 0 && (
          <p className="menu-note">{typed === '' ? 'این فهرست نیامده است.' : 'چیزی با این نام پیدا نشد.'}</p>
        )}
      </div>
      <div className="apart line-above multi-foot">
        <span className="subtle num">{toPersianDigits(value.length)} مورد انتخاب شده</span>
        <Button size="dense" variant="soft" onClick={onDone}>
          تمام
        </Button>
      </div>
    </div>
  )
}

/** The focus goes to the next or the one before of search and checks. */
function step(event: KeyboardEvent<HTMLElement>, by: 1 | -1) {
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll('input')]
  stops[stops.findIndex((stop) => stop === event.target) + by]?.focus()
}

type GroupProps<Key extends OptionKey> = {
  group: OptionGroup<Key>
  value: readonly Key[]
  set: (keys: readonly Key[], on: boolean) => void
}

function Group<Key extends OptionKey>({ group, value, set }: GroupProps<Key>) {
  const keys = group.options.map((option) => option.key)
  const count = keys.filter((key) => value.includes(key)).length
  return (
    <div role="group" aria-label={group.label}>
      {group.label && (
        <Checkbox
          className="strong"
          label={`همهٔ ${group.label}`}
          value={count === keys.length}
          mixed={count > 0 && count < keys.length}
          onChange={(on) => set(keys, on)}
        />
      )}
      <div className="items">
        {group.options.map((option) => (
          <Checkbox
            key={option.key}
            label={option.label}
            value={value.includes(option.key)}
            onChange={(on) => set([option.key], on)}
          />
        ))}
      </div>
    </div>
  )
}
