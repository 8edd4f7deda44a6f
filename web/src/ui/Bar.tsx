import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { classes } from './classes.ts'

type BarProps = {
  /** 0 to 1. */
  share: number
  label: string
  tone?: 'info' | 'neutral' | 'success' | 'warning' | 'danger'
}

/** A share of a whole, growing from the start (right). */
export function Bar({ share, label, tone = 'info' }: BarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <span
      className={classes('full clips flex bar', tone !== 'info' && `bar-${tone}`)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuetext={`${toPersianDigits(percent)} درصد`}
    >
      <i style={{ inlineSize: `${percent}%` }} />
    </span>
  )
}

/** «۲ از ۵» with its bar, as in the truck column of a table. */
export function Fill({ done, total }: { done: number; total: number }) {
  const text = `${toPersianDigits(done)} از ${toPersianDigits(total)}`
  return (
    <span className="gap-2 at-middle num fill">
      <Bar share={total === 0 ? 0 : done / total} label={text} tone="neutral" />
      <span className="num" aria-hidden="true">
        {text}
      </span>
    </span>
  )
}
