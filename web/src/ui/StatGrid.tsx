import type { CSSProperties, ReactNode } from 'react'
import { classes } from './classes.ts'

type Stat = {
  label: string
  /** In place of the label: a link of the class `stat-link`, which fills the cell. */
  head?: ReactNode
  value: ReactNode
  unit?: string
}

export function StatGrid({ stats, large }: { stats: readonly Stat[]; large?: boolean }) {
  const columns = { '--stat-count': stats.length } as CSSProperties
  return (
    <dl className={classes('stats ruled-across', large && 'stats-large')} style={columns}>
      {stats.map((stat) => (
        <div className="relative shrinks pad-3-4" key={stat.label}>
          <dt className={large ? 'quiet-line' : 'fine'}>{stat.head ?? stat.label}</dt>
          <dd className="text-card strong breaks">
            {stat.value} {stat.unit && <small className="num">{stat.unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
