import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { organizations, supporters } from '@bargah/contract/kernel/access.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { serverNow } from '../../kernel/now.ts'
import { useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { sayRange, todayOnly, wholeTime } from '../../ui/DateRangeFilter.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { Table } from '../../ui/Table.tsx'
import { permitColumns } from './permit-columns.tsx'
import { PermitDrawer } from './PermitDrawer.tsx'
import { PermitFilters } from './PermitFilters.tsx'
import { PermitRowCard } from './PermitRowCard.tsx'
import './permits.css'
import { type PermitFilter, usePermits } from './search-permits.queries.ts'

const seersOfMany: readonly string[] = [...supporters, ...organizations, 'LoadHallAdmin']

const cardOf = (row: PermitRow) => <PermitRowCard permit={row} />

const startFilter = (): PermitFilter => ({
  dates: todayOnly(serverNow()),
  status: null,
  goodsIds: [],
  driverCard: '',
  freighterCard: '',
  companyId: null,
  hallCityId: null,
})

/** The issued permits that one may see (spec 2 §2.5): today's at first. */
export default function PermitsPage() {
  const { role } = useMember()
  const [filter, setFilter] = useState(startFilter)
  const [page, setPage] = useState({ page: 1, pageSize: 10 })
  const [openId, setOpenId] = useState<number | null>(null)
  const found = usePermits(filter, page)
  const rows = found.data?.rows ?? []
  const total = found.data?.total ?? 0
  const isHall = role === 'LoadHallAdmin'
  const withCompany = seersOfMany.includes(role)
  const range = sayRange(filter.dates, serverNow())

  const change = (next: PermitFilter) => {
    setFilter(next)
    setPage((known) => ({ ...known, page: 1 }))
  }
  const open = rows.findIndex((row) => row.id === openId)
  const openRow = rows[open]
  const step = (by: number) => {
    const beside = rows[open + by]
    return beside && (() => setOpenId(beside.id))
  }
  return (
    <>
      <PageHead
        title={isHall ? 'مجوزهای سالن' : 'مجوزهای صادرشده'}
        subtitle={found.data ? `${range ?? 'همهٔ روزها'}: ${formatNumber(total)} مجوز` : <>&nbsp;</>}
      />
      <div className="table-panel">
        <div className="toolbar">
          <PermitFilters
            value={filter}
            onChange={change}
            withCompany={withCompany}
            withCity={!isHall && role !== 'ProductOwnerAdmin'}
          />
          <span className="grow" />
          <span className="subtle num" role="status">
            {found.data && (total === 0 ? 'مجوزی پیدا نشد' : `${formatNumber(total)} مجوز پیدا شد`)}
          </span>
        </div>
        {found.isError ? (
          <ErrorState
            title="فهرست مجوزها نیامد"
            retrying={found.isFetching}
            onRetry={() => void found.refetch()}
          >
            {sentenceOf(found.error)}
          </ErrorState>
        ) : (
          <Table
            label="مجوزهای صادرشده"
            columns={permitColumns({
              withCompany,
              isOneDay: filter.dates.from !== null && filter.dates.from === filter.dates.to,
            })}
            rows={rows}
            rowKey={(row) => row.id}
            rowLabel={(row) => `مجوز ${toPersianDigits(row.id)}`}
            onOpenRow={(row) => setOpenId(row.id)}
            openKey={openId ?? undefined}
            card={cardOf}
            loading={found.isPending}
            empty={<NoPermits range={range} onWiden={() => change({ ...startFilter(), dates: wholeTime })} />}
          />
        )}
        {total > 0 && (
          <Pager
            {...page}
            total={total}
            noun="مجوز"
            onPage={(next) => setPage({ ...page, page: next })}
            onPageSize={(pageSize) => setPage({ page: 1, pageSize })}
          />
        )}
      </div>
      {openRow && (
        <PermitDrawer
          key={openRow.id}
          permit={openRow}
          onClose={() => setOpenId(null)}
          onPrevious={step(-1)}
          onNext={step(1)}
        />
      )}
    </>
  )
}

function NoPermits({ range, onWiden }: { range: string | undefined; onWiden: () => void }) {
  return (
    <EmptyState
      icon={<FileText />}
      title="مجوزی پیدا نشد"
      actions={<Button onClick={onWiden}>دیدن همهٔ روزها</Button>}
    >
      {range
        ? `برای «${range}» با این فیلترها مجوزی صادر نشده است. بازهٔ تاریخ را بازتر کنید.`
        : 'با این فیلترها مجوزی صادر نشده است.'}
    </EmptyState>
  )
}
