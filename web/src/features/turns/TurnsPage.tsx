import { ListOrdered } from 'lucide-react'
import { useMemo, useState } from 'react'
import { calls } from '../../kernel/calls.ts'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { useHallChoices } from '../catalog/catalog.parts.ts'
import { CancelTurnDialog } from './CancelTurnDialog.tsx'
import './staff-turns.css'
import { plateOf, turnList } from './turn-list.tsx'
import { TurnBadge } from './TurnBadge.tsx'
import { TurnDrawer } from './TurnDrawer.tsx'

/** Turns of drivers (spec 2 §2.6). Whoever sees several halls chooses one. */
export default function TurnsPage() {
  const [leaving, setLeaving] = useState<TurnRow | null>(null)
  const { isReady, source, props } = useListTable(useTurnList(setLeaving))
  const opened = useOpenRow(source.rows, 'showTurn', (Id) => ({ query: { Id } }))
  const cardOf = (row: TurnRow) => <TurnRowCard row={row} onCancel={() => setLeaving(row)} />
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={isReady && !source.loading ? `${formatNumber(source.total)} نوبت` : <>&nbsp;</>}
      />
      <DataTable
        {...props}
        {...opened.table}
        searchHint="شماره، راننده یا کارت"
        now={serverNow()}
        card={cardOf}
        selectable
        errorTitle="فهرست نوبت‌ها باز نشد"
        empty={isReady ? <NoTurns /> : <NoHall />}
      />
      <OpenRow of={opened} noun={props.noun}>
        {(turn, walk) => <TurnDrawer turn={turn} {...walk} />}
      </OpenRow>
      {leaving && <CancelTurnDialog turn={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function useTurnList(onCancel: (row: TurnRow) => void) {
  const choosesHall = useMember().role !== 'LoadHallAdmin'
  const halls = useHallChoices(choosesHall)
  return useMemo(() => {
    return turnList({
      halls: choosesHall ? halls : null,
      onCancel: mayNow(calls.cancelTurn.access) ? onCancel : undefined,
    })
  }, [halls, choosesHall, onCancel])
}

const NoHall = () => (
  <EmptyState icon={<ListOrdered />} title="سالن را انتخاب کنید">
    نوبت‌ها برای هر سالن جدا هستند؛ از فیلتر «سالن» یکی را برگزینید.
  </EmptyState>
)

const NoTurns = () => (
  <EmptyState icon={<ListOrdered />} title="نوبتی پیدا نشد">
    فیلتر دیگری را امتحان کنید یا نمای «همه» را ببینید.
  </EmptyState>
)

function TurnRowCard({ row, onCancel }: { row: TurnRow; onCancel: () => void }) {
  return (
    <Card className="row-card">
      <div className="row between">
        <b className="num">نوبت {toPersianDigits(row.turnNumber)}</b>
        <TurnBadge status={row.status} />
      </div>
      <div className="row between wrap">
        <b>
          {row.driverName} {row.driverFamily}
        </b>
        {plateOf(row)}
      </div>
      <div className="row between wrap">
        <span className="muted">
          {row.loaderTypeName}، <Moment at={row.takenAt} look="row" />
        </span>
        {row.isActive && (
          <Button variant="dangerQuiet" onClick={onCancel}>
            لغو نوبت
          </Button>
        )}
      </div>
    </Card>
  )
}
