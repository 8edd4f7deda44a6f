import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { classes } from '../../ui/classes.ts'
import { scaleOf } from './company.rules.ts'

const width = 360
const foot = 166
const head = 30
const gridEnd = 326
/** Room for 31 days, so that a day has the same place all month. */
const step = 10.4
const xOf = (index: number) => gridEnd - 8 - index * step

const whole = { fill: 'var(--chart-1)' }
const open = { fill: 'var(--panel)', stroke: 'var(--chart-1)', strokeWidth: 1.5, strokeDasharray: '2 2' }

type DayBarsProps = { counts: readonly number[]; monthName: string }

/** A bar for each day of a month, the first at the right; the last, which is not over, is hollow. */
export function DayBars({ counts, monthName }: DayBarsProps) {
  const largest = Math.max(0, ...counts)
  const lines = scaleOf(largest)
  const top = lines.at(-1) ?? 1
  const yOf = (count: number) => foot - (count / top) * (foot - head)
  const last = counts.length - 1
  const days = counts.map((count, at) => ({ at, count }))
  const peak = largest > 0 ? counts.indexOf(largest) : last
  const said = counts.map((count, at) => `${toPersianDigits(at + 1)} ${monthName} ${formatNumber(count)}`)
  return (
    <div className="chart">
      <svg
        className="full"
        viewBox={`0 0 ${width} 196`}
        role="img"
        aria-label={`مجوز هر روز: ${said.join('، ')}`}
      >
        {lines.map((line) => (
          <g key={line}>
            <path stroke="var(--chart-grid)" d={`M0 ${yOf(line)}H${gridEnd}`} />
            <text x={width} y={yOf(line) + 4} textAnchor="end">
              {formatNumber(line)}
            </text>
          </g>
        ))}
        {days.map(({ count, at }) => (
          <rect
            key={at}
            {...(at === last ? open : whole)}
            x={xOf(at) - 3.5}
            y={yOf(count)}
            width={7}
            height={foot - yOf(count)}
            rx={2}
          />
        ))}
        {days.map(({ count, at }) =>
          at === last || at === peak ? (
            <text key={at} className="is-on" x={xOf(at)} y={yOf(count) - 7} textAnchor="middle">
              {formatNumber(count)}
            </text>
          ) : null,
        )}
        {days.map(({ at }) =>
          at === last || (at % 7 === 1 && last - at > 2) ? (
            <text
              key={at}
              className={classes(at === last && 'is-on')}
              x={xOf(at)}
              y={188}
              textAnchor="middle"
            >
              {toPersianDigits(at + 1)}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  )
}
