import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'accent' | 'plain'

type BadgeProps = { tone?: Tone; hollow?: boolean; icon?: ReactNode; children: ReactNode; className?: string }

/** A dot (or an icon) and a word. */
export function Badge({ tone = 'plain', hollow, icon, children, className }: BadgeProps) {
  const look = classes(
    'row inline gap-15 muted num fixed badge',
    tone !== 'plain' && `tone-${tone}`,
    hollow && 'badge-hollow',
    className,
  )
  return (
    <span className={look}>
      {icon}
      {children}
    </span>
  )
}

/** A number on a round ground: what waits, in a menu or on a tab. */
export function Count({ children }: { children: ReactNode }) {
  return <span className="count num">{children}</span>
}
