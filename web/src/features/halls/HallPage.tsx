import { Suspense } from 'react'
import { Monitor, SearchX } from 'lucide-react'
import type { WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import { useNavigate, useParams, useSearch } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { hallTitle } from '../../kernel/format.ts'
import { isMissing } from '../../kernel/api-error.ts'
import { mayCall } from '../../kernel/calls.ts'
import { Read } from '../../kernel/Read.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { fetchedInside } from '../../ui/fetched.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { HallBadge, type HallPart, hallParts } from './hall-list.tsx'
import { HallSettings, NewHall } from './HallSettings.tsx'
import { useHall } from './halls.queries.ts'
import './halls.css'

const HallAccount = fetchedInside(() => import('./HallAccount.tsx'))
const HallWaybills = fetchedInside(() => import('./HallWaybills.tsx'))
const HallCompanies = fetchedInside(() => import('./HallCompanies.tsx'))
const HallNatives = fetchedInside(() => import('./HallNatives.tsx'))
const HallTariffs = fetchedInside(() => import('./HallTariffs.tsx'))

const waiting = <SkeletonLines lines={8} />

/** One hall with all its parts, or one that is yet to be made. */
export default function HallPage() {
  const { hallId = '' } = useParams() as { hallId?: string }
  if (hallId.toLowerCase() === 'new' && mayCall('addHall'))
    return (
      <>
        <PageHead title="سالن تازه" />
        <NewHall />
      </>
    )
  return <OneHall key={hallId} hallId={Number(hallId)} />
}

function OneHall({ hallId }: { hallId: number }) {
  const read = useHall(hallId)
  // whoever has a hall is shown his own, whichever he asks for
  const isAnothers = read.data !== undefined && read.data.loadHallId !== hallId
  if (isAnothers || (isMissing(read.error) && !read.data))
    return (
      <>
        <PageHead title="سالن" />
        <EmptyState icon={<SearchX />} title="این سالن پیدا نشد">
          شاید نشانی اشتباه باشد، یا سالن از آنِ دیگری است؛ از فهرست بازش کنید.
        </EmptyState>
      </>
    )
  return (
    <Read of={read} wait={<Waiting />} failedTitle="سالن باز نشد">
      {(hall) => <Opened hall={hall} />}
    </Read>
  )
}

const Waiting = () => (
  <>
    <PageHead title={<>&nbsp;</>} />
    {waiting}
  </>
)

const isPart = (part: unknown): part is HallPart =>
  part !== 'turn' &&
  // the staff's own account is in their profile
  (part !== 'account' || mayCall('updateHall')) &&
  hallParts.some(({ key }) => key === part)

function Opened({ hall }: { hall: WholeHall }) {
  const { part: asked } = useSearch() as { part?: unknown }
  const part = isPart(asked) ? asked : 'settings'
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        title={hallTitle(hall.name)}
        actions={
          <>
            <HallBadge isActive={hall.isActive} />
            <a href={paths.board(hall.loadHallId)} className={buttonClass('default', 'dense')}>
              <Monitor /> تابلوی سالن
            </a>
          </>
        }
      />
      <div className="below-4 line-below hall-tabs">
        <Tabs
          label="بخش‌های سالن"
          tabs={hallParts.flatMap(({ key, label }) =>
            isPart(key) ? [{ key, label, count: countOf(key, hall) }] : [],
          )}
          value={part}
          panelId="hall-part"
          onChange={(key) => void navigate({ to: '.', search: key === 'settings' ? {} : { part: key } })}
        />
      </div>
      <div id="hall-part" role="tabpanel" aria-label={hallParts.find(({ key }) => key === part)?.label}>
        <Suspense fallback={waiting}>
          <Part part={part} hall={hall} />
        </Suspense>
      </div>
    </>
  )
}

function Part({ part, hall }: { part: HallPart; hall: WholeHall }) {
  if (part === 'companies') return <HallCompanies hall={hall} />
  if (part === 'natives') return <HallNatives hall={hall} />
  if (part === 'tariffs') return <HallTariffs hall={hall} />
  if (part === 'account') return <HallAccount hall={hall} />
  if (part === 'bills') return <HallWaybills hall={hall} />
  return <HallSettings hall={hall} />
}

const countOf = (part: HallPart, hall: WholeHall): number | undefined =>
  ({
    settings: undefined,
    account: undefined,
    companies: hall.companyCount,
    natives: hall.nativeCount,
    tariffs: hall.tariffCount,
    bills: hall.billCount,
  })[part]
