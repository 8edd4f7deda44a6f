import { Logs } from 'lucide-react'
import { useMemo } from 'react'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { useMember } from '../../kernel/session.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { useHallChoices } from '../catalog/catalog.parts.ts'
import { plateOf, turnList } from './turn-list.tsx'
import { TurnBadge } from './TurnBadge.tsx'
import { TurnDrawer } from './TurnDrawer.tsx'
import type { TurnActs } from './TurnMenu.tsx'
import { useTurnActs } from './use-turn-acts.tsx'
import { Validity } from './Validity.tsx'

const cardOf = (row: TurnRow) => <TurnRowCard row={row} />

/** Turns of drivers (spec 2 §2.6). Whoever sees several halls chooses one. */
export default function TurnsPage() {
  const { acts, open } = useTurnActs()
  const { isReady, source, props } = useListTable(useTurnList(acts))
  const opened = useOpenRow(source.rows, 'showTurn', (Id) => ({ query: { Id } }))
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
        {(turn, walk) => <TurnDrawer key={turn.id} turn={turn} {...walk} />}
      </OpenRow>
      {open}
    </>
  )
}

function useTurnList(acts: TurnActs) {
  const choosesHall = useMember().role !== 'LoadHallAdmin'
  const halls = useHallChoices(choosesHall)
  return useMemo(() => turnList({ halls: choosesHall ? halls : null, acts }), [halls, choosesHall, acts])
}

const NoHall = () => (
  <EmptyState icon={<Logs />} title="سالن را انتخاب کنید">
    نوبت‌ها برای هر سالن جدا هستند؛ از فیلتر «سالن» یکی را برگزینید.
  </EmptyState>
)

const NoTurns = () => (
  <EmptyState icon={<Logs />} title="نوبتی پیدا نشد">
    فیلتر دیگری را امتحان کنید یا نمای «همه» را ببینید.
  </EmptyState>
)

function TurnRowCard({ row }: { row: TurnRow }) {
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
      <div className="row between wrap muted">
        <span>
          {row.loaderTypeName}، <Moment at={row.takenAt} look="row" />
        </span>
        {row.isActive && (
          <span>
            اعتبار <Validity turn={row} />
          </span>
        )}
      </div>
    </Card>
  )
}
