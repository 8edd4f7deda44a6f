import { ArrowRight, ChevronDown, ChevronUp, X } from 'lucide-react'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react'
import { classes } from './classes.ts'
import { type DrawerPart, type DrawerRow, DrawerInside, DrawerRows } from './DrawerRows.tsx'
import { type DrawerTile, DrawerTiles } from './DrawerTiles.tsx'
import { IconButton } from './IconButton.tsx'
import { buttonsWithLetters, useLetters } from './letter-keys.ts'
import { ROOMY, useMedia } from './use-media.ts'
import { useModal } from './use-modal.ts'
import { useOpened } from './use-opened.ts'

/** How a drawer is closed, and how it walks the list behind: give both ways, undefined at its ends. */
export type DrawerWalk = {
  onClose: () => void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Where it stands among what is walked: «۱ از ۶». */
  position?: string | undefined
  /** The address of the page says that it is open. */
  isInAddress?: boolean
  /** Where there is room it stands beside the list, which stays live. */
  isBeside?: boolean
  /** A letter that was pressed on the row before this opened: done as soon as it is offered, unless another key comes first. */
  letter?: string | undefined
  /** The letter is done with. */
  onLetter?: () => void
}

type DrawerProps = DrawerWalk & {
  title: ReactNode
  /** Beside the title: the state of what is shown. */
  badge?: ReactNode
  subtitle?: ReactNode
  headActs?: ReactNode
  /** 640 wide, for what is held against a document. */
  wide?: boolean
  /** Its parts, each of which opens: they follow `children`, the few that decide first, as tiles. */
  parts?: {
    label: string
    tiles?: readonly DrawerTile[]
    rows: readonly DrawerRow[]
    startAt?: string | undefined
  }
  /** The acts, which may open a part by its key; give the destructive one the class `far`. */
  actions?: ReactNode | ((open: (key: string) => void) => ReactNode)
  /** `<section>`s, each with an `<h3>`, parted by hairlines. */
  children: ReactNode
}

/** 520 wide from the end of the window, open while mounted; the page behind it waits, or lives on beside it. */
export function Drawer({ title, badge, subtitle, onClose, parts, ...rest }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { inside, isOpen, open, back, ...opening } = useOpened(dialog, partsOf(parts), parts?.startAt)
  const actions = typeof rest.actions === 'function' ? rest.actions(open) : rest.actions
  const close = () => {
    back()
    onClose()
  }
  const isBeside = useMedia(ROOMY) && rest.isBeside === true
  useModal(dialog, close, {
    isInAddress: rest.isInAddress,
    onEscape: isOpen ? back : undefined,
    isBeside,
  })
  useLetters(
    () => (isMeant() ? actsOf(dialog.current) : []),
    () => (isBeside ? window : null),
  )
  useLetterBefore(dialog, rest)
  return (
    <dialog
      ref={dialog}
      className={classes('drawer', rest.wide && 'is-wide', isBeside && 'is-beside')}
      aria-labelledby={id}
      onKeyDown={pressByKeys}
    >
      <div
        className={classes(
          'row at-start gap-3 between line-below drawer-head',
          inside ? 'is-inside' : rest.headActs !== undefined && 'has-acts',
        )}
      >
        {inside && <IconButton aria-label="بازگشت" icon={<ArrowRight />} autoFocus onClick={back} />}
        <div className="grow">
          <div className="row wrap">
            <h2 className="heading" id={id}>
              {inside ? inside.label : title}
            </h2>
            {!inside && badge}
          </div>
          {inside ? <p className="quiet">{title}</p> : subtitle && <p className="quiet">{subtitle}</p>}
        </div>
        <div className="row">
          <WalkButtons {...rest} />
          {!inside && rest.headActs}
          <IconButton aria-label="بستن" icon={<X />} data-autofocus onClick={close} />
        </div>
      </div>
      <div className="scrolls drawer-body" tabIndex={-1} hidden={inside !== undefined}>
        {rest.children}
        {parts?.tiles && <DrawerTiles tiles={parts.tiles} onOpen={open} {...opening} />}
        {parts && <DrawerRows label={parts.label} rows={parts.rows} onOpen={open} {...opening} />}
      </div>
      {inside && <DrawerInside onBack={back}>{inside.show?.()}</DrawerInside>}
      {actions && !inside && <div className="row at-stretch wrap line-above drawer-foot">{actions}</div>}
    </dialog>
  )
}

let pressedAt = -Infinity
/** Who presses twice in a row means once; by the second another may stand there, whom nobody has looked at. */
const pressedTwiceMs = 700

/**
 * Ctrl Enter presses the act at the foot that names it, from anywhere in the drawer but a form, which it sends, and a link or
 * an item of a menu, which it opens or presses.
 */
function pressByKeys(event: ReactKeyboardEvent<HTMLDialogElement>) {
  const { key, ctrlKey, metaKey, repeat, target, currentTarget: drawer } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || event.defaultPrevented) return
  if ((target as Element).closest('dialog, a, [role=menu]') !== drawer) return
  const act = drawer.querySelector<HTMLElement>('.drawer-foot [aria-keyshortcuts^=Control]:not(:disabled)')
  if (!act) return
  event.preventDefault()
  if (event.timeStamp - pressedAt > pressedTwiceMs) act.click()
  pressedAt = event.timeStamp
}

/** Its acts that name a letter, which they show while it stands beside the list. */
const actsOf = (drawer: HTMLElement | null) => buttonsWithLetters(drawer, '.drawer-foot')

/** Whether a letter is for the row that is open, and not for rows that are chosen, or another that has the focus. */
const isMeant = () =>
  document.querySelector('.selection-bar') === null &&
  document.activeElement?.closest('tr[data-row]:not([aria-current])') == null

/** Does what a letter asked for before the foot was there; parts of it come with what they read. */
function useLetterBefore(drawer: RefObject<HTMLElement | null>, { letter, onLetter }: Partial<DrawerWalk>) {
  const done = useRef(onLetter)
  useEffect(() => {
    done.current = onLetter
  })
  useEffect(() => {
    const element = drawer.current
    if (letter === undefined || !element) return
    const forget = (event?: Event) => {
      // a key that is still held is no other key
      if (!(event instanceof KeyboardEvent && event.repeat)) done.current?.()
    }
    const look = () => {
      const act = actsOf(element).find(({ shortcut }) => shortcut === letter)
      if (!act) return
      changes.disconnect()
      forget()
      act.onSelect()
    }
    const changes = new MutationObserver(look)
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    for (const kind of ['keydown', 'pointerdown']) window.addEventListener(kind, forget, true)
    look()
    return () => {
      changes.disconnect()
      for (const kind of ['keydown', 'pointerdown']) window.removeEventListener(kind, forget, true)
    }
  }, [drawer, letter])
}

const partsOf = (parts: DrawerProps['parts']): readonly DrawerPart[] => [
  ...(parts?.tiles ?? []),
  ...(parts?.rows ?? []),
]

function WalkButtons({ position, ...walk }: Omit<DrawerWalk, 'onClose'>) {
  if (!('onPrevious' in walk) && !('onNext' in walk)) return null
  const { onPrevious, onNext } = walk
  return (
    <>
      {position && <span className="subtle num">{position}</span>}
      <IconButton aria-label="قبلی" icon={<ChevronUp />} disabled={!onPrevious} onClick={onPrevious} />
      <IconButton aria-label="بعدی" icon={<ChevronDown />} disabled={!onNext} onClick={onNext} />
    </>
  )
}
