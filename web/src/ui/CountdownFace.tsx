import type { ReactNode } from 'react'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { classes } from './classes.ts'
import { Face } from './Face.tsx'
import { useCountdown } from './use-countdown.ts'

type CountdownFaceProps = {
  opensAt: string | Date
  closesAt: string | Date
  /** How far the server's clock is ahead of this one's, in milliseconds. */
  offsetMs: number
  title: string
  children: ReactNode
}

const minuteMs = 60_000

/** Time that runs out, as the whole face of a phone's screen: a large clock and a bar that drains; yellow in its last minute. */
export function CountdownFace({ opensAt, closesAt, offsetMs, title, children }: CountdownFaceProps) {
  const left = useCountdown(closesAt, offsetMs)
  const whole = new Date(closesAt).getTime() - new Date(opensAt).getTime()
  const share = whole > 0 ? Math.min(1, left / whole) : 0
  return (
    <Face tone={left <= minuteMs ? 'wait' : 'plum'} fills label="اعلام بار">
      <div className="row">
        <h2 className="row grow">
          <span className="fixed live-dot" />
          {title}
        </h2>
        <b>مانده</b>
      </div>
      <ClockCells time={formatCountdown(left)} className="figure-hero" />
      <div className="drain">
        <i style={{ inlineSize: `${share * 100}%` }} />
      </div>
      {children}
    </Face>
  )
}

/** The time that is left, each digit in a cell of its own, so that nothing moves while it ticks; `className` gives its size. */
export const ClockCells = ({ time, className }: { time: string; className?: string }) => (
  <b className={classes('clock-cells', className)} role="timer" aria-label={time}>
    {[...time].map((sign, at) => (
      // the signs of a clock stand where they stand
      // oxlint-disable-next-line react/no-array-index-key
      <i key={at} aria-hidden="true" className={sign === ':' ? 'is-colon' : undefined}>
        {sign}
      </i>
    ))}
  </b>
)
