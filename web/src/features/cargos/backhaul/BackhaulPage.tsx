import { CircleCheck, PackageSearch, Truck } from 'lucide-react'
import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { Backhaul, BackhaulLoad } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { backhaulRadiusKm } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../../kernel/paths.ts'
import { apiQuery } from '../../../kernel/api.ts'
import { formatKm, splitPlace } from '../../../kernel/format.ts'
import { keptLive } from '../../../kernel/kept-reads.ts'
import { Read } from '../../../kernel/Read.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Note } from '../../../ui/Note.tsx'
import { PhoneHeader } from '../../../ui/PhoneHeader.tsx'
import { useMyTurn } from '../../turns/turns.parts.ts'
import { BackhaulCard, BackhaulRow } from './BackhaulCard.tsx'
import { type BackhaulOrder, orderBackhaul, widerThan } from './backhaul.rules.ts'
import { TakeFreeLoad } from '../driver/TakeFreeLoad.tsx'
import './backhaul.css'
import '../driver/cargo-card.css'

const orders: readonly { key: BackhaulOrder; label: string }[] = [
  { key: 'perKm', label: 'بیشترین هر کیلومتر' },
  { key: 'empty', label: 'کمترین راه خالی' },
]

/** What waits near where a permit's load goes: the way back need not be driven empty. */
export default function BackhaulPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const navigate = useNavigate()
  const [radiusKm, setRadiusKm] = useState<number>(backhaulRadiusKm)
  const read = useQuery({
    ...apiQuery('listBackhaul', { query: { Id: Number(id), RadiusKm: radiusKm } }),
    ...keptLive,
    placeholderData: keepPreviousData,
  })
  const town = read.data && splitPlace(read.data.cargoDestination).town
  return (
    <>
      <PhoneHeader
        title={town ? `بار برگشت از ${town}` : 'بار برگشت'}
        subtitle={read.data && `تا ${formatKm(read.data.radiusKm)} با جاده`}
        onBack={() => void navigate({ to: paths.home })}
      />
      <main className="phone-stack" id="main" tabIndex={-1}>
        <Read of={read} failedTitle="بارهای برگشت نیامد">
          {(shown) => (
            <>
              <StandingNote of={shown} />
              {shown.loads.length === 0 ? (
                <Nothing of={shown} busy={read.isFetching} onWider={setRadiusKm} />
              ) : (
                <Loads of={shown} />
              )}
            </>
          )}
        </Read>
      </main>
    </>
  )
}

/** How the work of the permit stands: until it is over no load is taken. */
function StandingNote({ of }: { of: Backhaul }) {
  const number = toPersianDigits(of.permitId)
  if (of.status === permitStatus.completed)
    return (
      <Note tone="success" icon={<CircleCheck />} title={`کار مجوز ${number} تمام شد`}>
        این بارها نزدیک مقصد شما منتظرند.
      </Note>
    )
  return (
    <Note title={`مجوز ${number} هنوز باز است`}>
      بار تازه را پس از ثبت پایان کار می‌گیرید. <Link to={paths.myPermit(of.permitId)}>رفتن به مجوز</Link>
    </Note>
  )
}

function Loads({ of }: { of: Backhaul }) {
  const [order, setOrder] = useState<BackhaulOrder>('perKm')
  const [openId, setOpenId] = useState<number | null>(null)
  const loads = orderBackhaul(of.loads, order)
  const open = loads.find(({ id }) => id === openId) ?? loads[0]
  return (
    <>
      <div className="order-chips" role="group" aria-label="ترتیب">
        {orders.map(({ key, label }) => (
          <button key={key} type="button" aria-pressed={key === order} onClick={() => setOrder(key)}>
            {label}
          </button>
        ))}
      </div>
      <ul className="cargo-cards">
        {loads.map((load) => (
          <li key={load.id}>
            {load === open ? (
              <BackhaulCard load={load} home={of.cargoSource} act={<Act load={load} of={of} />} />
            ) : (
              <BackhaulRow load={load} home={of.cargoSource} onOpen={() => setOpenId(load.id)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Act({ load, of }: { load: BackhaulLoad; of: Backhaul }) {
  const turn = useMyTurn().data
  if (of.status !== permitStatus.completed)
    return (
      <Link to={paths.myPermit(of.permitId)} className={buttonClass('soft', 'touch')}>
        نخست پایان کار را ثبت کنید
      </Link>
    )
  if (!load.isLoadHall) return <TakeFreeLoad cargo={load} turn={turn} />
  const isMyHall = turn?.loadHallId === load.loadHallId
  return (
    <Link to={isMyHall ? paths.announcedLoads : paths.turn} className={buttonClass('soft', 'touch')}>
      {isMyHall ? 'رفتن به فهرست سالن' : `نوبت در سالن ${load.loadHallName ?? ''}`}
    </Link>
  )
}

type NothingProps = { of: Backhaul; busy: boolean; onWider: (km: number) => void }

function Nothing({ of, busy, onWider }: NothingProps) {
  const wider = widerThan(of.radiusKm)
  if (of.loaderTypeName === null)
    return (
      <EmptyState
        icon={<Truck />}
        title="ناوگانی برای شما ثبت نیست"
        actions={
          <Link to={paths.profile} className={buttonClass('primary', 'touch')}>
            دیدن ناوگان من
          </Link>
        }
      >
        بار برگشت با بارگیر ناوگان شما جور می‌شود؛ ناوگان جاری خود را انتخاب کنید.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<PackageSearch />}
      title={`تا ${formatKm(of.radiusKm)} باری برای ${of.loaderTypeName} نیست`}
      actions={
        <>
          {wider !== null && (
            <Button
              variant="primary"
              size="touch"
              busy={busy}
              busyLabel="در حال گشتن…"
              onClick={() => onWider(wider)}
            >
              گشتن تا {formatKm(wider)}
            </Button>
          )}
          <Link to={paths.turn} className={buttonClass(wider === null ? 'primary' : 'default', 'touch')}>
            گرفتن نوبت
          </Link>
        </>
      }
    >
      دورتر را بگردید، یا در سالنی نوبت بگیرید؛ بار تازه که برسد همین‌جا می‌آید.
    </EmptyState>
  )
}
