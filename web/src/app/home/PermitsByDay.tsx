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
import { listPath } from '../things.ts'
import { useCompanyStatistics } from './declarer.queries.ts'
import { changePercent } from './company.rules.ts'
import { DayBars } from './DayBars.tsx'

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
          <Link to={to} search={{ at: `${first}..${last}`.replaceAll('/', '-') }}>
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
