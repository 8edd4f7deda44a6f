import { ChevronDown, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

type FilterProps = Omit<ComponentProps<'button'>, 'value'> & {
  label: string
  /** What it is set to; a set filter is tinted. */
  value?: ReactNode
  icon?: ReactNode
  /** Takes it away: what it is set to, or itself where it was added. */
  onClear?: (() => void) | undefined
}

/** A filter of a toolbar: opens something (spread a Menu's trigger props on it), and is taken away with ×. */
export function Filter({ label, value, icon, onClear, className, ...button }: FilterProps) {
  return (
    <span className={classes('muted size-sm num shrinks filter', Boolean(value) && 'is-set', className)}>
      <button
        type="button"
        className="shrinks"
        title={typeof value === 'string' ? value : undefined}
        {...button}
      >
        {icon}
        {value ? (
          <span className="ellipsis">
            <span className={classes(icon !== undefined && 'sr')}>{label}: </span>
            <b className="num">{value}</b>
          </span>
        ) : (
          label
        )}
        {!value && <ChevronDown />}
      </button>
      {onClear && (
        <button type="button" className="clear" aria-label={`حذف فیلتر ${label}`} onClick={onClear}>
          <X />
        </button>
      )}
    </span>
  )
}
