import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { onTopmost, topmost } from './modals.ts'
import { closeToast, onToasts, type ShownToast, shownToasts, type ToastTone } from './toast.ts'

const SHOWN_MS = 5000
const UNDO_MS = 8000
const HELD_MS = 3000
const icons: Record<ToastTone, ReactNode> = {
  success: <CircleCheck className="is-good" />,
  info: <Info className="is-info" />,
  warning: <TriangleAlert className="is-warning" />,
  danger: <CircleAlert className="is-bad" />,
}

const overFoot =
  'auto calc(var(--bars, 0px) + var(--bottombar) + var(--space-2) + env(safe-area-inset-bottom))'

/** Whether the window was last pressed above its middle, where what a toast tells of most likely is, and in which dialog. */
let isPressedHigh = false
let pressedDialog: Element | null = null
const notePress = ({ clientY, target }: PointerEvent) => {
  isPressedHigh = clientY < window.innerHeight / 2
  pressedDialog = target instanceof Element ? target.closest('dialog') : null
}
/** Of a press in a dialog that has closed since, what it came to is at the head of the page: a turn's hall and number. */
const standsOverFoot = () => isPressedHigh || pressedDialog?.isConnected === false

/** What toasts are drawn in, which goes to wherever they can be pressed. */
const makeRegion = () =>
  Object.assign(document.createElement('div'), {
    className: 'toasts',
    popover: 'manual',
    role: 'region',
    ariaLabel: 'پیام‌های گذرا',
  })

/** Where toasts appear; mount it once, in the shell. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToasts, shownToasts)
  const top = useSyncExternalStore(onTopmost, topmost)
  const [region] = useState(makeRegion)
  // the newest toast when the pointer or focus entered; a clicked toast that disappears sends no leave event
  const [held, setHeld] = useState<number>()
  const newest = toasts.at(-1)?.id

  // in the dialog that is open, since what is outside of it takes no press; anew for each toast, so that it stands above all
  useLayoutEffect(() => {
    if (newest === undefined) return region.remove()
    // the dialog may have been removed in the same update that brought the toast
    const place = top.isConnected ? top : topmost()
    // on a phone, away from what was pressed (toast.css)
    region.style.setProperty('--away', standsOverFoot() ? overFoot : '')
    place.append(region)
    region.showPopover()
  }, [region, top, newest])
  useEffect(() => {
    const hold = ({ type }: Event) =>
      setHeld(type === 'pointerenter' || type === 'focusin' ? shownToasts().at(-1)?.id : undefined)
    for (const event of ['pointerenter', 'focusin', 'pointerleave', 'focusout'])
      region.addEventListener(event, hold)
    document.addEventListener('pointerdown', notePress, true)
    return () => {
      document.removeEventListener('pointerdown', notePress, true)
      region.remove()
    }
  }, [region])

  // Z is written on the one that it takes back
  const undone = toasts.findLast(({ onUndo }) => onUndo)
  useUndoKey(undone)

  return createPortal(
    toasts.map((toast) => (
      <Toast key={toast.id} toast={toast} held={held === newest} hasKey={toast === undone} />
    )),
    region,
  )
}

/** Z, by its place on the keyboard, takes back the newest that can be, unless one is typing. */
function useUndoKey(newest: ShownToast | undefined) {
  useEffect(() => {
    if (!newest) return
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest?.('input, textarea, select, [contenteditable]')
      if (event.code !== 'KeyZ' || isTyping) return
      if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      closeToast(newest.id)
      newest.onUndo?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [newest])
}

function Toast({ toast, held, hasKey }: { toast: ShownToast; held: boolean; hasKey: boolean }) {
  const { id, tone, title, detail, onUndo, onHeld } = toast
  const action = onUndo ? { label: 'برگرداندن', onPress: onUndo } : toast.action
  const stays = tone === 'danger'
  const act = () => {
    closeToast(id)
    action?.onPress()
  }
  useEffect(() => {
    if (stays || held) return
    const timer = setTimeout(() => closeToast(id), onUndo ? UNDO_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, stays, held, onUndo])
  useEffect(() => {
    if (!held || !onHeld) return
    onHeld()
    const timer = setInterval(onHeld, HELD_MS)
    return () => {
      clearInterval(timer)
      // restart its timer
      onHeld()
    }
  }, [held, onHeld])
  return (
    <div
      className={`row at-start gap-3 ink text-sm regular toast toast-${tone}${onUndo && !held ? ' drains' : ''}`}
      role={stays ? 'alert' : 'status'}
    >
      {icons[tone]}
      <div className="grow">
        <b className="block strong">{title}</b>
        {detail}
        {action && (
          <div>
            <button type="button" className="act" aria-keyshortcuts={hasKey ? 'z' : undefined} onClick={act}>
              {action.label}
              {hasKey && <kbd aria-hidden="true">Z</kbd>}
            </button>
          </div>
        )}
      </div>
      <button
        type="button"
        className="square close"
        aria-label="پنهان کردن پیام"
        onClick={() => closeToast(id)}
      >
        <X />
      </button>
    </div>
  )
}
