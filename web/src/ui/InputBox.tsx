import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type InputBoxProps = {
  error?: string | undefined
  dense?: boolean | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  icon?: ReactNode
  unit?: ReactNode
  /** Sits at the far end: a button or a quiet icon. */
  end?: ReactNode
  className?: string
  children: ReactNode
}

/** The edge round an input: lock when it is read-only, unit behind a rule, ring when it has focus. */
export function InputBox({ error, dense, disabled, readOnly, icon, unit, end, ...rest }: InputBoxProps) {
  const state = classes(
    'input',
    dense && 'input-dense',
    error && 'is-error',
    readOnly && 'is-readonly',
    disabled && 'is-disabled',
    rest.className,
  )
  return (
    <div className={state}>
      {readOnly ? <Lock className="i-sm" /> : icon}
      {rest.children}
      {unit && <span className="unit">{unit}</span>}
      {end}
    </div>
  )
}
