import { Logs } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { apiQuery } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { type TurnActs, TurnMenu } from './TurnMenu.tsx'
import { useTurnActs } from './use-turn-acts.tsx'
import { Validity } from './Validity.tsx'

/** The live turns of a hall in the order of service. */
const useQueue = (hallId: number | null, enabled: boolean) =>
  useQuery({
    ...apiQuery('searchTurns', { body: { IsActive: 1, LoadHallId: hallId } }),
    ...keptLive,
    enabled,
  })

type TurnQueueProps = {
  hallId: number | null
  ready: boolean
  newest: number | null
}

/** The live turns of a hall, the first to be served on top; staff choose for a driver or cancel. */
export function TurnQueue({ hallId, ready, newest }: TurnQueueProps) {
  const queue = useQueue(hallId, ready)
  const { acts, open } = useTurnActs()
  return (
    <Panel
      flush
      title="صف نوبت"
      aside={
        queue.data && <span className="muted num">{formatNumber(queue.data.rows.length)} نوبت فعال</span>
      }
    >
      {!ready && <EmptyState icon={<Logs />} title="سالن را انتخاب کنید" />}
      {ready && (
        <Read of={queue} wait={<Waiting />} failedTitle="صف نیامد" empty={<NoTurns />}>
          {({ rows }) => (
            <ol className="scrolls turn-queue">
              {rows.map((row) => (
                <QueueRow key={row.id} row={row} isNewest={row.id === newest} acts={acts} />
              ))}
            </ol>
          )}
        </Read>
      )}
      {open}
    </Panel>
  )
}

const Waiting = () => (
  <div className="panel-body">
    <SkeletonLines lines={6} />
  </div>
)

const NoTurns = () => (
  <EmptyState icon={<Logs />} title="نوبت فعالی نیست">
    نوبتی که داده شود این‌جا می‌آید.
  </EmptyState>
)

type QueueRowProps = { row: TurnRow; isNewest: boolean; acts: TurnActs }

function QueueRow({ row, isNewest, acts }: QueueRowProps) {
  return (
    <li className={classes('row gap-3 line-above', isNewest && 'is-newest')}>
      <b className="number num">{toPersianDigits(row.turnNumber)}</b>
      <span className="grow blocks">
        <b>
          {row.driverName} {row.driverFamily}
        </b>
        <span className="fine">
          {row.loaderTypeName}، <Moment at={row.takenAt} now={serverNow()} />، اعتبار <Validity turn={row} />
        </span>
      </span>
      <PlateOf truck={row} />
      <TurnMenu turn={row} {...acts} onReturn={undefined} />
    </li>
  )
}
