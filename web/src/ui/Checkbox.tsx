import type { ReactNode, Ref } from 'react'
import { classes } from './classes.ts'

export type ToggleProps = {
  label: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  onBlur?: () => void
  hint?: ReactNode
  id?: string
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
  /** Read aloud but not drawn, as in the rows of a table. */
  labelHidden?: boolean
  /** Instead of the label, where a label elsewhere leads here too. */
  'aria-label'?: string
  'aria-describedby'?: string
  className?: string
}

type CheckboxProps = ToggleProps & { mixed?: boolean; error?: string | undefined }

export function Checkbox(props: CheckboxProps) {
  const { label, value, onChange, hint, ref, mixed = false, error, labelHidden, className, ...input } = props
  const attach = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = mixed
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  return (
    <label className={classes('inline at-start gap-25 pointer check', error && 'is-error', className)}>
      <input
        {...input}
        ref={attach}
        type="checkbox"
        checked={value}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={labelHidden ? 'sr' : undefined}>
        {label}
        {hint && <small className="block fine">{hint}</small>}
      </span>
    </label>
  )
}
