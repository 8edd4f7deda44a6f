import type { ReactNode } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { classes } from './classes.ts'

type PanelProps = {
  title?: ReactNode
  /** The number before the title, in a form of several parts. */
  step?: number
  aside?: ReactNode
  /** The body brings its own edges (a map, a table, a list). */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A surface on a desk: head with title, then body. */
export function Panel({ title, step, aside, flush, className, children }: PanelProps) {
  return (
    <section className={classes('panel', flush && 'clips panel-flush', className)}>
      {title && (
        <div className="apart gap-3 panel-head">
          <h2>
            {step !== undefined && <span className="tile step num">{toPersianDigits(step)}</span>}
            {title}
          </h2>
          {aside}
        </div>
      )}
      {flush ? children : <div className="panel-body">{children}</div>}
    </section>
  )
}

type CardProps = {
  tone?: 'plain' | 'hero'
  className?: string
  label?: string
  children: ReactNode
}

/** A surface on a phone; `hero` is the one large brand area of a screen. */
export function Card({ tone, className, label, children }: CardProps) {
  const look = classes('card', tone === 'hero' && 'card-hero', className)
  return (
    <section className={look} aria-label={label}>
      {children}
    </section>
  )
}
