import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { Logs } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { hallTitle } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { PhoneList } from '../../kernel/PhoneList.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import type { DrawerWalk } from '../../ui/Drawer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useMyTurns } from './my-turn.queries.ts'
import { PlateOf } from '../../ui/Plate.tsx'
import { TurnBadge } from './TurnBadge.tsx'

const pageSize = 20

/** A driver's own turns, the newest first, and how each ended. */
export default function MyTurnsPage() {
  const navigate = useNavigate()
  const [count, setCount] = useState(pageSize)
  const read = useMyTurns(count)
  const opened = useOpenRow(read.data?.rows ?? [], 'showTurn', (Id) => ({ query: { Id } }))
  return (
    <>
      <PhoneList
        title="نوبت‌های من"
        noun="نوبت"
        read={read}
        failedTitle="فهرست نوبت‌ها نیامد"
        empty={<NoTurns />}
        card={(turn) => <MyTurnCard key={turn.id} turn={turn} />}
        olderLabel="نوبت‌های قدیمی‌تر"
        onOlder={() => setCount(count + pageSize)}
        onBack={() => void navigate({ to: paths.home })}
      />
      <OpenRow of={opened} noun="نوبت" sheet>
        {(turn, walk) => <MyTurnSheet turn={turn} {...walk} />}
      </OpenRow>
    </>
  )
}

const NoTurns = () => (
  <EmptyState
    icon={<Logs />}
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

const MyTurnSheet = ({ turn, onClose, isInAddress = false }: DrawerWalk & { turn: TurnRow }) => (
  <Sheet
    title={`نوبت ${toPersianDigits(turn.turnNumber)}`}
    subtitle={hallTitle(turn.name)}
    aside={<TurnBadge status={turn.status} />}
    onClose={onClose}
    isInAddress={isInAddress}
    actions={
      !turn.isActive && (
        <Link to={paths.turn} className={buttonClass('primary', 'touch')}>
          گرفتن نوبت تازه
        </Link>
      )
    }
  >
    <DescriptionList
      items={[
        { term: 'ثبت', value: formatDayTime(turn.takenAt, serverNow()) },
        ...(turn.endReason ? [{ term: 'دلیل پایان', value: turn.endReason }] : []),
        { term: 'بارگیر', value: turn.loaderTypeName },
        { term: 'ناوگان', value: <PlateOf truck={turn} /> },
      ]}
    />
  </Sheet>
)

const MyTurnCard = ({ turn }: { turn: TurnRow }) => (
  <Card label={`نوبت ${toPersianDigits(turn.turnNumber)}`}>
    <div className="apart wrap">
      <b className="num">نوبت {toPersianDigits(turn.turnNumber)}</b>
      <TurnBadge status={turn.status} />
    </div>
    <p className="muted">
      {hallTitle(turn.name)}، {formatDayTime(turn.takenAt, serverNow())}
    </p>
  </Card>
)
