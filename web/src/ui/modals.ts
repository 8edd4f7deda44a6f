const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** What lies over all else: the modal dialog opened last, else the page. A press outside of a modal dialog does nothing. */
export const topmost = (): HTMLElement => open.findLast((dialog) => dialog.isConnected) ?? document.body

/** Tells that a modal dialog was opened. Out: tells that it was closed. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog)
  tell()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    tell()
  }
}

export function onTopmost(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
