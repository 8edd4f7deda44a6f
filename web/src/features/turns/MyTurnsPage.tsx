import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../app/paths.ts'
import { formatDayTime } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { PhoneList } from '../../kernel/PhoneList.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Panel.tsx'
import { useMyTurns } from './my-turn.queries.ts'
import { TurnBadge } from './TurnBadge.tsx'

const pageSize = 20

/** A driver's own turns, the newest first, and how each ended. */
export default function MyTurnsPage() {
  const navigate = useNavigate()
  const [count, setCount] = useState(pageSize)
  return (
    <PhoneList
      title="نوبت‌های من"
      noun="نوبت"
      read={useMyTurns(count)}
      failedTitle="فهرست نوبت‌ها نیامد"
      empty={<NoTurns />}
      card={(turn) => <MyTurnCard key={turn.id} turn={turn} />}
      olderLabel="نوبت‌های قدیمی‌تر"
      onOlder={() => setCount(count + pageSize)}
      onBack={() => void navigate({ to: paths.home })}
    />
  )
}

const NoTurns = () => (
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
)

const MyTurnCard = ({ turn }: { turn: TurnRow }) => (
  <Card label={`نوبت ${toPersianDigits(turn.turnNumber)}`}>
    <div className="row between">
      <b className="num">نوبت {toPersianDigits(turn.turnNumber)}</b>
      <TurnBadge status={turn.status} />
    </div>
    <p className="muted">
      سالن {turn.name}، {formatDayTime(turn.takenAt, serverNow())}
    </p>
  </Card>
)
