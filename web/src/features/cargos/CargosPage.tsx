import { PackageOpen, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { contract } from '@bargah/contract/contract.ts'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { organizations, supporters } from '@bargah/contract/kernel/access.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../app/paths.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { wholeTime } from '../../ui/DateRangeFilter.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { cargoColumns } from './cargo-columns.tsx'
import { CargoRowCard } from './CargoRowCard.tsx'
import { CargoDrawer } from './CargoDrawer.tsx'
import { CargoFilters } from './CargoFilters.tsx'
import './cargos.css'
import { type CargoFilter, type CargoView, useCargoCount, useCargos } from './search-cargos.queries.ts'

/** Draws the permits of a cargo; they belong to another feature, so the app brings it. */
export type PermitsOf = (cargo: CargoRow) => ReactNode

const cardOf = (cargo: CargoRow) => <CargoRowCard cargo={cargo} />
const noFilter: CargoFilter = { dates: wholeTime, goodsIds: [], companyId: null, hallCityId: null }
const seersOfMany: readonly string[] = [...supporters, ...organizations]

/** The declared cargos that one may see (spec 2 §2.3): a company's own, a hall's, the linked ones, or all. */
export default function CargosPage({ permitsOf }: { permitsOf: PermitsOf | undefined }) {
  const { role } = useMember()
  const [view, setView] = useState<CargoView>('all')
  const [filter, setFilter] = useState(noFilter)
  const [page, setPage] = useState({ page: 1, pageSize: 10 })
  const [openId, setOpenId] = useState<number | null>(null)
  const [unfolded, setUnfolded] = useState<number | null>(null)
  const found = useCargos(filter, view, page)
  const rows = found.data?.rows ?? []
  const total = found.data?.total ?? 0
  const isHall = role === 'LoadHallAdmin'

  const startOver = () => {
    setPage((known) => ({ ...known, page: 1 }))
    setUnfolded(null)
  }
  const changeFilter = (next: CargoFilter) => {
    setFilter(next)
    startOver()
  }
  const belowOf = (row: CargoRow) =>
    row.id === unfolded && <Unfolded cargo={row} permits={permitsOf?.(row)} />
  const open = rows.findIndex((row) => row.id === openId)
  const openRow = rows[open]
  const step = (by: number) => {
    const beside = rows[open + by]
    return beside && (() => setOpenId(beside.id))
  }
  return (
    <>
      <PageHead
        title={isHall ? 'بارهای سالن' : 'بارهای اعلام‌شده'}
        subtitle={<SendingCount filter={filter} />}
        actions={mayNow(contract.declareCargo.access) && <DeclareLink />}
      />
      <div className="table-panel">
        <CargoViews
          filter={filter}
          value={view}
          onChange={(next) => {
            setView(next)
            startOver()
          }}
        />
        <div className="toolbar">
          <CargoFilters
            value={filter}
            onChange={changeFilter}
            withCompany={seersOfMany.includes(role) || isHall}
            withCity={!isHall && role !== 'ProductOwnerAdmin'}
          />
          <span className="grow" />
          <span className="subtle num" role="status">
            {found.data && (total === 0 ? 'باری پیدا نشد' : `${formatNumber(total)} بار پیدا شد`)}
          </span>
        </div>
        {found.isError ? (
          <ErrorState
            title="فهرست بارها نیامد"
            retrying={found.isFetching}
            onRetry={() => void found.refetch()}
          >
            {sentenceOf(found.error)}
          </ErrorState>
        ) : (
          <Table
            label="بارهای اعلام‌شده"
            columns={cargoColumns({
              withCompany: seersOfMany.includes(role) || isHall,
              unfolded,
              onUnfold: permitsOf && ((id) => setUnfolded(id === unfolded ? null : id)),
            })}
            rows={rows}
            rowKey={(row) => row.id}
            rowLabel={(row) => `بار ${toPersianDigits(row.id)}`}
            onOpenRow={(row) => setOpenId(row.id)}
            openKey={openId ?? undefined}
            below={belowOf}
            card={cardOf}
            loading={found.isPending}
            empty={<NoCargos isFiltered={filter !== noFilter} onClear={() => changeFilter(noFilter)} />}
          />
        )}
        {total > 0 && (
          <Pager
            {...page}
            total={total}
            noun="بار"
            onPage={(next) => setPage({ ...page, page: next })}
            onPageSize={(pageSize) => setPage({ page: 1, pageSize })}
          />
        )}
      </div>
      {openRow && (
        <CargoDrawer
          cargo={openRow}
          permits={permitsOf?.(openRow)}
          onClose={() => setOpenId(null)}
          onPrevious={step(-1)}
          onNext={step(1)}
        />
      )}
    </>
  )
}

const Unfolded = ({ cargo, permits }: { cargo: CargoRow; permits: ReactNode }) => (
  <>
    <p className="sub-head num">مجوزهای صادرشدهٔ بار {toPersianDigits(cargo.id)}</p>
    {permits}
  </>
)

const DeclareLink = () => (
  <Link to={paths.addCargo} className={buttonClass('primary')}>
    <Plus />
    اعلام بار
  </Link>
)

function SendingCount({ filter }: { filter: CargoFilter }) {
  const sending = useCargoCount(filter, 'sending')
  const review = useCargoCount(filter, 'review')
  if (sending === undefined) return <>&nbsp;</>
  if (sending === 0 && !review) return 'باری در حال ارسال نیست'
  const waiting = review ? `، ${formatNumber(review)} بار در انتظار بررسی` : ''
  return `${formatNumber(sending)} بار در حال ارسال${waiting}`
}

type CargoViewsProps = { filter: CargoFilter; value: CargoView; onChange: (view: CargoView) => void }

function CargoViews({ filter, value, onChange }: CargoViewsProps) {
  return (
    <Tabs
      label="نماها"
      value={value}
      onChange={onChange}
      tabs={[
        { key: 'all', label: 'همه', count: useCargoCount(filter, 'all') },
        { key: 'sending', label: 'در حال ارسال', count: useCargoCount(filter, 'sending') },
        { key: 'review', label: 'در انتظار بررسی', count: useCargoCount(filter, 'review') },
        { key: 'finished', label: 'تمام‌شده', count: useCargoCount(filter, 'finished') },
      ]}
    />
  )
}

function NoCargos({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered)
    return (
      <EmptyState
        icon={<PackageOpen />}
        title="باری با این فیلترها پیدا نشد"
        actions={<Button onClick={onClear}>حذف فیلترها</Button>}
      >
        بازهٔ تاریخ را بازتر کنید یا فیلتر دیگری را امتحان کنید.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<PackageOpen />}
      title="باری پیدا نشد"
      actions={mayNow(contract.declareCargo.access) && <DeclareLink />}
    >
      باری که اعلام شود در این فهرست می‌آید.
    </EmptyState>
  )
}
