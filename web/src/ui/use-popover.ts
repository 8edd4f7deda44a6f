import { type RefObject, useEffect, useLayoutEffect } from 'react'

type PopoverOptions = {
  open: boolean
  /** By Escape the focus goes back to what opened it; by a press or the focus elsewhere it stays there. */
  onClose: (how: 'escape' | 'elsewhere') => void
  anchor: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
  /** Which edge of the anchor the panel keeps to. */
  align?: 'start' | 'end'
  /** At least as wide as the anchor. */
  matchWidth?: boolean
}

const EDGE = 8
const GAP = 4

/**
 * Shows a `popover="manual"` panel in the top layer, so that nothing clips it and it works inside a dialog; keeps
 * it beside its anchor, and closes it on Escape and when one presses or focuses something else.
 */
export function usePopover({ open, onClose, anchor, panel, align = 'start', matchWidth }: PopoverOptions) {
  useLayoutEffect(() => {
    const element = panel.current
    if (!open || !element || !anchor.current) return
    element.showPopover()
    const place = () => anchor.current && placeBeside(element, anchor.current, align, matchWidth)
    place()
    const resized = new ResizeObserver(place)
    resized.observe(element)
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
      if (element.matches(':popover-open')) element.hidePopover()
    }
  }, [open, anchor, panel, align, matchWidth])

  useEffect(() => {
    if (!open) return
    const onElsewhere = (event: Event) => {
      const path = event.composedPath()
      if (panel.current && path.includes(panel.current)) return
      if (anchor.current && path.includes(anchor.current)) return
      onClose('elsewhere')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
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

function placeBeside(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end', matchWidth?: boolean) {
  const box = anchor.getBoundingClientRect()
  if (matchWidth) panel.style.minInlineSize = `${box.width}px`
  const { offsetWidth: width, offsetHeight: height } = panel
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl'
  const toRightEdge = rightToLeft === (align === 'start')
  const wanted = toRightEdge ? box.right - width : box.left
  const below = window.innerHeight - box.bottom - GAP - EDGE
  const fitsBelow = height <= below || below >= box.top
  const top = fitsBelow ? box.bottom + GAP : box.top - GAP - height
  panel.style.left = `${Math.max(EDGE, Math.min(wanted, window.innerWidth - width - EDGE))}px`
  panel.style.top = `${Math.max(EDGE, Math.min(top, window.innerHeight - height - EDGE))}px`
}
