import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../app/paths.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { formatDayTime } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { useMyTurns } from './my-turn.queries.ts'
import { TurnBadge } from './TurnBadge.tsx'

const pageSize = 20

/** A driver's own turns, the newest first, and how each ended. */
export default function MyTurnsPage() {
  const navigate = useNavigate()
  const [count, setCount] = useState(pageSize)
  const read = useMyTurns(count)
  const rows = read.data?.rows ?? []
  const total = read.data?.total ?? 0
  return (
    <>
      <PhoneHeader
        title="نوبت‌های من"
        subtitle={read.data && `${formatNumber(total)} نوبت`}
        onBack={() => void navigate({ to: paths.home })}
      />
      <main className="phone-stack" id="main" tabIndex={-1}>
        {read.isPending && <SkeletonCards />}
        {read.isError && !read.data && (
          <ErrorState
            title="فهرست نوبت‌ها نیامد"
            onRetry={() => void read.refetch()}
            retrying={read.isFetching}
          >
            {sentenceOf(read.error)}
          </ErrorState>
        )}
        {read.data && total === 0 && (
          <EmptyState
            icon={<ListOrdered />}
            title="هنوز نوبتی نگرفته‌اید"
            actions={
              <Link to={paths.turn} className={buttonClass('primary', 'touch')}>
                گرفتن نوبت
              </Link>
            }
          >
            با گرفتن نوبت در یک سالن، بارهای آن به ترتیب نوبت به شما می‌رسد.
          </EmptyState>
        )}
        {rows.map((turn) => (
          <Card key={turn.id} label={`نوبت ${toPersianDigits(turn.turnNumber)}`}>
            <div className="row between">
              <b className="num">نوبت {toPersianDigits(turn.turnNumber)}</b>
              <TurnBadge status={turn.status} />
            </div>
            <p className="muted">
              سالن {turn.name}، {formatDayTime(turn.takenAt, serverNow())}
            </p>
          </Card>
        ))}
        {rows.length < total && (
          <Button
            size="touch"
            busy={read.isFetching}
            busyLabel="در حال آوردن…"
            onClick={() => setCount(count + pageSize)}
          >
            نوبت‌های قدیمی‌تر
          </Button>
        )}
      </main>
    </>
  )
}
