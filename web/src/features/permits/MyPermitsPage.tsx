import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../app/paths.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { formatDayTime, formatKm, formatWeight, splitPlace } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { Route } from '../../ui/Route.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { ShowPermit } from './MyPermitCard.tsx'
import { type PermitRow, useMyPermits } from './my-permit.queries.ts'
import { PermitBadge } from './PermitBadge.tsx'
import './my-permit.css'

const pageSize = 20

/** The driver's permits, the newest first, each with its sheet. */
export default function MyPermitsPage() {
  const navigate = useNavigate()
  const [count, setCount] = useState(pageSize)
  const read = useMyPermits(count)
  const rows = read.data?.rows ?? []
  const total = read.data?.total ?? 0
  return (
    <>
      <PhoneHeader
        title="مجوزهای من"
        subtitle={read.data && `${formatNumber(total)} مجوز`}
        onBack={() => void navigate({ to: paths.home })}
      />
      <main className="phone-stack" id="main" tabIndex={-1}>
        {read.isPending && <SkeletonCards />}
        {read.isError && !read.data && (
          <ErrorState
            title="فهرست مجوزها نیامد"
            onRetry={() => void read.refetch()}
            retrying={read.isFetching}
          >
            {sentenceOf(read.error)}
          </ErrorState>
        )}
        {read.data && total === 0 && <NoPermits />}
        {rows.map((permit) => (
          <PermitCard key={permit.id} permit={permit} />
        ))}
        {rows.length < total && (
          <Button
            size="touch"
            busy={read.isFetching}
            busyLabel="در حال آوردن…"
            onClick={() => setCount(count + pageSize)}
          >
            مجوزهای قدیمی‌تر
          </Button>
        )}
      </main>
    </>
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
    <Card className="permit-card" label={`مجوز ${toPersianDigits(permit.id)}`}>
      <div className="row between">
        <h2>
          <Route from={from} to={to} size="header" />
        </h2>
        <PermitBadge status={permit.status} />
      </div>
      <p className="num">
        مجوز {toPersianDigits(permit.id)}، {formatDayTime(permit.issuedAt, serverNow())}
      </p>
      <p>
        {permit.kalaDesc}، {formatWeight(permit.kalaWeight)}، {formatKm(permit.cargoDistance)}
      </p>
      <p>
        کرایه <b className="num">{formatToman(permit.cargoRent)}</b>، {permit.transportationCompanyName}
      </p>
      {permit.status !== 0 && <ShowPermit permitId={permit.id} size="touch" />}
    </Card>
  )
}
