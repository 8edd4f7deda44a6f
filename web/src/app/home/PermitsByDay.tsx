import { TrendingDown, TrendingUp } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import type { CompanyStatistics } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { countedPermits, listPath } from '../things.ts'
import { useCompanyStatistics } from './declarer.queries.ts'
import { changePercent, nameOfDay, scaleOf } from './company.rules.ts'

/** The permits of these thirty days: how many, how that is beside the thirty before, and of each day. */
export function PermitsByDay() {
  const found = useCompanyStatistics()
  const [first, last] = [found.data?.days[0]?.day, found.data?.days.at(-1)?.day]
  const to = listPath('permit')
  return (
    <Panel
      title="مجوزهای ۳۰ روز گذشته"
      aside={
        to !== undefined &&
        last !== undefined && (
          <Link to={to} search={{ at: `${first}..${last}`.replaceAll('/', '-'), ...countedPermits }}>
            همهٔ این مجوزها
          </Link>
        )
      }
    >
      <Read of={found} wait={<SkeletonLines lines={6} />} failedTitle="شمار مجوزها نیامد">
        {(data) => <Days data={data} />}
      </Read>
    </Panel>
  )
}

function Days({ data: { days, thirtyDaysBefore } }: { data: CompanyStatistics }) {
  const sum = days.reduce((all, { reserveCount }) => all + reserveCount, 0)
  return (
    <div className="permits-by-day">
      <p className="row wrap at-base below-2">
        <b className="num">{formatNumber(sum)}</b>
        <span className="fine num">مجوز تا {formatTime(serverNow())} امروز</span>
        <Change percent={changePercent(sum, thirtyDaysBefore)} since="۳۰ روز پیش از آن" />
      </p>
      <DayBars days={days} />
    </div>
  )
}

function Change({ percent, since }: { percent: number | null; since: string }) {
  if (percent === null) return null
  if (percent === 0) return <span className="change far muted">مانند {since}</span>
  const isMore = percent > 0
  return (
    <span className={classes('change far num', isMore ? 'is-good' : 'muted')}>
      {isMore ? <TrendingUp className="i-sm i-flip" /> : <TrendingDown className="i-sm i-flip" />}{' '}
      {formatNumber(Math.abs(percent))}٪ {isMore ? 'بیش' : 'کمتر'} از {since}
    </span>
  )
}

const width = 360
const foot = 166
const head = 30
const gridEnd = 326
const step = 10.4
const xOf = (index: number) => gridEnd - 8 - index * step

const whole = { fill: 'var(--chart-2)' }
const open = { fill: 'var(--panel)', stroke: 'var(--chart-2)', strokeWidth: 1.5, strokeDasharray: '2 2' }

/** A bar for each of thirty days, the oldest at the right; today, which is not over, is hollow. */
function DayBars({ days }: { days: CompanyStatistics['days'] }) {
  const counts = days.map(({ reserveCount }) => reserveCount)
  const largest = Math.max(0, ...counts)
  const lines = scaleOf(largest)
  const top = lines.at(-1) ?? 1
  const yOf = (count: number) => foot - (count / top) * (foot - head)
  const last = counts.length - 1
  const peak = largest > 0 ? counts.indexOf(largest) : last
  const said = days.map(({ day, reserveCount }) => `${nameOfDay(day)} ${formatNumber(reserveCount)}`)
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
        {days.map(({ day, reserveCount: count }, at) => (
          <rect
            key={day}
            {...(at === last ? open : whole)}
            x={xOf(at) - 3.5}
            y={yOf(count)}
            width={7}
            height={foot - yOf(count)}
            rx={2}
          />
        ))}
        {days.map(({ day, reserveCount: count }, at) =>
          at === last || at === peak ? (
            <text key={day} className="is-on" x={xOf(at)} y={yOf(count) - 7} textAnchor="middle">
              {formatNumber(count)}
            </text>
          ) : null,
        )}
        {days.map(({ day }, at) =>
          at === last || at % 7 === 1 ? (
            <text
              key={day}
              className={classes(at === last && 'is-on')}
              x={xOf(at)}
              y={188}
              textAnchor="middle"
              direction="rtl"
            >
              {at === last ? 'امروز' : nameOfDay(day)}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  )
}
