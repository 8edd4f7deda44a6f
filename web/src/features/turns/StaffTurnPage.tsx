import { useState } from 'react'
import { CircleCheck, Logs, Printer } from 'lucide-react'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import type { CallData } from '../../kernel/api.ts'
import { useMember } from '../../kernel/session.ts'
import { useOpenFile } from '../../kernel/use-open-file.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { useRead } from '../../kernel/use-read.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { GiveTurnForm } from './GiveTurnForm.tsx'
import { useAskedHall } from './use-asked-hall.ts'
import { printFailed, slipOf, type TurnActs, TurnMenu } from './TurnMenu.tsx'
import { useTurnActs } from './use-turn-acts.tsx'
import { Validity } from './TurnBadge.tsx'
import './staff-turns.css'

type Made = CallData<'takeTurn'>['data']

/** The counter of a hall: giving turns, with the queue in sight. Supporters choose the hall first. */
export default function StaffTurnPage() {
  const ownHall = useMember().role === 'LoadHallAdmin'
  const [hallId, setHallId] = useState(useAskedHall())
  const [given, setGiven] = useState<Made>(undefined)
  return (
    <>
      <PageHead title="دادن نوبت" />
      <div className="columns fold-900 give-turn">
        <div className="stack">
          <GiveTurnForm onHall={ownHall ? undefined : setHallId} onGiven={({ data }) => setGiven(data)} />
          {given && <GivenTurn turn={given} />}
        </div>
        <TurnQueue hallId={hallId} ready={ownHall || hallId !== null} newest={given?.id ?? null} />
      </div>
    </>
  )
}

function GivenTurn({ turn }: { turn: NonNullable<Made> }) {
  return (
    <Panel>
      <div className="gap-1 centre middle grid" role="status">
        <span className="row muted">
          <CircleCheck className="i-lg" />
          نوبت ثبت شد
        </span>
        <b className="figure-5xl accent-ink num">{toPersianDigits(turn.turnNumber)}</b>
        <span className="muted">این شماره را به راننده بگویید.</span>
        <PrintSlip turnId={turn.id} />
      </div>
    </Panel>
  )
}

/** The live turns of a hall in the order of service. */
const useQueue = (hallId: number | null, enabled: boolean) =>
  useRead('searchTurns', { body: { IsActive: 1, LoadHallId: hallId }, ...keptLive, enabled })

type TurnQueueProps = {
  hallId: number | null
  ready: boolean
  newest: number | null
}

/** The live turns of a hall, the first to be served on top; staff choose for a driver or cancel. */
function TurnQueue({ hallId, ready, newest }: TurnQueueProps) {
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

function PrintSlip({ turnId }: { turnId: number }) {
  const { busy, open } = useOpenFile('printTurn', printFailed)
  return (
    <Button
      size="dense"
      icon={<Printer />}
      busy={busy}
      busyLabel="در حال ساختن…"
      onClick={() => open(slipOf(turnId))}
    >
      چاپ برگ نوبت
    </Button>
  )
}
