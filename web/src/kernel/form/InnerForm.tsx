import { type ReactNode, useEffect, useRef } from 'react'
import { Refusals, useFocusOnFault } from './form-faults.tsx'
import type { WriteForm } from './use-write-form.ts'

type InnerFormProps<Values> = {
  form: WriteForm<Values>
  /** What it is about, for those who do not see where it stands. */
  label: string
  className?: string
  failedTitle?: string
  /** It replaced the button that opened it, so its first field takes the focus. */
  takesOver?: boolean
  children: ReactNode
}

/** A form within another's page, such as a thing made where it is chosen: no `<form>`, since these cannot be nested. */
export function InnerForm<Values>({ form, label, takesOver = false, ...rest }: InnerFormProps<Values>) {
  const { className, failedTitle, children } = rest
  const element = useRef<HTMLDivElement>(null)
  useFocusOnFault(element, form.attempt)
  useEffect(() => {
    if (takesOver) element.current?.querySelector<HTMLElement>('input:not([type="radio"])')?.focus()
  }, [takesOver])
  useEffect(() => {
    const sendByEnter = (event: KeyboardEvent) => {
      const { target } = event
      const isTyped = target instanceof HTMLInputElement && target.type !== 'radio'
      // not when an open list used the key, or a button has the focus
      if (event.key !== 'Enter' || event.defaultPrevented || !isTyped) return
      if (target.getAttribute('aria-expanded') === 'true') return
      // stop the outer form from submitting
      event.preventDefault()
      submitInner(form)
    }
    const inner = element.current
    inner?.addEventListener('keydown', sendByEnter)
    return () => inner?.removeEventListener('keydown', sendByEnter)
  }, [form])
  return (
    <div ref={element} role="group" aria-label={label} className={className}>
      {form.refusals.length > 0 && <Refusals title={failedTitle} sentences={form.refusals} />}
      {children}
    </div>
  )
}

export function submitInner<Values>(form: WriteForm<Values>): void {
  if (!form.busy) form.check(() => void form.send())
}
