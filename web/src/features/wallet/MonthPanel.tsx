import { ChevronLeft, ChevronRight } from 'lucide-react'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import type { AccountReport } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { serverNow } from '../../kernel/now.ts'
import type { DateRange } from '../../ui/date-range.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LineChart } from '../../ui/LineChart.tsx'
import { Sum } from '../../ui/Sum.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { chartOf, monthAfter, monthBefore, movedParts, sayDays } from './account-report.rules.ts'

type MonthPanelProps = { report: AccountReport; isDriver: boolean; onShow: (range: DateRange) => void }

/** What each day of the range closed with, and the sum that leads from its beginning to its end. */
export function MonthPanel({ report, isDriver, onShow }: MonthPanelProps) {
  const now = serverNow()
  const { unit, points, values, topUps } = chartOf(report, now, { isDriver, isPhone: useMedia(PHONE) })
  const said = sayDays(report, now)
  const next = monthAfter(report.to)
  return (
    <section className="panel column shrinks" aria-label={`موجودی در ${said}`}>
      <div className="apart gap-3 panel-head">
        <h2>
          موجودی <small className="size-xs regular subtle before-2">{unit}</small>
        </h2>
        <div className="gap-05 row size-sm">
          <IconButton
            aria-label="ماه پیش"
            size="dense"
            icon={<ChevronRight />}
            onClick={() => onShow(monthBefore(report.from))}
          />
          <b className="strong num">{said}</b>
          <IconButton
            aria-label="ماه بعد"
            size="dense"
            icon={<ChevronLeft />}
            disabled={next.from > jalaliDate(now)}
            onClick={() => onShow(next)}
          />
        </div>
      </div>
      <div className="month-chart">
        {report.days.length > 0 ? (
          <LineChart
            label={`موجودی در ${said}، ${unit}`}
            points={points}
            series={[{ key: 'closing', label: 'موجودی پایان روز', values, dotsOfSteps: topUps }]}
            noun={unit}
            marks="last"
            height={160}
          />
        ) : (
          <p className="muted">در این بازه هنوز روزی نگذشته است.</p>
        )}
      </div>
      <SumLine report={report} isDriver={isDriver} />
    </section>
  )
}

/** Opening, what came, what went, and what it makes: never anything else. */
function SumLine({ report, isDriver }: Pick<MonthPanelProps, 'report' | 'isDriver'>) {
  const { from, to, opening, closing, isUntilNow } = report
  const now = serverNow()
  const parts = [
    { key: 'opening', sign: '', label: `ماندهٔ ${sayDays({ from, to: from }, now)}`, amount: opening },
    ...movedParts(report),
    {
      key: 'closing',
      sign: '=',
      label: isUntilNow ? 'موجودی اکنون' : `ماندهٔ پایان ${sayDays({ from: to, to }, now)}`,
      amount: closing,
    },
  ]
  return (
    <dl className="flex wrap between far-down line-above text-sm sum-line num">
      {parts.map(({ key, sign, label, amount }) => (
        <div className="gap-2 num flex" key={key}>
          <dt className="muted">
            {sign && <b aria-hidden="true">{sign}</b>}
            {label}
          </dt>
          <dd className={key === 'in' && amount > 0 ? 'strong is-good' : 'strong'}>
            {isDriver ? <Toman rial={amount} /> : <Sum small rial={amount} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
