import { useState } from 'react'
import type { Counts, Statistics } from '@bargah/contract/features/statistics/statistics.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { classes } from '../../ui/classes.ts'
import { Segments } from '../../ui/Segments.tsx'
import { nameOfDay, scaleOf } from './company.rules.ts'
import { gapOf, type Trend, type TrendDay, trendOf } from './trend.rules.ts'

type Figure = { key: keyof Counts; noun: string; all: string; path: string; hasDays: boolean }
const figures: readonly Figure[] = [
  { key: 'reserveCount', noun: 'مجوز', all: 'مجوز صادرشده', path: paths.adminPermits, hasDays: true },
  { key: 'cargoCount', noun: 'بار', all: 'بار', path: paths.adminCargos, hasDays: true },
  { key: 'driverCount', noun: 'راننده', all: 'راننده', path: paths.drivers, hasDays: false },
]
const [permits] = figures

/** One figure in each of the last thirty days, beside how many there were in these and in all, each the way to its rows. */
export function DayTrend({ found }: { found: Statistics }) {
  const [key, setKey] = useState<keyof Counts>('reserveCount')
  const { noun } = figures.find((one) => one.key === key) ?? permits ?? { noun: '' }
  const trend = trendOf(found.days, key)
  return (
    <section className="line-above admin-part day-trend" aria-label="سی روز گذشته">
      <div className="apart wrap">
        <h2 className="heading">{noun} در هر روز، ۳۰ روز گذشته</h2>
        <Segments
          label="شمارش"
          labelHidden
          value={key}
          onChange={(next) => next && setKey(next)}
          options={figures.map((one) => ({ key: one.key, label: one.noun }))}
        />
      </div>
      <div className="row wrap at-base sums">
        {figures.map((figure) => (
          <Sum key={figure.key} figure={figure} found={found} />
        ))}
        {trend.average !== null && (
          <span className="far fine num">
            میانگین {formatNumber(trend.wholeDays)} روز کامل: {formatNumber(Math.round(trend.average))} {noun}
          </span>
        )}
      </div>
      <Bars trend={trend} noun={noun} />
    </section>
  )
}

function Sum({ figure: { key, all, path, hasDays }, found }: { figure: Figure; found: Statistics }) {
  const [first, last] = [found.days[0]?.day, found.days.at(-1)?.day]
  const at = `${first}..${last}`.replaceAll('/', '-')
  const month = (
    <>
      <b className="title-md ink">{formatNumber(found.last30Days[key])}</b> {all}
    </>
  )
  return (
    <span className="fine num">
      {hasDays ? (
        <Link className="muted" to={path} search={{ at }}>
          {month}
        </Link>
      ) : (
        month
      )}{' '}
      <Link className="muted" to={path} search={hasDays ? { at: '' } : {}}>
        از آغاز {formatNumber(found[key])}
      </Link>
    </span>
  )
}

/** A bar for each day, the first at the right; today is hollow, since it is not over, and days before any record are a gap. */
function Bars({ trend, noun }: { trend: Trend; noun: string }) {
  const lines = scaleOf(trend.largest)
  const top = lines.at(-1) ?? 1
  const gap = gapOf(trend)
  const shown = trend.days.slice(gap)
  const said = shown.map((day) => `${sayDay(day)} ${formatNumber(day.count ?? 0)}`)
  return (
    <div
      className="grid gap-2 bars-of-days"
      role="img"
      aria-label={`${noun} در هر روز: ${gap > 0 ? `${formatNumber(gap)} روز نخست بی‌داده، ` : ''}${said.join('، ')}`}
    >
      <div className="relative subtle axis num" aria-hidden="true">
        {lines.map((line) => (
          <span key={line} style={{ insetBlockEnd: `${(line / top) * 100}%` }}>
            {formatNumber(line)}
          </span>
        ))}
      </div>
      <div className="flex days" aria-hidden="true">
        {gap > 0 && (
          <span className="grid on-sunken rounded-sm gap" style={{ flexGrow: gap }}>
            بی‌داده
          </span>
        )}
        {shown.map((day, at) => (
          <Day
            key={day.day}
            day={day}
            share={(day.count ?? 0) / top}
            isNamed={(gap + at) % 7 === 0 && shown.length - at > 4}
            noun={noun}
          />
        ))}
      </div>
    </div>
  )
}

const sayDay = ({ day, isOver }: TrendDay) => (isOver ? nameOfDay(day) : 'امروز، ناتمام')

type DayProps = { day: TrendDay; share: number; isNamed: boolean; noun: string }
const Day = ({ day, share, isNamed, noun }: DayProps) => (
  <span className="relative flex day" title={`${sayDay(day)}: ${formatNumber(day.count ?? 0)} ${noun}`}>
    {(day.isLargest || !day.isOver) && <b className="num">{formatNumber(day.count ?? 0)}</b>}
    <i
      className={classes(day.isLargest && 'is-largest', !day.isOver && 'is-open')}
      style={{ blockSize: `${share * 100}%` }}
    />
    {(isNamed || !day.isOver) && (
      <small className="num">{day.isOver ? nameOfDay(day.day) : 'امروز، ناتمام'}</small>
    )}
  </span>
)
