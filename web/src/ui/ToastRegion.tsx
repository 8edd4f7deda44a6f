import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { closeToast, onToasts, type ShownToast, shownToasts, type ToastTone } from './toast.ts'

const SHOWN_MS = 5000
const icons: Record<ToastTone, ReactNode> = {
  success: <CircleCheck />,
  info: <Info />,
  warning: <TriangleAlert />,
  danger: <CircleAlert />,
}

/** Where toasts appear; mount it once, in the shell. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToasts, shownToasts)
  const region = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const newest = toasts.at(-1)?.id

  // shown anew for each toast, so that it stands above a dialog that opened meanwhile
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])

  useEffect(() => {
    const element = region.current
    const hold = () => setHeld(true)
    const release = () => setHeld(false)
    for (const event of ['pointerenter', 'focusin']) element?.addEventListener(event, hold)
    for (const event of ['pointerleave', 'focusout']) element?.addEventListener(event, release)
    return () => {
      for (const event of ['pointerenter', 'focusin']) element?.removeEventListener(event, hold)
      for (const event of ['pointerleave', 'focusout']) element?.removeEventListener(event, release)
    }
  }, [region])

  return (
    <div ref={region} popover="manual" className="toasts" role="region" aria-label="پیام‌های گذرا">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} held={held} />
      ))}
    </div>
  )
}

function Toast({ toast, held }: { toast: ShownToast; held: boolean }) {
  const { id, tone, title, detail, action } = toast
  const stays = tone === 'danger'
  const act = () => {
    closeToast(id)
    action?.onPress()
  }
  useEffect(() => {
    if (stays || held) return
    const timer = setTimeout(() => closeToast(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, stays, held])
  return (
    <div className={`toast toast-${tone}`} role={stays ? 'alert' : 'status'}>
      {icons[tone]}
      <div className="grow">
        <b>{title}</b>
        {detail}
        {action && (
          <div>
            <button type="button" className="act" onClick={act}>
              {action.label}
            </button>
          </div>
        )}
      </div>
      <button type="button" className="close" aria-label="بستن" onClick={() => closeToast(id)}>
        <X />
      </button>
    </div>
  )
}
