import { Check, ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { compactText } from '@bargah/contract/kernel/text.ts'
import { type ControlProps, Field, wordsOf } from './Field.tsx'
import { InputBox } from './InputBox.tsx'
import { nearestFirst, type Option, type OptionKey, withWords } from './option.ts'
import { usePopover } from './use-popover.ts'

type ComboBoxProps<Key extends OptionKey> = ControlProps<Key | null> & {
  options: readonly Option<Key>[]
  /** Give it when the server searches: it is called with what is typed, and `options` are then shown as they come. */
  onSearch?: (text: string) => void
  loading?: boolean
  /** The label of the chosen one when it may be missing from `options`. */
  valueLabel?: string
  emptyText?: string
  /** Given where the search failed: what would look like nothing found says so, and asks again. */
  onAgain?: (() => void) | undefined
  icon?: ReactNode
}

const MOST_SHOWN = 100
/** Of a list that is there is always something to choose. */
const notCome = 'این فهرست نیامده است.'
const chooseOne = 'یکی را از فهرست انتخاب کنید.'
const sayCount = (count: number) => `${formatNumber(count)} پیشنهاد`

/**
 * One of a long list, found by typing; Persian letters match whichever keyboard wrote them. Who leaves it without choosing
 * gets what he meant if that is plain; else what he typed stays, and no form is sent with it.
 */
export function ComboBox<Key extends OptionKey>(props: ComboBoxProps<Key>) {
  const { options, value, onChange, onSearch, loading, valueLabel, optional, dense, error, icon } = props
  const { placeholder = 'بنویسید یا انتخاب کنید', onAgain } = props
  const nothing = onSearch || options.length > 0 ? 'چیزی با این نام پیدا نشد.' : notCome
  const emptyText = onAgain ? notCome : (props.emptyText ?? nothing)
  const { ref, name, autoFocus, disabled, readOnly } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const anchor = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const listId = useId()

  const chosen = options.find((option) => option.key === value)
  const shown = (onSearch ? nearestFirst(options, typed ?? '') : matching(options, typed ?? '')).slice(
    0,
    MOST_SHOWN,
  )
  const close = () => {
    setOpen(false)
    setTyped(null)
    setLeft(false)
  }
  const leave = () => {
    if (typed === null || typed.trim() === '') return close()
    setOpen(false)
    setLeft(true)
  }
  usePopover({
    open,
    onClose: (how) => (how === 'escape' ? close() : leave()),
    anchor,
    panel,
    matchWidth: true,
  })

  const show = (index: number) => {
    setOpen(true)
    setActive(index)
    requestAnimationFrame(() =>
      panel.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' }),
    )
  }
  const choose = (option: Option<Key> | undefined) => {
    if (!option || option.disabled) return
    onChange(option.key)
    close()
  }
  const meant = isLeft && !loading ? theOneMeant(shown, typed ?? '') : undefined
  // also of a list that comes only after he left
  // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies, react/set-state-in-effect -- once for the one that is meant
  useEffect(() => choose(meant), [meant?.key])
  const unchosen = isLeft && !meant && !loading ? (shown.length > 0 ? chooseOne : emptyText) : undefined
  const type = (text: string) => {
    setTyped(text)
    setLeft(false)
    onSearch?.(text)
    if (text === '' && optional) onChange(null)
    show(0)
  }
  const toggle = () => {
    if (disabled || readOnly) return
    // a press into what is being typed moves the caret
    if (open && typed === null) close()
    else if (!open)
      show(
        Math.max(
          0,
          options.slice(0, MOST_SHOWN).findIndex((option) => option.key === value),
        ),
      )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return leave()
    const target = keyTarget(event.key, open, active, shown.length)
    if (target === undefined) return
    event.preventDefault()
    if (target !== 'choose') show(target)
    else if (shown[active]) choose(shown[active])
    else onAgain?.()
  }

  return (
    <Field {...wordsOf(props)} error={unchosen ?? error}>
      {(aria) => (
        <div ref={anchor}>
          <InputBox
            {...{ icon, dense, error: unchosen ?? error, disabled, readOnly }}
            end={
              optional && value !== null && !disabled ? (
                <button
                  type="button"
                  className="square in-btn"
                  aria-label="پاک کردن"
                  onClick={() => onChange(null)}
                >
                  <X />
                </button>
              ) : (
                <ChevronDown />
              )
            }
          >
            <input
              {...aria}
              {...{ ref, name, autoFocus, disabled, readOnly }}
              role="combobox"
              data-unchosen={isLeft || undefined}
              aria-expanded={open}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={open && shown[active] ? `${listId}-${active}` : undefined}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              value={typed ?? chosen?.label ?? (value === null ? '' : (valueLabel ?? ''))}
              onChange={(event) => type(event.target.value)}
              onClick={toggle}
              onFocus={(event) => event.target.select()}
              onBlur={props.onBlur}
              onKeyDown={onKeyDown}
            />
          </InputBox>
          <div
            ref={panel}
            popover="manual"
            className="popover"
            onPointerDown={(event) => event.preventDefault()}
          >
            <Options {...{ listId, shown, value, active, choose }} />
            {(onAgain ?? shown.length === 0) && (
              <p className="menu-note">
                {loading ? 'در حال جست‌وجو…' : emptyText}{' '}
                {onAgain && !loading && (
                  <button type="button" className="strong accent-ink link" tabIndex={-1} onClick={onAgain}>
                    تلاش دوباره
                  </button>
                )}
              </p>
            )}
          </div>
          <span className="sr" role="status">
            {open && typed !== null && !loading && (shown.length === 0 ? emptyText : sayCount(shown.length))}
          </span>
        </div>
      )}
    </Field>
  )
}

type OptionsProps<Key extends OptionKey> = {
  listId: string
  shown: readonly Option<Key>[]
  value: Key | null
  active: number
  choose: (option: Option<Key>) => void
}

function Options<Key extends OptionKey>({ listId, shown, value, active, choose }: OptionsProps<Key>) {
  return (
    <div id={listId} role="listbox" aria-label="پیشنهادها">
      {shown.map((option, index) => (
        <button
          key={option.key}
          id={`${listId}-${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          className="menu-item"
          aria-selected={option.key === value}
          aria-disabled={option.disabled || undefined}
          data-active={index === active || undefined}
          data-apart={(option.isApart && index > 0) || undefined}
          onClick={() => choose(option)}
        >
          {option.icon}
          <span className="grow">
            {option.label}
            {option.detail && <small className="fine">{option.detail}</small>}
          </span>
          {option.aside && <span className="subtle num fine">{option.aside}</span>}
          {option.key === value && <Check />}
        </button>
      ))}
    </div>
  )
}

function matching<Key extends OptionKey>(options: readonly Option<Key>[], typed: string) {
  return nearestFirst(withWords(options, typed), typed)
}

/** In: what is offered for a text. Out: the only one, or the only one of that name; an act is nobody's name. */
function theOneMeant<Key extends OptionKey>(shown: readonly Option<Key>[], typed: string) {
  const names = shown.filter(({ icon, disabled }) => icon === undefined && !disabled)
  const same = names.filter(({ label }) => compactText(label) === compactText(typed))
  const found = same.length > 0 ? same : names
  return found.length === 1 ? found[0] : undefined
}

function keyTarget(key: string, open: boolean, active: number, count: number): number | 'choose' | undefined {
  if (key === 'ArrowDown') return open ? Math.min(active + 1, count - 1) : active
  if (key === 'ArrowUp') return open ? Math.max(active - 1, 0) : active
  if (key === 'PageDown' && open) return Math.min(active + 8, count - 1)
  if (key === 'PageUp' && open) return Math.max(active - 8, 0)
  if (key === 'Enter' && open) return 'choose'
  return undefined
}
