import type { ReactNode } from 'react'
import { BuildingComplex, ChevronLeft } from 'lucide-react'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toLatinDigits } from '@bargah/contract/kernel/digits.ts'
import { useMember } from '../../kernel/session.ts'
import { Link } from '../../kernel/navigation.tsx'
import type { CallData } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { paths } from '../../kernel/paths.ts'
import { useRead } from '../../kernel/use-read.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { StatGrid } from '../../ui/StatGrid.tsx'
import { countedPermits } from '../things.ts'
import { HallsNow } from './HallsNow.tsx'
import { LatestPermits, SendingCargos } from './LatestLists.tsx'
import { NeedsDoing } from './NeedsDoing.tsx'
import { partCompanies, sayIdle } from './organization.rules.ts'
import { HomeFrame } from './HomeFrame.tsx'

/** The first screen of those who look on: their companies, what these leave undone, and the halls with what all may check. */
export default function OrganizationHome() {
  const { fullname } = useMember()
  return (
    <HomeFrame subtitle={fullname} figures={<LinkedFigures />} beside={<HallsNow />}>
      <NeedsDoing title="در خور پیگیری" />
      <LinkedCompanies />
      <LatestPermits />
      <SendingCargos />
    </HomeFrame>
  )
}

type Company = CallData<'listLinkedCompanies'>['rows'][number]
type Figure = 'sendingCargos' | 'remaining' | 'permitsToday' | 'permitsThisMonth'

const useLinkedCompanies = () => useRead('listLinkedCompanies', keptLive)

/** The rows that a figure counts: of one company, or of all that are linked. */
function linkTo(figure: Figure, company?: Company) {
  const of = company ? { company: company.id } : {}
  if (figure === 'sendingCargos' || figure === 'remaining')
    return { to: paths.linkedCargos, search: { view: 'sending', ...of } }
  const today = jalaliDate(serverNow())
  const from = figure === 'permitsToday' ? today : `${today.slice(0, 8)}01`
  const days = [from, today].map((day) => toLatinDigits(day).replaceAll('/', '-')).join('..')
  return { to: paths.linkedPermits, search: { at: days, ...countedPermits, ...of } }
}

const figures: [Figure, string][] = [
  ['sendingCargos', 'بار در حال ارسال'],
  ['remaining', 'کامیون مانده'],
  ['permitsToday', 'مجوز امروز'],
  ['permitsThisMonth', 'مجوز این ماه'],
]

/** What an organisation's companies have on their way together, every number leading to its rows (rules 16.5). */
const LinkedFigures = () => (
  <Read
    of={useLinkedCompanies()}
    wait={
      <Panel>
        <SkeletonLines lines={6} />
      </Panel>
    }
    failedTitle="شرکت‌های پیوندی نیامد"
    empty={
      <Panel>
        <EmptyState icon={<BuildingComplex />} title="شرکتی به شما پیوند داده نشده است">
          مدیر سامانه شرکت‌هایی را که می‌بینید به حساب شما پیوند می‌دهد.
        </EmptyState>
      </Panel>
    }
  >
    {({ rows }) => (
      <Panel flush className="home-figures">
        <StatGrid large stats={figures.map(([figure, label]) => sumOf(rows, figure, label))} />
      </Panel>
    )}
  </Read>
)

/** The same of each company that has any; the others are named. What is waited for or failed is said above. */
function LinkedCompanies() {
  const rows = useLinkedCompanies().data?.rows ?? []
  if (rows.length === 0) return null
  const { busy, idle } = partCompanies(rows)
  return (
    <Panel
      flush
      title="شرکت‌های پیوندی"
      aside={<span className="fine num">{formatNumber(rows.length)} شرکت</span>}
    >
      {busy.length > 0 && <Companies rows={busy} />}
      {idle.length > 0 && <p className="strip quiet">{sayIdle(idle, busy.length > 0)}</p>}
    </Panel>
  )
}

const sumOf = (rows: readonly Company[], figure: Figure, label: string) => ({
  label,
  value: formatNumber(rows.reduce((sum, row) => sum + row[figure], 0)),
  head: (
    <Link className="between at-middle flex stat-link" {...linkTo(figure)}>
      {label}
      <ChevronLeft className="i-sm" />
    </Link>
  ),
})

const Companies = ({ rows }: { rows: readonly Company[] }) => (
  <div className="scrolls table-wrap">
    <PlainTable
      label="شرکت‌های پیوندی"
      look="folds"
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        {
          heading: 'شرکت',
          isRowName: true,
          className: 'strong text-start',
          cell: (row) => row.transportationCompanyName,
        },
        ...figures.map(([figure, label]) => ({
          heading: label,
          label,
          cell: (row: Company) => linkOf(row, figure, label),
        })),
      ]}
    />
  </div>
)

function linkOf(row: Company, figure: Figure, label: string): ReactNode {
  if (row[figure] === 0) return <span className="subtle num">۰</span>
  return (
    <Link
      className="num"
      {...linkTo(figure, row)}
      aria-label={`${formatNumber(row[figure])} ${label}، ${row.transportationCompanyName}`}
    >
      {formatNumber(row[figure])}
    </Link>
  )
}
