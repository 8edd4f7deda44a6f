import { TrendingDown, TrendingUp } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import type { CompanyStatistics } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { formatTime, jalaliDate, jalaliParts, monthNames } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { listPath } from '../things.ts'
import { useCompanyStatistics } from './declarer.queries.ts'
import { changePercent } from './company.rules.ts'
import { DayBars } from './DayBars.tsx'

/** The permits of this month: how many, how that is beside the month before, and of each day. */
export function MonthPermits() {
  const found = useCompanyStatistics()
  const { month } = jalaliParts(serverNow())
  const today = jalaliDate(serverNow()).replaceAll('/', '-')
  const to = listPath('permit')
  return (
    <Panel
      title={`مجوزهای ${nameOf(month)}`}
      aside={
        to !== undefined && (
          <Link to={to} search={{ at: `${today.slice(0, 8)}01..${today}` }}>
            گزارش ماه
          </Link>
        )
      }
    >
      <Read of={found} wait={<SkeletonLines lines={6} />} failedTitle="شمار مجوزها نیامد">
        {(data) => <Month data={data} month={month} />}
      </Read>
    </Panel>
  )
}

const nameOf = (month: number) => monthNames[(month + 11) % 12] ?? ''

function Month({ data: { days, lastMonthSoFar }, month }: { data: CompanyStatistics; month: number }) {
  const sum = days.reduce((all, { reserveCount }) => all + reserveCount, 0)
  return (
    <div className="month-permits">
      <p className="row wrap at-base below-2">
        <b className="num">{formatNumber(sum)}</b>
        <span className="fine num">مجوز تا {formatTime(serverNow())} امروز</span>
        <Change percent={changePercent(sum, lastMonthSoFar)} since={`همین روزهای ${nameOf(month - 1)}`} />
      </p>
      <DayBars counts={days.map(({ reserveCount }) => reserveCount)} monthName={nameOf(month)} />
    </div>
  )
}

function Change({ percent, since }: { percent: number | null; since: string }) {
  if (percent === null) return null
  if (percent === 0) return <span className="change far muted">مانند {since}</span>
  const isMore = percent > 0
  return (
    <span className={classes('change far num', isMore ? 'is-good' : 'muted')}>
      {isMore ? <TrendingUp className="i-sm i-flip" /> : <TrendingDown className="i-sm i-flip" />}
      {formatNumber(Math.abs(percent))}٪ {isMore ? 'بیش' : 'کمتر'} از {since}
    </span>
  )
}
