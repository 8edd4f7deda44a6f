import { line } from 'd3-shape'
import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { classes } from './classes.ts'

type StatCardProps = {
  label: string
  /** In place of the label: a link of the class `stat-link`, which fills the card. */
  head?: ReactNode
  value: number
  unit?: string
  /** How much more (or, below zero, less) than before, in per cent; `since` is «ماه پیش». */
  change?: { percent: number; since: string }
  /** Less is better: waiting, faults. */
  lessIsBetter?: boolean
  /** The way here, oldest first. */
  trend?: readonly number[]
  /** Which of the four chart colours. */
  color?: 1 | 2 | 3 | 4
}

/** One large number, how it changed, and its way here as a line from right to left. */
export function StatCard({
  label,
  head,
  value,
  unit,
  change,
  lessIsBetter = false,
  trend,
  color = 1,
}: StatCardProps) {
  return (
    <section className="stack gap-15 panel stat-card">
      <h3 className="muted">{head ?? label}</h3>
      <div className="at-end row between">
        <div>
          <b className="num">
            {formatNumber(value)}
            {unit && <small>{unit}</small>}
          </b>
          {change && <Change {...change} lessIsBetter={lessIsBetter} />}
        </div>
        {trend && trend.length > 1 && <Spark values={trend} color={color} />}
      </div>
    </section>
  )
}

type ChangeProps = { percent: number; since: string; lessIsBetter: boolean }

function Change({ percent, since, lessIsBetter }: ChangeProps) {
  if (percent === 0) return <span className="change muted num">مانند {since}</span>
  const more = percent > 0
  return (
    <span className={classes('change num', more === lessIsBetter ? 'is-bad' : 'is-good')}>
      {more ? <TrendingUp className="i-sm" /> : <TrendingDown className="i-sm" />}
      <span>
        {formatNumber(Math.abs(percent))}٪<span className="sr"> {more ? 'بیشتر' : 'کمتر'}</span> از {since}
      </span>
    </span>
  )
}

const SPARK = { width: 96, height: 32, edge: 3 }

/** A line without axes; what it says stands beside it in numbers, so it is not read aloud. */
function Spark({ values, color }: { values: readonly number[]; color: number }) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const room = SPARK.height - 2 * SPARK.edge
  const way = line<number>()
    .x((_, index) => SPARK.width - (index * SPARK.width) / (values.length - 1))
    .y(
      (value) =>
        SPARK.height - SPARK.edge - (high === low ? room / 2 : ((value - low) / (high - low)) * room),
    )
  return (
    <svg
      className={`shrinks spark series-${color}`}
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={way(values) ?? ''}
        fill="none"
        stroke="var(--series)"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
