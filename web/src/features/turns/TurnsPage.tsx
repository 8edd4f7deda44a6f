import { ListOrdered, Warehouse } from 'lucide-react'
import { useMemo, useState } from 'react'
import { calls } from '../../kernel/calls.ts'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import type { TableFilter } from '../../ui/data-table/data-table-props.ts'
import { startState, type TableState } from '../../ui/data-table/table-state.rules.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { CancelTurnDialog } from './CancelTurnDialog.tsx'
import { useHalls } from '../../kernel/list-choices.ts'
import './staff-turns.css'
import { plateOf, turnColumns } from './turn-columns.tsx'
import { turnOwn, turnViews, turnWire } from './turn-wire.ts'
import { TurnBadge } from './TurnBadge.tsx'

const views = [
  { key: 'live', label: 'فعال' },
  { key: 'ended', label: 'پایان‌یافته' },
  { key: 'all', label: 'همه' },
]
const labelOf = (row: TurnRow) => `نوبت ${toPersianDigits(row.turnNumber)}`
const keyOf = (row: TurnRow) => row.id

/** Turns of drivers (spec 2 §2.6): the live ones at first. Whoever sees several halls chooses one. */
export default function TurnsPage() {
  const choosesHall = useMember().role !== 'LoadHallAdmin'
  const [leaving, setLeaving] = useState<TurnRow | null>(null)
  const { isReady, source, props } = useTurnTable(choosesHall, setLeaving)
  const cardOf = (row: TurnRow) => <TurnRowCard row={row} onCancel={() => setLeaving(row)} />
  return (
    <>
      <PageHead
        title="نوبت‌های رانندگان"
        subtitle={isReady && !source.loading ? `${formatNumber(source.total)} نوبت` : <>&nbsp;</>}
      />
      <DataTable
        {...props}
        label="نوبت‌های رانندگان"
        noun="نوبت"
        rowKey={keyOf}
        rowLabel={labelOf}
        views={views}
        searchHint="شماره، راننده یا کارت"
        now={serverNow()}
        card={cardOf}
        selectable
        errorTitle="فهرست نوبت‌ها باز نشد"
        empty={isReady ? <NoTurns /> : <NoHall />}
      />
      {leaving && <CancelTurnDialog turn={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function useTurnTable(choosesHall: boolean, onCancel: (row: TurnRow) => void) {
  const halls = useHalls(choosesHall).data?.rows
  const columns = useMemo(
    () => turnColumns(mayNow(calls.cancelTurn.access) ? onCancel : undefined),
    [onCancel],
  )
  const filters = useMemo((): TableFilter[] => {
    const options = halls?.map((row) => ({ key: row.loadHallId, label: row.name })) ?? []
    const hall: TableFilter = {
      id: 'hall',
      label: 'سالن',
      kind: 'choice',
      icon: <Warehouse />,
      options,
      always: true,
    }
    return choosesHall ? [hall] : []
  }, [halls, choosesHall])
  const [start] = useState(() => startState(columns, { view: 'live' }))
  const isReady = (state: TableState) => !choosesHall || state.filters.hall !== undefined
  const table = useListTable({
    key: 'searchTurns',
    list: 'turns',
    title: 'نوبت‌های رانندگان',
    wire: turnWire,
    own: turnOwn,
    views: viewKeys,
    enabled: isReady,
    columns,
    filters,
    start,
  })
  return { ...table, isReady: isReady(table.state) }
}

const viewKeys = Object.keys(turnViews)

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
