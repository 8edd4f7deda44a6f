import { PackageOpen, Plus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { calls } from '../../kernel/calls.ts'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { organizations, supporters } from '@bargah/contract/kernel/access.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../app/paths.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { startState, type TableState } from '../../ui/data-table/table-state.rules.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { cargoColumns, cargoFilters } from './cargo-columns.tsx'
import { cargoOwn, cargoViews, cargoWire } from './cargo-wire.ts'
import { CargoDrawer } from './CargoDrawer.tsx'
import { CargoRowCard } from './CargoRowCard.tsx'
import './cargos.css'
import { useCompanyNames, useGoods } from './declare.queries.ts'
import { useCargoCount, useHallCities } from './search-cargos.queries.ts'

/** Draws the permits of a cargo; they belong to another feature, so the app brings it. */
export type PermitsOf = (cargo: CargoRow) => ReactNode

const seersOfMany: readonly string[] = [...supporters, ...organizations, 'LoadHallAdmin']
const views = Object.keys(cargoViews)
const cardOf = (cargo: CargoRow) => <CargoRowCard cargo={cargo} />
const labelOf = (cargo: CargoRow) => `بار ${toPersianDigits(cargo.id)}`
const keyOf = (cargo: CargoRow) => cargo.id

/** The declared cargos that one may see (spec 2 §2.3): a company's own, a hall's, the linked ones, or all. */
export default function CargosPage({ permitsOf }: { permitsOf: PermitsOf | undefined }) {
  const isHall = useMember().role === 'LoadHallAdmin'
  const table = useCargoTable()
  const { state, source, props } = table
  const [openId, setOpenId] = useState<number | null>(null)
  const child = useMemo(() => permitsOf && childOf(permitsOf), [permitsOf])
  const open = source.rows.findIndex((row) => row.id === openId)
  const openRow = source.rows[open]
  const step = (by: number) => {
    const beside = source.rows[open + by]
    return beside && (() => setOpenId(beside.id))
  }
  return (
    <>
      <PageHead
        title={isHall ? 'بارهای سالن' : 'بارهای اعلام‌شده'}
        subtitle={<SendingCount state={state} />}
        actions={mayNow(calls.declareCargo.access) && <DeclareLink />}
      />
      <DataTable
        {...props}
        label="بارهای اعلام‌شده"
        noun="بار"
        rowKey={keyOf}
        rowLabel={labelOf}
        views={useViews(state)}
        searchHint="شناسه، شهر یا کالا"
        now={serverNow()}
        onOpenRow={(row) => setOpenId(row.id)}
        openKey={openId ?? undefined}
        {...(child && { child })}
        card={cardOf}
        selectable
        errorTitle="فهرست بارها باز نشد"
        empty={<NoCargos />}
        emptyFiltered={<NoSuchCargos onClear={() => props.onStateChange(props.start)} />}
      />
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

function useCargoTable() {
  const { role } = useMember()
  const withCompany = seersOfMany.includes(role)
  const withCity = role !== 'LoadHallAdmin' && role !== 'ProductOwnerAdmin'
  const goods = useGoods().data?.rows
  const companies = useCompanyNames(withCompany).data?.rows
  const cities = useHallCities().data
  const columns = useMemo(
    () =>
      cargoColumns({
        withCompany,
        goods: goods?.map((row) => ({ key: row.id, label: row.kalaDesc })) ?? [],
        companies:
          companies?.map((row) => ({
            key: row.transportationCompanyId,
            label: row.transportationCompanyName,
          })) ?? [],
      }),
    [withCompany, goods, companies],
  )
  const filters = useMemo(
    () => cargoFilters(cities?.map(([key, label]) => ({ key, label })) ?? [], withCity),
    [cities, withCity],
  )
  const [start] = useState(() => startState(columns, { view: 'all' }))
  return useListTable({
    key: 'searchCargos',
    list: 'cargos',
    title: 'بارهای اعلام‌شده',
    wire: cargoWire,
    own: cargoOwn,
    columns,
    filters,
    views,
    start,
  })
}

const childOf = (permitsOf: PermitsOf) => ({
  label: (cargo: CargoRow) => `مجوزهای بار ${toPersianDigits(cargo.id)}`,
  render: (cargo: CargoRow) => (
    <>
      <p className="sub-head num">مجوزهای صادرشدهٔ بار {toPersianDigits(cargo.id)}</p>
      {permitsOf(cargo)}
    </>
  ),
})

const useViews = (state: TableState) => [
  { key: 'all', label: 'همه', count: useCargoCount(state, 'all') },
  { key: 'sending', label: 'در حال ارسال', count: useCargoCount(state, 'sending') },
  { key: 'review', label: 'در انتظار بررسی', count: useCargoCount(state, 'review') },
  { key: 'finished', label: 'تمام‌شده', count: useCargoCount(state, 'finished') },
]

const DeclareLink = () => (
  <Link to={paths.addCargo} className={buttonClass('primary')}>
    <Plus />
    اعلام بار
  </Link>
)

function SendingCount({ state }: { state: TableState }) {
  const sending = useCargoCount(state, 'sending')
  const review = useCargoCount(state, 'review')
  if (sending === undefined) return <>&nbsp;</>
  if (sending === 0 && !review) return 'باری در حال ارسال نیست'
  const waiting = review ? `، ${formatNumber(review)} بار در انتظار بررسی` : ''
  return `${formatNumber(sending)} بار در حال ارسال${waiting}`
}

const NoSuchCargos = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<PackageOpen />}
    title="باری با این فیلترها پیدا نشد"
    actions={<Button onClick={onClear}>حذف فیلترها</Button>}
  >
    بازهٔ تاریخ را بازتر کنید یا فیلتر دیگری را امتحان کنید.
  </EmptyState>
)

const NoCargos = () => (
  <EmptyState
    icon={<PackageOpen />}
    title="باری پیدا نشد"
    actions={mayNow(calls.declareCargo.access) && <DeclareLink />}
  >
    باری که اعلام شود در این فهرست می‌آید.
  </EmptyState>
)
