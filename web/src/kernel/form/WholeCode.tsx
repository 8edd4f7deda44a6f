import { type ComponentProps, useEffect, useRef } from 'react'
import { CodeField } from '../../ui/CodeField.tsx'

type WholeCodeProps = Omit<ComponentProps<typeof CodeField>, 'readOnly' | 'ref'> & {
  busy: boolean
  /** Its last digit was typed. */
  onWhole: () => void
}

/** A code that is sent with its last digit; it takes the focus at once. */
export function WholeCode({ busy, onWhole, onChange, ...code }: WholeCodeProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const type = (typed: string) => {
    onChange(typed)
    if (typed.length === code.length && !busy) onWhole()
  }
  return <CodeField {...code} onChange={type} readOnly={busy} ref={field} />
}
