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

let next: HTMLElement | null = null

/** Gives the focus at once, or, to what lies under a modal dialog, when that has closed. */
export function focusWhenFree(element: HTMLElement) {
  next = topmost().contains(element) ? null : element
  if (!next) element.focus()
}

/** Out: what waited for the focus until a modal dialog closed, once; null where nothing did. */
export function takeWaiting(): HTMLElement | null {
  const waiting = next && topmost().contains(next) ? next : null
  // what left the page meanwhile waits no more
  if (waiting || open.length === 0) next = null
  return waiting
}
