import type { ReactNode } from 'react'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { classes } from './classes.ts'
import { useCountdown } from './use-countdown.ts'

type CountdownProps = {
  /** As soon as it closes: what is waited for, of which nothing drains. */
  opensAt: string | Date
  closesAt: string | Date
  /** How far the server's clock is ahead of this one's, in milliseconds. */
  offsetMs?: number
  /** plain: a row of a list; hero: the round card. */
  look?: 'plain' | 'hero'
  title: ReactNode
  /** hero: what the clock counts to, behind it: «تا باز شدن». Without it time runs out for what the title names. */
  until?: string
  /** hero: beside the clock. */
  aside?: ReactNode
}

const MINUTE_MS = 60_000
const LAST_MS = 10_000
const urgency = (left: number) =>
  classes(left > 0 && left <= MINUTE_MS && 'is-late', left > 0 && left <= LAST_MS && 'is-last')

/** Time that runs out: a clock, and a bar that drains toward the start; amber in the last minute. */
export function Countdown(props: CountdownProps) {
  const { opensAt, closesAt, offsetMs, look = 'plain', title, until, aside } = props
  const left = useCountdown(closesAt, offsetMs)
  const whole = new Date(closesAt).getTime() - new Date(opensAt).getTime()
  const share = Math.min(1, left / whole)
  const clock = (
    <span className="tab clock" role="timer">
      {formatCountdown(left)}
    </span>
  )
  return (
    <div className={classes('stack gap-15 countdown', look === 'hero' && 'countdown-hero', urgency(left))}>
      <div className="apart at-base countdown-head">
        <span className="strong title row">
          {look === 'hero' && whole > 0 && <span className="fixed live-dot" />}
          {title}
        </span>
        {look === 'plain' && clock}
      </div>
      {look === 'hero' && (
        <div className="apart at-base countdown-head">
          <span className="flex at-base gap-2 num">
            {clock} {until && <span className="hero-muted size-sm">{until}</span>}
          </span>
          {aside}
        </div>
      )}
      {whole > 0 && (
        <div className="drain">
          <i style={{ inlineSize: `${share * 100}%` }} />
        </div>
      )}
    </div>
  )
}
