import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type RouteProps = { from: ReactNode; to: ReactNode; size?: 'table' | 'header' }

/** «بندرعباس ← تهران», read aloud as «بندرعباس به تهران». */
export function Route({ from, to, size = 'table' }: RouteProps) {
  return (
    <span className={classes('row num route', size === 'header' ? 'text-xl strong route-header' : 'strong')}>
      <span className="ellipsis">{from}</span>
      <ArrowLeft className="subtle i-sm" />
      <span className="sr">به</span>
      <span className="ellipsis">{to}</span>
    </span>
  )
}
