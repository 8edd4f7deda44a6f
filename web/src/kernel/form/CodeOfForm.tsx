import { useEffect, useRef } from 'react'
import { CodeField } from '../../ui/CodeField.tsx'
import type { WriteForm } from './use-write-form.ts'

type CodeOfFormProps = { form: WriteForm<{ Code: string }>; label: string; length: number }

/** The code of a form, which is sent with its last digit. */
export function CodeOfForm({ form, label, length }: CodeOfFormProps) {
  const code = form.field('Code')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const type = (typed: string) => {
    code.onChange(typed)
    if (typed.length === length && !form.busy) form.check(() => void form.send())
  }
  return (
    <CodeField {...code} label={label} length={length} onChange={type} readOnly={form.busy} ref={field} />
  )
}
