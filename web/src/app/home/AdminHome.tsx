import { type ReactNode, useEffect, useRef } from 'react'
import { Check } from 'lucide-react'
import type { PartOfHealth } from '@bargah/contract/features/health/health.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { Link, useNavigate, useSearch } from '../../kernel/navigation.tsx'
import { Read } from '../../kernel/Read.tsx'
import { mayNow } from '../../kernel/session.ts'
import { paths } from '../../kernel/paths.ts'
import { useRead } from '../../kernel/use-read.ts'
import { fetched } from '../../ui/fetched.tsx'
import { Together } from '../../kernel/Together.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { FindDrivers } from '../../features/drivers/FindDrivers.tsx'
import { isBare, useHealth } from '../../features/health/health.parts.ts'
import { screens } from '../screens.ts'
import { DayTrend } from './DayTrend.tsx'
import { Inbox } from './Inbox.tsx'
import { sayInbox } from './needs.ts'
import { useNeeds } from './needs.queries.tsx'
import { RoundsNow } from './RoundsNow.tsx'
import { useSupportNeeds } from './support-needs.queries.tsx'
import { useChainCheck } from '../../features/audit/audit.parts.tsx'
import './admin-home.css'

const FirstSteps = fetched(() => import('../../features/health/FirstSteps.tsx'), <SkeletonLines lines={8} />)
const FoundDrivers = fetched(
  () => import('../../features/drivers/FoundDrivers.tsx'),
  <SkeletonLines lines={8} />,
)

const findsDrivers = 'جست‌وجوی راننده'

const useStatistics = () => useRead('showStatistics', keptLive)

/** The first screen of the administration (rules 16.3). */
export default function AdminHome() {
  const needs = [...useSupportNeeds(), ...useNeeds()]
  const { title, nearest } = needs.every(({ isKnown }) => isKnown)
    ? sayInbox(needs)
    : { title: 'میز کار', nearest: '' }
  return (
    <Together wait={<AdminWaits />}>
      <div className="stack">
        <NewWorld />
        <div className="panel clips admin-home">
          <div className="column">
            <PageHead title={title} subtitle={nearest || <>&nbsp;</>} />
            <Inbox needs={needs} />
            <Read of={useStatistics()} wait={<TrendWaits />} failedTitle="آمار بارگاه نیامد">
              {(found) => <DayTrend found={found} />}
            </Read>
            <section className="line-above admin-part" aria-label={findsDrivers}>
              <h2 className="heading below-2">{findsDrivers}</h2>
              <DriversHere />
            </section>
          </div>
          <aside className="stack on-page">
            <RoundsNow />
            {mayNow(screens.health.access) && <SystemNow />}
          </aside>
        </div>
      </div>
    </Together>
  )
}

const AdminWaits = () => (
  <div className="panel clips admin-home">
    <div className="column">
      <PageHead title="میز کار" subtitle={<>&nbsp;</>} />
      <div className="inbox pad-4">
        <SkeletonLines lines={12} />
      </div>
    </div>
    <aside className="stack on-page">
      <SkeletonLines lines={8} />
    </aside>
  </div>
)

const TrendWaits = () => (
  <div className="admin-part">
    <SkeletonLines lines={6} />
  </div>
)

/** The first steps of a Bargah in which nothing can happen yet. */
function NewWorld() {
  const { data } = useHealth(mayNow(screens.health.access))
  if (!data || !isBare(data)) return null
  return <FirstSteps steps={data.steps} />
}

/** The search of drivers in its place: what is found while one types, and each driver's drawer, open below it. */
function DriversHere() {
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch()
  const asked = typeof search.q === 'string' ? search.q : ''
  const ask = (q: string) =>
    void navigate({ to: '.', search: q === '' ? {} : { q }, replace: true, resetScroll: false })
  const isAsked = asked !== '' || search.open !== undefined
  const part = useRef<HTMLDivElement>(null)
  // what is found stands below the window's end else
  useEffect(() => {
    if (isAsked) part.current?.scrollIntoView({ block: 'start' })
  }, [isAsked])
  return (
    <div ref={part}>
      <FindDrivers asked={asked} onAsk={ask} />
      {isAsked && <FoundDrivers isPart />}
    </div>
  )
}

type Line = { term: string; to: string; value: ReactNode; tone: 'ok' | 'late' | 'unset' }

/** What the product stands on, in a few lines, each the way to more. For an administrator, who alone may read it. */
function SystemNow() {
  const [{ data: chain, isError: isChainAway }, health] = [useChainCheck(), useHealth()]
  const parts = health.data?.parts
  const lines: (Line | false | undefined)[] = [
    chain != null && { term: 'زنجیرهٔ رویدادها', to: paths.audit, ...sayChain(chain) },
    ofPart(parts, 'sms', 'پیامک در صف', ({ count }) => formatNumber(count)),
    ofPart(parts, 'inquiry', 'استعلام‌ها', ({ state }) => (state === 'late' ? 'پاسخ نمی‌دهند' : 'پاسخ می‌دهند')),
    ofPart(parts, 'backup', 'پشتیبان شبانه', ({ since }) =>
      since === null ? 'هنوز نیست' : <Moment at={since} look="row" />,
    ),
  ]
  const known = lines.filter((line) => !!line)
  const isAway = isChainAway || health.isError
  // nothing stands under its heading while nothing is known
  if (known.length === 0 && !isAway) return null
  return (
    <section aria-label="سامانه">
      <h2 className="subtle size-xs regular below-2">سامانه</h2>
      <ul className="system-now">
        {known.map((line) => (
          <li key={line.term}>
            <Link className="apart text-sm muted" to={line.to}>
              <span>{line.term}</span>
              <span className={line.tone === 'late' ? 'is-bad' : 'ink row inline gap-1 num'}>
                {line.tone === 'ok' && <Check className="i-sm is-good" />}
                {line.value}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {known.length === 0 && <p className="muted text-sm">وضعیت سامانه خوانده نشد.</p>}
    </section>
  )
}

type Chain = { at: string; brokenLine: number | null }
const sayChain = ({ at, brokenLine }: Chain) =>
  brokenLine === null
    ? ({ value: `درست، ${formatTime(at)}`, tone: 'ok' } as const)
    : ({ value: `از رویداد ${toPersianDigits(brokenLine)} درست نیست`, tone: 'late' } as const)

function ofPart(
  parts: readonly PartOfHealth[] | undefined,
  name: PartOfHealth['part'],
  term: string,
  say: (part: PartOfHealth) => ReactNode,
): Line | undefined {
  const part = parts?.find((one) => one.part === name)
  if (!part) return undefined
  const value = part.state === 'unset' ? 'تنظیم نشده' : say(part)
  return { term, to: paths.health, value, tone: part.state }
}
