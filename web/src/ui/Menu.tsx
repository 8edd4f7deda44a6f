import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { type LetterAct, useLetters } from './letter-keys.ts'
import { usePopover } from './use-popover.ts'

export type MenuItem =
  | {
      key: string
      label: string
      icon?: ReactNode
      detail?: string
      /** How many it leads to, at the end of its line. */
      count?: string | number | undefined
      /** What the keyboard does for the same act; a letter by `keysIn`. */
      shortcut?: string
      danger?: boolean
      disabled?: boolean
      checked?: boolean
      onSelect: () => void
    }
  | { key: string; separator: true }
  | { key: string; heading: string }

type TriggerProps = {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string
  onClick: (event: { stopPropagation: () => void }) => void
}

type MenuProps = {
  /** Names the menu for those who do not see it. */
  label: string
  items: readonly (MenuItem | false | null | undefined)[]
  align?: 'start' | 'end'
  /** The selector of what is around it: while the focus is in there, the letters of the items act without the menu. */
  keysIn?: string
  /** The button: spread the props given on it. */
  renderTrigger: (props: TriggerProps) => ReactNode
}

/** A button's menu of acts: arrows, Home, End, first letter, Escape. */
export function Menu({ label, items, align, keysIn, renderTrigger }: MenuProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    anchor.current?.focus()
  }
  usePopover({ open, onClose: close, anchor, panel, ...(align && { align }) })
  useLetters(
    () => items.filter(hasLetter),
    () => (keysIn === undefined ? null : anchor.current?.closest(keysIn)),
  )
  useEffect(() => {
    if (open) itemsOf(panel.current)[0]?.focus()
  }, [open, panel])

  return (
    <>
      {renderTrigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        onClick: (event) => {
          event.stopPropagation()
          setOpen(!open)
        },
      })}
      <div
        ref={panel}
        id={id}
        popover="manual"
        className="popover menu"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={(event) => walk(event, panel.current, close)}
        onClick={(event) => event.stopPropagation()}
      >
        {open && items.map((item) => item && <MenuRow key={item.key} item={item} close={close} />)}
      </div>
    </>
  )
}

const hasLetter = (item: MenuProps['items'][number]): item is MenuItem & LetterAct =>
  Boolean(item && 'shortcut' in item && !item.disabled)

function MenuRow({ item, close }: { item: MenuItem; close: () => void }) {
  if ('separator' in item) return <hr className="menu-sep" />
  if ('heading' in item)
    return (
      <div className="fine strong menu-label" role="presentation">
        {item.heading}
      </div>
    )
  const select = () => {
    if (item.disabled) return
    close()
    item.onSelect()
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      role={item.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={item.checked}
      aria-keyshortcuts={item.shortcut}
      aria-disabled={item.disabled || undefined}
      className={classes('menu-item', item.danger && 'is-danger')}
      onClick={select}
    >
      {item.icon}
      <span className="grow">
        {item.label}
        {item.detail && <small className="fine">{item.detail}</small>}
      </span>
      {item.count !== undefined && <span className="subtle size-xs regular num">{item.count}</span>}
      {item.shortcut && (
        <kbd dir="ltr" aria-hidden="true">
          {item.shortcut}
        </kbd>
      )}
    </button>
  )
}

const itemsOf = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
]

function walk(event: KeyboardEvent, panel: HTMLElement | null, close: () => void) {
  const all = itemsOf(panel)
  const now = all.indexOf(document.activeElement as HTMLElement)
  const target = {
    ArrowDown: all[(now + 1) % all.length],
    ArrowUp: all.at(now - 1),
    Home: all[0],
    End: all.at(-1),
  }[event.key]
  if (event.key === 'Tab') close()
  else if (target) focusAndStop(event, target)
  else if (event.key.length === 1 && event.key !== ' ') {
    const after = [...all.slice(now + 1), ...all]
    after.find((item) => item.textContent?.trim().startsWith(event.key))?.focus()
  }
}

function focusAndStop(event: KeyboardEvent, target: HTMLElement) {
  event.preventDefault()
  target.focus()
}
