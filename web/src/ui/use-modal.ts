import { type RefObject, useEffect } from 'react'

/**
 * Opens a `<dialog>` while it is mounted. The browser holds the focus in, makes the rest of the page inert and gives
 * the focus back; Escape and a press on the backdrop ask to close.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void, modal = true) {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    if (modal) element.showModal()
    else element.show()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [dialog, modal])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const onCancel = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !modal) onClose()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target === element && modal) onClose()
    }
    element.addEventListener('cancel', onCancel)
    element.addEventListener('keydown', onKey)
    element.addEventListener('pointerdown', onPress)
    return () => {
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('pointerdown', onPress)
    }
  })
}
