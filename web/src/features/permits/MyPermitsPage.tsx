import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useNavigate, useSearch } from '../../kernel/navigation.tsx'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { formatKm, formatWeight, splitPlace } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { PhoneList } from '../../kernel/PhoneList.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Route } from '../../ui/Route.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { type PermitRow, useMyPermits } from './my-permit.queries.ts'
import { PermitBadge } from './PermitBadge.tsx'

const MyRates = fetched(async () => ({ default: (await import('../ratings/ratings.parts.ts')).MyRates }))

const pageSize = 20

/** The driver's permits, the newest first, each leading to its page; so does what names one of them (`?open=`). */
export default function MyPermitsPage() {
  const navigate = useNavigate()
  const [count, setCount] = useState(pageSize)
  const read = useMyPermits(count)
  const open = Number(useSearch()['open'])
  if (open > 0) return <Navigate to={paths.myPermit(open)} replace />
  return (
    <PhoneList
      title="مجوزهای من"
      noun="مجوز"
      read={read}
      failedTitle="فهرست مجوزها نیامد"
      empty={<NoPermits />}
      start={<MyRates />}
      card={(permit) => <PermitCard key={permit.id} permit={permit} />}
      olderLabel="مجوزهای قدیمی‌تر"
      onOlder={() => setCount(count + pageSize)}
      onBack={() => void navigate({ to: paths.home })}
    />
  )
}

function NoPermits() {
  return (
    <EmptyState
      icon={<FileText />}
      title="هنوز مجوزی ندارید"
      actions={
        <Link to={paths.announcedLoads} className={buttonClass('primary', 'touch')}>
          دیدن بارها
        </Link>
      }
    >
      با گرفتن نخستین بار، مجوز آن این‌جا می‌آید.
    </EmptyState>
  )
}

function PermitCard({ permit }: { permit: PermitRow }) {
  const [from, to] = [splitPlace(permit.cargoSource).town, splitPlace(permit.cargoDestination).town]
  return (
    <Card className="permit-card one-column stack gap-2" label={`مجوز ${toPersianDigits(permit.id)}`}>
      <div className="apart wrap">
        <h2 className="shrinks strong">
          <Route from={from} to={to} size="header" />
        </h2>
        <PermitBadge status={permit.status} />
      </div>
      <p className="card-line">
        مجوز {toPersianDigits(permit.id)}، {formatDayTime(permit.issuedAt, serverNow())}
      </p>
      <p className="card-line">
        {permit.kalaDesc}، {formatWeight(permit.kalaWeight)}، {formatKm(permit.cargoDistance)}
      </p>
      <p className="card-line">
        {sums.rent}{' '}
        <b className="ink strong">
          <Toman toman={permit.cargoRent} />
        </b>
        ، {permit.transportationCompanyName}
      </p>
      <Link to={paths.myPermit(permit.id)} className={buttonClass('soft', 'touch')}>
        <FileText className="i-lg" />
        نمایش مجوز
      </Link>
    </Card>
  )
}
