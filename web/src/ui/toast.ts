import type { ReactNode } from 'react'

export type ToastTone = 'success' | 'info' | 'warning' | 'danger'
export type ToastContent = {
  tone?: ToastTone
  title: string
  detail?: ReactNode
  action?: { label: string; onPress: () => void }
  /** Takes back what was done, while the toast is shown: by «برگرداندن», or by Z. */
  onUndo?: () => void
}
export type ShownToast = ToastContent & { id: number; tone: ToastTone }

const MOST_SHOWN = 4
let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Says something at the foot of the screen for 5 seconds, 8 where it can be taken back; a danger stays until it is closed. */
export function toast(content: ToastContent): void {
  lastId += 1
  const same = (other: ShownToast) => other.title === content.title && other.detail === content.detail
  const others = shown.filter((other) => !same(other))
  show([...others, { tone: 'success' as const, ...content, id: lastId }].slice(-MOST_SHOWN))
}

export const closeToast = (id: number) => show(shown.filter((other) => other.id !== id))
export const shownToasts = () => shown
export function onToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
