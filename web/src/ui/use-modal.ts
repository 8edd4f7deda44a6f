import { type RefObject, useEffect } from 'react'

/**
 * Opens a `<dialog>` while it is mounted. The browser holds the focus in, makes the rest of the page inert and gives
 * the focus back; Escape and a press on the backdrop ask to close.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [dialog])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const onCancel = (event: Event) => {
      event.preventDefault()
      onClose()
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
