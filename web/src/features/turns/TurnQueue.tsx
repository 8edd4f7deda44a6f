import { ListOrdered, X } from 'lucide-react'
import { useState } from 'react'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { parsePlate } from '@bargah/contract/kernel/identity.ts'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { CancelTurnDialog } from './CancelTurnDialog.tsx'
import { useQueue } from './search-turns.queries.ts'

type TurnQueueProps = { hallId: number | null; ready: boolean; newest: number | null }

/** The live turns of a hall, the first to be served on top; staff may cancel one. */
export function TurnQueue({ hallId, ready, newest }: TurnQueueProps) {
  const queue = useQueue(hallId, ready)
  const [leaving, setLeaving] = useState<TurnRow | null>(null)
  return (
    <Panel
      flush
      title="صف نوبت"
      aside={
        queue.data && <span className="muted num">{formatNumber(queue.data.rows.length)} نوبت فعال</span>
      }
    >
      {!ready && <EmptyState icon={<ListOrdered />} title="سالن را انتخاب کنید" />}
      {ready && (
        <Read of={queue} wait={<Waiting />} failedTitle="صف نیامد" empty={<NoTurns />}>
          {({ rows }) => (
            <ol className="turn-queue">
              {rows.map((row) => (
                <QueueRow
                  key={row.id}
                  row={row}
                  isNewest={row.id === newest}
                  onCancel={() => setLeaving(row)}
                />
              ))}
            </ol>
          )}
        </Read>
      )}
      {leaving && <CancelTurnDialog turn={leaving} onClose={() => setLeaving(null)} />}
    </Panel>
  )
}

const Waiting = () => (
  <div className="panel-body">
    <SkeletonLines lines={6} />
  </div>
)

const NoTurns = () => (
  <EmptyState icon={<ListOrdered />} title="نوبت فعالی نیست">
    نوبتی که داده شود این‌جا می‌آید.
  </EmptyState>
)

type QueueRowProps = { row: TurnRow; isNewest: boolean; onCancel: () => void }

function QueueRow({ row, isNewest, onCancel }: QueueRowProps) {
  const plate = parsePlate(row.plaqueNumber, row.plaqueSerialNumber)
  return (
    <li className={isNewest ? 'is-newest' : undefined}>
      <b className="number num">{toPersianDigits(row.turnNumber)}</b>
      <span className="grow">
        <b>
          {row.driverName} {row.driverFamily}
        </b>
        <span className="fine">
          {row.loaderTypeName}، <Moment at={row.takenAt} now={serverNow()} />
        </span>
      </span>
      {plate && <Plate plate={plate} />}
      <IconButton
        aria-label={`لغو نوبت ${toPersianDigits(row.turnNumber)}`}
        size="dense"
        icon={<X />}
        onClick={onCancel}
      />
    </li>
  )
}
