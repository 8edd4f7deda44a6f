import type { ReactNode } from 'react'
import { watched } from './watched.ts'

export type ToastTone = 'success' | 'info' | 'warning' | 'danger'
export type ToastContent = {
  tone?: ToastTone
  title: string
  detail?: ReactNode
  action?: { label: string; onPress: () => void }
  /** Takes back what was done, while the toast is shown: by «برگرداندن», or by Z. */
  onUndo?: () => void
  /** Acts of one kind, each to be taken back, make one toast: it says how many, and takes all of them back. */
  group?: { kind: string; many: (count: number) => string }
  /** Told again and again while pointer or focus is on the toast, and when they leave it. */
  onHeld?: () => void
}
export type ShownToast = ToastContent & { id: number; tone: ToastTone; count: number }

const MOST_SHOWN = 4
const shown = watched<readonly ShownToast[]>([])
let lastId = 0

/** Says something at the foot of the screen for 5 seconds, 8 where it can be taken back; a danger stays until it is closed. */
export function toast(content: ToastContent): void {
  lastId += 1
  const earlier = shown.now().find((other) => isSame(other, content))
  const one = { tone: 'success' as const, ...content, id: lastId, count: 1 }
  const others = shown.now().filter((other) => other !== earlier)
  shown.set([...others, earlier?.onUndo ? together(earlier, one) : one].slice(-MOST_SHOWN))
}

function isSame(other: ShownToast, { title, detail, group, onUndo }: ToastContent): boolean {
  if (onUndo || other.onUndo) return group !== undefined && other.group?.kind === group.kind
  return other.title === title && other.detail === detail
}

/** Two acts of a kind in one toast; the last is taken back first. */
function together(earlier: ShownToast, one: ShownToast): ShownToast {
  const count = earlier.count + 1
  const both = (name: 'onUndo' | 'onHeld') => () => {
    one[name]?.()
    earlier[name]?.()
  }
  const title = one.group?.many(count) ?? one.title
  return { ...one, count, title, detail: undefined, onUndo: both('onUndo'), onHeld: both('onHeld') }
}

export const closeToast = (id: number) => shown.set(shown.now().filter((other) => other.id !== id))
export const { now: shownToasts, subscribe: onToasts } = shown
