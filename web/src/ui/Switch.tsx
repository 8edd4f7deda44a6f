import type { ToggleProps } from './Checkbox.tsx'
import { classes } from './classes.ts'

/** On or off, at once; what waits for a form's button is a Checkbox. */
export function Switch(props: ToggleProps) {
  const { label, value, onChange, hint, labelHidden, className, ...input } = props
  return (
    <label className={classes('switch', className)}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={value}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={labelHidden ? 'sr' : undefined}>
        {label}
        {hint && <small className="subtle block text-xs regular">{hint}</small>}
      </span>
    </label>
  )
}
