import { type RefObject, useEffect, useRef } from 'react'
import { layers } from './layers.ts'
import { enterModal } from './modals.ts'

type ModalOptions = {
  /** The address of the page says that it is open: going back closes it as it is. */
  isInAddress?: boolean | undefined
  /** What Escape does in place of closing: a way back inside. */
  onEscape?: (() => void) | undefined
}

/**
 * Opens a `<dialog>` while it is mounted. The browser holds the focus in, makes the rest of the page inert and gives
 * the focus back; Escape, a press on the backdrop and going back ask to close.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  { isInAddress = false, onEscape }: ModalOptions = {},
) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isInAddress) return layers.add({ close: () => close.current() })
  }, [isInAddress])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    element.showModal()
    const leave = enterModal(element)
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element.close()
      leave()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [dialog])

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
    element.addEventListener('cancel', onCancel)
    element.addEventListener('pointerdown', onPress)
    return () => {
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('pointerdown', onPress)
    }
  })
}
