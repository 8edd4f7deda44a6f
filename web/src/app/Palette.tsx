import { RefreshCw, Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../kernel/navigation.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { reasonOf } from '../kernel/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { useModal } from '../ui/use-modal.ts'
import { everyPlace } from './menu.tsx'
import { foundItems, type PaletteItem, placeItem } from './palette.items.tsx'
import { searchLabel, usePaletteFinds } from './palette.queries.ts'
import type { PaletteProps } from './PaletteOpening.tsx'
import { findPlaces, rank } from './palette.rules.ts'

/** Goes to any screen, cargo, permit, turn, driver or company that one may see, by typing. Arrows move, Enter opens, Escape closes. */
export default function Palette({ typed, onType, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const { items, isNow, failed } = useItems(typed)
  const [activeKey, setActiveKey] = useState<string>()
  useModal(dialog, onClose)

  // keep the selected result when results change; else take the first
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === activeKey),
  )
  const active = items[at]
  const open = (item: PaletteItem | undefined) => {
    if (!item) return
    onClose()
    void navigate({ to: item.to, search: item.search })
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && items.length > 0) {
      event.preventDefault()
      setActiveKey(items[(at + step + items.length) % items.length]?.key)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(active)
    }
  }

  return (
    <dialog ref={dialog} className="rounded-lg palette" aria-label="جست‌وجو">
      <div className="pad-3-4 subtle line-below palette-box row gap-3">
        <Search className="i-lg" />
        <input
          className="grow no-edge ink size-lg"
          data-autofocus
          role="combobox"
          inputMode="search"
          enterKeyHint="go"
          aria-label={searchLabel()}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.key}`}
          placeholder={searchLabel()}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            onType(event.target.value)
            setActiveKey(undefined)
          }}
          onKeyDown={onKey}
          // what was typed before it was here goes on at its end
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        />
        <kbd dir="ltr">Esc</kbd>
        <button type="button" className="palette-close" aria-label="بستن" onClick={onClose}>
          <X className="i-lg" />
        </button>
      </div>
      <ul id={`${id}-list`} className="scrolls pad-15" role="listbox" aria-label="یافته‌ها" aria-busy={!isNow}>
        {items.map((item, index) => (
          <Line
            key={item.key}
            id={`${id}-${item.key}`}
            item={item}
            heads={item.group !== items[index - 1]?.group}
            isActive={item === active}
            onActive={() => setActiveKey(item.key)}
            onOpen={() => open(item)}
          />
        ))}
      </ul>
      <p role="status" className={failed ? 'pad-3-4 muted' : items.length > 0 ? 'sr' : 'muted palette-none'}>
        {failed ? reasonOf(failed.error) : sayFound(items.length, isNow)}
      </p>
      {failed && (
        <p className="pad-3-4">
          <Button
            icon={<RefreshCw />}
            busy={failed.isFetching}
            busyLabel="در حال تلاش…"
            onClick={() => {
              // it leaves with what failed
              dialog.current?.querySelector('input')?.focus()
              void failed.refetch()
            }}
          >
            تلاش دوباره
          </Button>
        </p>
      )}
    </dialog>
  )
}

/** The screens whose names hold what is typed, and what is found of it. */
function useItems(typed: string) {
  const here = useLocation().pathname
  const { data, isNow, failed } = usePaletteFinds(typed)
  const items = useMemo(() => {
    const places = findPlaces(everyPlace(here), typed).map(({ place, rank: its }) =>
      placeItem(place, typed, its !== rank.inside),
    )
    const isMeant = places.length === 0 || places.some((place) => place.isMeant)
    const found = data ? foundItems(data, typed) : []
    // screens whose names only hold it somewhere stand behind whoever and whatever is called so
    return isMeant || !found.some((item) => item.isMeant) ? [...places, ...found] : [...found, ...places]
  }, [here, typed, data])
  return { items, isNow, failed }
}

function sayFound(count: number, isNow: boolean) {
  if (count > 0) return `${formatNumber(count)} یافته`
  return isNow ? 'چیزی با این نام یا شماره نیست؛ واژهٔ دیگری بنویسید.' : 'در حال جست‌وجو…'
}

type LineProps = {
  id: string
  item: PaletteItem
  /** It is the first of its kind. */
  heads: boolean
  isActive: boolean
  onActive: () => void
  onOpen: () => void
}

function Line({ id, item, heads, isActive, onActive, onOpen }: LineProps) {
  return (
    <>
      {heads && (
        <li role="presentation" className="strong subtle size-xs palette-group">
          {item.group}
        </li>
      )}
      <li
        id={id}
        ref={isActive ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
        role="option"
        aria-selected={isActive}
        className={classes('rounded-sm pointer palette-row row gap-3', isActive && 'is-active')}
        onPointerMove={onActive}
        onClick={onOpen}
      >
        {item.icon}
        <span className="row at-base gap-3 grow">{item.label}</span>
        {item.aside}
      </li>
    </>
  )
}
