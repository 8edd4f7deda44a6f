import { useNavigate, useSearch } from '../../kernel/navigation.tsx'
import { lazy, Suspense, useState } from 'react'
import { jalaliParts } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { searchKinds } from '../../features/drivers/driver-search.rules.ts'
import { type DriverQuery, DriverSearch } from '../../features/drivers/DriverSearch.tsx'
import { isBare, useHealth } from '../../features/health/health.parts.ts'
import { Read } from '../../kernel/Read.tsx'
import { serverNow } from '../../kernel/now.ts'
import { mayNow } from '../../kernel/session.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PieChart } from '../../ui/PieChart.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { screens } from '../screens.ts'
import { AdminCounters } from './AdminCounters.tsx'
import { countsOver, type Span, spans } from './admin-figures.ts'
import { useHallsNow, useStatistics } from './home.queries.ts'
import { HallsNow } from './HallsNow.tsx'
import { MonthlyPermits } from './MonthlyPermits.tsx'
import { NeedsDoing } from './NeedsDoing.tsx'
import { useSupportNeeds } from './support-needs.queries.tsx'
import './staff-home.css'

const FirstSteps = lazy(() => import('../../features/health/FirstSteps.tsx'))
const FoundDrivers = lazy(() => import('../../features/drivers/FoundDrivers.tsx'))

/** The first screen of the administration (rules 16.3): what there is, how it went by months, what waits, the halls, the search of drivers. */
export default function AdminHome() {
  const [span, setSpan] = useState<Span>('all')
  const found = useStatistics()
  const needs = useSupportNeeds()
  return (
    <>
      <PageHead
        title="میز کار"
        subtitle={<OpenRounds />}
        actions={
          <Segments
            label="شمارش در"
            labelHidden
            value={span}
            onChange={(key) => key && setSpan(key)}
            options={spans.map((key) => ({ key, label: labels()[key] }))}
          />
        }
      />
      <div className="stack staff-home admin-home">
        <NewWorld />
        <Read of={found} wait={<SkeletonLines lines={10} />} failedTitle="آمار بارگاه نیامد">
          {(data) => (
            <>
              <AdminCounters found={data} span={span} />
              <div className="columns fold-1100 company-home is-even">
                <MonthlyPermits found={data} />
                <Panel title="سهم رویدادها">
                  <PieChart
                    label="سهم رویدادها"
                    caption={`رویداد، ${labels()[span]}`}
                    slices={slicesOf(countsOver(span, data))}
                  />
                </Panel>
              </div>
            </>
          )}
        </Read>
        <div className="columns fold-1100 company-home">
          <NeedsDoing besides={needs} />
          <HallsNow />
        </div>
        <section aria-label="جست‌وجوی راننده">
          <DriversHere />
        </section>
      </div>
    </>
  )
}

/** The first steps of a Bargah in which nothing can happen yet. */
function NewWorld() {
  const { data } = useHealth(mayNow(screens.health.access))
  if (!data || !isBare(data)) return null
  return (
    <Suspense fallback={<SkeletonLines lines={8} />}>
      <FirstSteps steps={data.steps} />
    </Suspense>
  )
}

/** The search of drivers in its place: what is found, and each driver's drawer, open below it. */
function DriversHere() {
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch()
  const isAsked = ['open', ...searchKinds.map(({ key }) => key)].some((name) => search[name] !== undefined)
  const ask = (asked: DriverQuery | null) =>
    asked && void navigate({ to: '.', search: { [asked.kind]: asked.text }, resetScroll: false })
  if (!isAsked) return <DriverSearch asked={null} onAsk={ask} />
  return (
    <Suspense fallback={<SkeletonLines lines={8} />}>
      <FoundDrivers isPart />
    </Suspense>
  )
}

const labels = (): Record<Span, string> => ({
  all: 'از آغاز',
  year: `سال ${toPersianDigits(jalaliParts(serverNow()).year)}`,
  days: `${toPersianDigits(30)} روز`,
  today: 'امروز',
})

const slicesOf = ({ driverCount, cargoCount, reserveCount }: ReturnType<typeof countsOver>) => [
  { key: 'drivers', label: 'رانندهٔ ثبت‌شده', value: driverCount },
  { key: 'cargos', label: 'بار اعلام‌شده', value: cargoCount },
  { key: 'permits', label: 'مجوز صادرشده', value: reserveCount },
]

/** How many halls have a round open at this moment. */
function OpenRounds() {
  const { halls, rows } = useHallsNow()
  if (!halls.data) return <>&nbsp;</>
  const open = rows.filter(({ round }) => round && round.settledAt === null).length
  return `${formatNumber(open)} سالن در دور، از ${formatNumber(rows.length)} سالن`
}
