import { CircleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { classes } from './classes.ts'

/** What every field takes besides its value: words around the control. */
export type FieldProps = {
  label: ReactNode
  /** The id of what takes focus; the error summary links to it. */
  id?: string
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  labelHidden?: boolean
  className?: string | undefined
}

/** What every control takes: a field of a form (`kernel/form/`) can be spread into it. */
export type ControlProps<Value, Element = HTMLInputElement> = FieldProps & {
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  ref?: Ref<Element>
  name?: string
  disabled?: boolean
  readOnly?: boolean
  placeholder?: string
  autoFocus?: boolean
  /** 32 high, for toolbars. */
  dense?: boolean
}

/** Ties a control to its words; spread it on what takes focus. */
export type FieldAria = {
  id: string
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FrameProps = FieldProps & { children: (aria: FieldAria) => ReactNode }

/** Label over control over hint; the error takes the hint's place. */
export function Field({ label, optional, hint, error, labelHidden, className, ...rest }: FrameProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const message = error ?? hint
  const aria: FieldAria = {
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': message ? `${id}-message` : undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={classes('shrinks gap-15 grid field', className)}>
      <label className={labelHidden ? 'sr' : 'label'} id={`${id}-label`} htmlFor={id}>
        {label}
        {optional && <span className="subtle regular size-xs opt">اختیاری</span>}
      </label>
      {rest.children(aria)}
      {message && (
        <span className={error ? 'err' : 'subtle text-xs regular hint'} id={`${id}-message`}>
          {error && <CircleAlert className="i-sm" />}
          <span>{message}</span>
        </span>
      )}
    </div>
  )
}

/** Parts the words of a field, which go to Field, from what goes to its control. */
export function splitWords<Props extends FieldProps>(
  props: Props,
): [FieldProps, Omit<Props, keyof FieldProps>] {
  const { label, id, optional, hint, error, labelHidden, className, ...control } = props
  return [{ label, id, optional, hint, error, labelHidden, className }, control]
}

export const wordsOf = (props: FieldProps): FieldProps => splitWords(props)[0]
