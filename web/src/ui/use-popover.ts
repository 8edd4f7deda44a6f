import { type RefObject, useLayoutEffect } from 'react'

type PopoverOptions = {
  open: boolean
  /** By Escape the focus goes back to what opened it; by a press or the focus elsewhere it stays there. */
  onClose: (how: 'escape' | 'elsewhere') => void
  anchor: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
  align?: 'start' | 'end'
  matchWidth?: boolean
  /** Where it has room neither under its anchor nor over it, it lies over both rather than being cut. */
  covers?: boolean
}

const EDGE = 8
const GAP = 4
const least = 160

/**
 * Shows a `popover="manual"` panel in the top layer, so that nothing clips it and it works inside a dialog; keeps
 * it beside its anchor, and closes it on Escape and when one presses or focuses something else.
 */
export function usePopover(options: PopoverOptions) {
  const { open, onClose, anchor, panel, align = 'start', matchWidth, covers } = options
  useLayoutEffect(() => {
    const element = panel.current
    if (!open || !element || !anchor.current) return
    element.showPopover()
    const place = (event?: unknown) => {
      // a window that changes its size is no node
      const isOwnScroll =
        event instanceof Event && event.target instanceof Node && element.contains(event.target)
      if (anchor.current && !isOwnScroll) show(element, anchor.current, { align, matchWidth, covers })
    }
    place()
    const resized = new ResizeObserver(() => place())
    // a dialog in the middle of the window moves what is in it when it grows
    for (const sized of [element, anchor.current, anchor.current.closest('dialog')])
      if (sized) resized.observe(sized)
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
      if (element.matches(':popover-open')) element.hidePopover()
    }
  }, [open, anchor, panel, align, matchWidth, covers])

  // a layout effect: a popover that closes must not see the focus move into the one that opens
  useLayoutEffect(() => {
    if (!open) return
    const onElsewhere = (event: Event) => {
      const path = event.composedPath()
      if (panel.current && path.includes(panel.current)) return
      if (anchor.current && path.includes(anchor.current)) return
      // clicking text focuses its nearest focusable parent; ignore it when that contains this panel
      if (event.type === 'focusin' && (event.target as Node).contains(panel.current)) return
      // on a phone sheet, the click that closes it does nothing else
      if (event.type === 'pointerdown' && panel.current?.dataset.sheet !== undefined) swallowClick()
      onClose('elsewhere')
    }
    const onKey = (event: KeyboardEvent) => {
      // the topmost layer closes first, whichever handler runs first
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (panel.current?.querySelector(':popover-open')) return
      event.preventDefault()
      event.stopPropagation()
      onClose('escape')
    }
    document.addEventListener('pointerdown', onElsewhere, true)
    document.addEventListener('focusin', onElsewhere, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere, true)
      document.removeEventListener('focusin', onElsewhere, true)
      document.removeEventListener('keydown', onKey, true)
    }
  })
}

const pressMs = 700

function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', swallow, true), pressMs)
}

type Beside = Pick<PopoverOptions, 'matchWidth' | 'covers'> & { align: 'start' | 'end' }

/** On a phone a panel is a sheet at the foot of the screen; what is typed into (`matchWidth`) keeps beside its field. */
function show(panel: HTMLElement, anchor: HTMLElement, how: Beside) {
  if (how.matchWidth || getComputedStyle(panel).getPropertyValue('--as') !== 'sheet') {
    delete panel.dataset.sheet
    return placeBeside(panel, anchor, how)
  }
  panel.dataset.sheet = ''
  for (const name of ['left', 'top', '--room']) panel.style.removeProperty(name)
}

/** Under the anchor, or over it where there is more room; as high as that room, and never ending amid a line. */
function placeBeside(panel: HTMLElement, anchor: HTMLElement, { align, matchWidth, covers }: Beside) {
  const box = anchor.getBoundingClientRect()
  if (matchWidth) panel.style.minInlineSize = `${box.width}px`
  panel.style.removeProperty('--room')
  const { offsetWidth: width, offsetHeight: wanted } = panel
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl'
  const toRightEdge = rightToLeft === (align === 'start')
  const left = toRightEdge ? box.right - width : box.left
  const [below, above] = [window.innerHeight - box.bottom - GAP - EDGE, box.top - GAP - EDGE]
  const isBelow = wanted <= below || below >= above
  const beside = isBelow ? below : above
  const room = covers && wanted > beside ? window.innerHeight - 2 * EDGE : beside
  panel.style.setProperty('--room', `${Math.max(least, Math.floor(room))}px`)
  endAtALine(panel)
  const top = isBelow ? box.bottom + GAP : box.top - GAP - panel.offsetHeight
  panel.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`
  panel.style.top = `${Math.max(EDGE, Math.min(top, window.innerHeight - panel.offsetHeight - EDGE))}px`
}

function endAtALine(panel: HTMLElement) {
  if (panel.scrollHeight <= panel.clientHeight || panel.scrollTop > 0) return
  const { bottom } = panel.getBoundingClientRect()
  const lines = [...panel.querySelectorAll('.menu-item, .filter, .chooser-row')].map((line) =>
    line.getBoundingClientRect(),
  )
  const cut = lines.find((line) => line.top < bottom - 1 && line.bottom > bottom - 1)
  if (cut) panel.style.setProperty('--room', `${Math.floor(panel.offsetHeight - (bottom - cut.top))}px`)
}
