import { PackageOpen, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { calls } from '../../kernel/calls.ts'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../app/paths.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { mayNow, useMember } from '../../kernel/session.ts'
import { useViewCounts } from '../../kernel/table-source.ts'
import { walkWaiting } from '../../kernel/walk-waiting.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { isFiltered } from '../../ui/data-table/table-state.rules.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { useListChoices } from '../catalog/catalog.parts.ts'
import { PermitsOfCargo } from '../permits/permits.parts.ts'
import { cargoList } from './cargo-list.tsx'
import { CargoRowCard } from './CargoRowCard.tsx'
import { FinishCargos } from './FinishCargos.tsx'
import { KeepCargos } from './KeepCargos.tsx'
import { OpenedCargo } from './OpenedCargo.tsx'
import './cargos.css'

const FinishCargosDialog = lazy(() => import('./FinishCargosDialog.tsx'))

const cardOf = (cargo: CargoRow) => <CargoRowCard cargo={cargo} />

/** The declared cargos that one may see (spec 2 §2.3): a company's own, a hall's, the linked ones, or all. */
export default function CargosPage() {
  const isHall = useMember().role === 'LoadHallAdmin'
  const choices = useListChoices()
  const screen = useMemo(() => cargoList(choices), [choices])
  const { state, source, props } = useListTable(screen)
  const counts = useViewCounts(screen, state)
  const opened = useOpenRow(source.rows, 'showCargo', (cargoId) => ({ query: { cargoId } }))
  const waiting = source.rows.filter((row) => row.cargoStatus === cargoStatus.awaitingReview)
  const reviews = walkWaiting(waiting, opened, counts.review)
  const [ending, setEnding] = useState<Chosen | null>(null)
  const withPermits = mayNow(calls.listPermitsOfCargo.access)
  return (
    <>
      <PageHead
        title={isHall ? 'بارهای سالن' : props.label}
        subtitle={sayWaiting(counts.sending, counts.review, isFiltered(state))}
        actions={mayNow(calls.declareCargo.access) && <DeclareLink />}
      />
      <DataTable
        {...props}
        {...opened.table}
        {...(withPermits && { child })}
        views={props.views.map((view) => ({ ...view, count: counts[view.key] }))}
        searchHint="شناسه، شهر یا کالا"
        now={serverNow()}
        card={cardOf}
        selectable
        bulk={({ keys, clear }) => (
          <BulkActs ids={[...keys].map(Number)} onDone={clear} onFinish={setEnding} />
        )}
        errorTitle="فهرست بارها باز نشد"
        empty={<NoCargos />}
        emptyFiltered={<NoSuchCargos onClear={() => props.onStateChange(props.start)} />}
      />
      {ending && (
        <Suspense>
          <FinishCargosDialog {...ending} onClose={() => setEnding(null)} />
        </Suspense>
      )}
      <OpenRow of={opened} noun={props.noun}>
        {(cargo, walk) => (
          <OpenedCargo
            cargo={cargo}
            withPermits={withPermits}
            {...walk}
            position={reviews.positionOf(cargo.id)}
            onJudged={() => reviews.goOn(cargo.id)}
          />
        )}
      </OpenRow>
    </>
  )
}

type Chosen = { ids: readonly number[]; onDone: () => void }

/** What is done with the chosen ones. */
const BulkActs = ({ onFinish, ...chosen }: Chosen & { onFinish: (chosen: Chosen) => void }) => (
  <>
    <FinishCargos onFinish={() => onFinish(chosen)} />
    <KeepCargos {...chosen} />
  </>
)

/** What unfolds under a row. */
const child = {
  label: (cargo: CargoRow) => `مجوزهای بار ${toPersianDigits(cargo.id)}`,
  render: (cargo: CargoRow) => (
    <>
      <p className="sub-head num">مجوزهای صادرشدهٔ بار {toPersianDigits(cargo.id)}</p>
      <PermitsOfCargo cargo={cargo} />
    </>
  ),
}

const DeclareLink = () => (
  <Link to={paths.addCargo} className={buttonClass('primary')}>
    <Plus />
    اعلام بار
  </Link>
)

/** How many there are of what asks for something; under filters it says that these are not all. */
function sayWaiting(sending: number | undefined, review: number | undefined, isFew: boolean): ReactNode {
  if (sending === undefined) return <>&nbsp;</>
  const among = isFew ? 'با این فیلترها ' : ''
  if (sending === 0 && !review) return `${among}باری در حال ارسال نیست`
  const waiting = review ? `، ${formatNumber(review)} بار در انتظار بررسی` : ''
  return `${among}${formatNumber(sending)} بار در حال ارسال${waiting}`
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
