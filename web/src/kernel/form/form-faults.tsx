import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Note } from '../../ui/Note.tsx'

type RefusalsProps = { title: string | undefined; sentences: readonly string[]; children?: ReactNode }

/** What the server said that belongs to no field. */
export const Refusals = ({ title, sentences, children }: RefusalsProps) => (
  <div data-refusals tabIndex={-1}>
    <Note tone="danger" alert title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
    </Note>
  </div>
)

/** After a try that failed the focus goes to what stands in the way; not while something is asked. */
export function useFocusOnFault(
  element: RefObject<HTMLElement | null>,
  attempt: number,
  asking = false,
): void {
  const tried = useRef(0)
  useEffect(() => {
    if (asking || attempt === tried.current) return
    tried.current = attempt
    focusFault(element.current)
  }, [asking, attempt, element])
}

const focusable = 'input, select, textarea, button, [tabindex]'

/** Moves to what stands in the way: the words above the fields where there are some, else the first field at fault. */
function focusFault(form: HTMLElement | null) {
  const found = form?.querySelector<HTMLElement>('.summary, [data-refusals], [aria-invalid="true"]')
  const target = found?.matches(focusable) ? found : found?.querySelector<HTMLElement>(focusable)
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}
