import { watched } from './watched.ts'

const open = watched<readonly HTMLDialogElement[]>([])

/** What lies over all else: the modal dialog opened last, else the page. A press outside of a modal dialog does nothing. */
export const topmost = (): HTMLElement => open.now().findLast((dialog) => dialog.isConnected) ?? document.body

/** Tells that a modal dialog was opened. Out: tells that it was closed. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  open.set([...open.now(), dialog])
  return () => open.set(open.now().filter((other) => other !== dialog))
}

export const onTopmost = open.subscribe

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
  if (waiting || open.now().length === 0) next = null
  return waiting
}
