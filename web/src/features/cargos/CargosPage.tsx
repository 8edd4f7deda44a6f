import { PackageOpen, Plus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { calls } from '../../kernel/calls.ts'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../app/paths.ts'
import { useListChoices } from '../../kernel/list-choices.ts'
import { placeFilters } from '../../kernel/list-columns.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { startState, type TableState } from '../../ui/data-table/table-state.rules.ts'
import { useOpenRow } from '../../ui/data-table/use-open-row.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { cargoColumns } from './cargo-columns.tsx'
import { cargoOwn, cargoViews, cargoWire } from './cargo-wire.ts'
import { CargoDrawer } from './CargoDrawer.tsx'
import { CargoRowCard } from './CargoRowCard.tsx'
import './cargos.css'
import { useCargoCount } from './search-cargos.queries.ts'

/** Draws the permits of a cargo; they belong to another feature, so the app brings it. */
export type PermitsOf = (cargo: CargoRow) => ReactNode

const views = Object.keys(cargoViews)
const cardOf = (cargo: CargoRow) => <CargoRowCard cargo={cargo} />
const labelOf = (cargo: CargoRow) => `بار ${toPersianDigits(cargo.id)}`
const keyOf = (cargo: CargoRow) => cargo.id

/** The declared cargos that one may see (spec 2 §2.3): a company's own, a hall's, the linked ones, or all. */
export default function CargosPage({ permitsOf }: { permitsOf: PermitsOf | undefined }) {
  const isHall = useMember().role === 'LoadHallAdmin'
  const table = useCargoTable()
  const { state, source, props } = table
  const opened = useOpenRow(source.rows, keyOf)
  const child = useMemo(() => permitsOf && childOf(permitsOf), [permitsOf])
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
        {...opened.table}
        {...(child && { child })}
        card={cardOf}
        selectable
        errorTitle="فهرست بارها باز نشد"
        empty={<NoCargos />}
        emptyFiltered={<NoSuchCargos onClear={() => props.onStateChange(props.start)} />}
      />
      {opened.row && <CargoDrawer cargo={opened.row} permits={permitsOf?.(opened.row)} {...opened.drawer} />}
    </>
  )
}

function useCargoTable() {
  const { withCompany, withCity, goods, companies, cities } = useListChoices()
  const columns = useMemo(
    () => cargoColumns({ withCompany, goods, companies }),
    [withCompany, goods, companies],
  )
  const filters = useMemo(() => placeFilters(cities, withCity), [cities, withCity])
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
    واژهٔ جست‌وجو یا فیلترها را عوض کنید.
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
