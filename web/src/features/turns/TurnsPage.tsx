import { ListOrdered } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { contract } from '@bargah/contract/contract.ts'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { wholeTime } from '../../ui/DateRangeFilter.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { CancelTurnDialog } from './CancelTurnDialog.tsx'
import { type TurnFilter, useTurns } from './search-turns.queries.ts'
import './staff-turns.css'
import { plateOf, turnColumns } from './turn-columns.tsx'
import { TurnBadge } from './TurnBadge.tsx'
import { TurnFilters } from './TurnFilters.tsx'

const startFilter: TurnFilter = {
  dates: wholeTime,
  view: 1,
  hallId: null,
  driverCard: '',
  freighterCard: '',
}
const views = [
  { key: '1', label: 'فعال', view: 1 },
  { key: '0', label: 'پایان‌یافته', view: 0 },
  { key: '2', label: 'همه', view: 2 },
] as const

/** Turns of drivers (spec 2 §2.6): the live ones at first. Whoever sees several halls chooses one. */
export default function TurnsPage() {
  const { role } = useMember()
  const choosesHall = role !== 'LoadHallAdmin' && role !== 'Driver'
  const [filter, setFilter] = useState(startFilter)
  const [page, setPage] = useState({ page: 1, pageSize: 25 })
  const [leaving, setLeaving] = useState<TurnRow | null>(null)
  const ready = !choosesHall || filter.hallId !== null
  const found = useTurns(filter, page, ready)
  const total = found.data?.total ?? 0
  const cardOf = (row: TurnRow) => <TurnRowCard row={row} onCancel={() => setLeaving(row)} />
  const change = (next: TurnFilter) => {
    setFilter(next)
    setPage((known) => ({ ...known, page: 1 }))
  }
  return (
    <>
      <PageHead
        title="نوبت‌های رانندگان"
        subtitle={found.data ? `${formatNumber(total)} نوبت` : <>&nbsp;</>}
      />
      <div className="table-panel">
        <Tabs
          label="نماها"
          tabs={views}
          value={String(filter.view) as (typeof views)[number]['key']}
          onChange={(key) => change({ ...filter, view: views.find((one) => one.key === key)?.view ?? 1 })}
        />
        <div className="toolbar">
          <TurnFilters
            value={filter}
            onChange={change}
            withHall={choosesHall}
            withCards={role !== 'Driver'}
          />
        </div>
        {!ready && (
          <EmptyState icon={<ListOrdered />} title="سالن را انتخاب کنید">
            نوبت‌ها برای هر سالن جدا هستند؛ از فیلتر «سالن» یکی را برگزینید.
          </EmptyState>
        )}
        {ready && (
          <Found failed={found.isError && found} retry={() => void found.refetch()}>
            <Table
              label="نوبت‌های رانندگان"
              columns={turnColumns({
                withHall: role === 'Driver',
                onCancel: mayNow(contract.cancelTurn.access) ? setLeaving : undefined,
              })}
              rows={found.data?.rows ?? []}
              rowKey={(row) => row.id}
              rowLabel={(row) => `نوبت ${toPersianDigits(row.turnNumber)}`}
              card={cardOf}
              loading={found.isPending}
              empty={
                <EmptyState icon={<ListOrdered />} title="نوبتی پیدا نشد">
                  فیلتر دیگری را امتحان کنید یا نمای «همه» را ببینید.
                </EmptyState>
              }
            />
          </Found>
        )}
        {ready && total > 0 && (
          <Pager
            {...page}
            total={total}
            noun="نوبت"
            onPage={(next) => setPage({ ...page, page: next })}
            onPageSize={(pageSize) => setPage({ page: 1, pageSize })}
          />
        )}
      </div>
      {leaving && <CancelTurnDialog turn={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

type FoundProps = {
  failed: false | { error: unknown; isFetching: boolean }
  retry: () => void
  children: ReactNode
}

function Found({ failed, retry, children }: FoundProps) {
  if (!failed) return children
  return (
    <ErrorState title="فهرست نوبت‌ها نیامد" retrying={failed.isFetching} onRetry={retry}>
      {sentenceOf(failed.error)}
    </ErrorState>
  )
}

function TurnRowCard({ row, onCancel }: { row: TurnRow; onCancel: () => void }) {
  return (
    <Card className="turn-card">
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
