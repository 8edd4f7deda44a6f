import type { ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { classes } from './classes.ts'
import './road-sign.css'

type RoadSignProps = {
  to: string
  /** Lines under the town: «از بندرعباس», «۱٬۲۶۸ کیلومتر». */
  lines: readonly string[]
  picture: ReactNode
  /** Its place on the driver's list. */
  place?: number
  /** Something of the same load stands under it, so that its foot is square. */
  heads?: boolean
}

const longestInALine = 9

/** A load as the drivers know a route: a blue road sign with the town, and the truck that carries the goods. */
export const RoadSign = ({ to, lines, picture, place, heads }: RoadSignProps) => (
  <div className={classes('relative clips flex between road-sign', heads && 'heads')}>
    <div className="grid content-middle road-sign-to">
      <b className={classes('title-lg', to.length > longestInALine && 'long')}>{to}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
    <span className="road-sign-truck">{picture}</span>
    {place !== undefined && <span className="centred road-sign-place num">{formatNumber(place)}</span>}
  </div>
)
