import { type RefObject, useEffect, useRef } from 'react'
import { layers } from './layers.ts'
import { enterModal, takeWaiting } from './modals.ts'

type ModalOptions = {
  /** The address of the page says that it is open: going back closes it as it is. */
  isInAddress?: boolean | undefined
  /** What Escape does in place of closing: a way back inside. */
  onEscape?: (() => void) | undefined
  /** It is no modal: the page beside it lives on, and keeps the focus. */
  isBeside?: boolean
}

/**
 * Opens a `<dialog>` while it is mounted. The browser holds the focus in, makes the rest of the page inert and gives
 * the focus back, or to what was asked for meanwhile; Escape, a press on the backdrop and going back ask to close. One
 * beside the page leaves the focus where it is, and gives it to the row that is open when it closes under it.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  { isInAddress = false, onEscape, isBeside = false }: ModalOptions = {},
) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isInAddress) return layers.add({ close: () => close.current() })
  }, [isInAddress])

  useEffect(() => {
    const open = isBeside ? openBeside : openModal
    return dialog.current ? open(dialog.current) : undefined
  }, [dialog, isBeside])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const onCancel = (event: Event) => {
      event.preventDefault()
      const leave = onEscape ?? onClose
      leave()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target === element) onClose()
    }
    if (isBeside) {
      const onKey = (event: KeyboardEvent) => {
        // layers over the page close first; they handle the key themselves
        const isMeant = event.key === 'Escape' && !event.defaultPrevented
        if (isMeant && !document.querySelector(':modal')) onCancel(event)
      }
      window.addEventListener('keydown', onKey)
      return () => window.removeEventListener('keydown', onKey)
    }
    element.addEventListener('cancel', onCancel)
    element.addEventListener('pointerdown', onPress)
    return () => {
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('pointerdown', onPress)
    }
  })
}

/** Out: closes it and gives the focus back. */
function openModal(element: HTMLDialogElement): () => void {
  const before = document.activeElement
  element.showModal()
  const leave = enterModal(element)
  element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  return () => {
    element.close()
    leave()
    focusOn(takeWaiting() ?? before)
  }
}

/** Out: closes it; the focus, if it was within, goes to the row that was open when it came in. */
function openBeside(element: HTMLDialogElement): () => void {
  let row: Element | null = null
  // remembered while it is open: on closing the focus is lost already
  const onFocus = ({ target }: FocusEvent) => {
    row = element.contains(target as Node) ? document.querySelector('tr[aria-current]') : null
  }
  document.addEventListener('focusin', onFocus)
  element.open = true
  return () => {
    document.removeEventListener('focusin', onFocus)
    element.close()
    focusOn(row)
  }
}

function focusOn(element: Element | null) {
  if (element instanceof HTMLElement && element.isConnected) element.focus()
}
