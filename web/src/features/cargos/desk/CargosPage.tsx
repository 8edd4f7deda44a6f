import { type ReactNode, useMemo, useState } from 'react'
import { Bookmark, Flag, PackageOpen, Plus } from 'lucide-react'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Link } from '../../../kernel/navigation.tsx'
import { mayCall } from '../../../kernel/calls.ts'
import { paths } from '../../../kernel/paths.ts'
import { ListPage } from '../../../kernel/ListPage.tsx'
import { useListTable } from '../../../kernel/list-table.tsx'
import { useOpenRow } from '../../../kernel/open-row.tsx'
import { useMember } from '../../../kernel/session.ts'
import type { Count } from '../../../kernel/table-source.ts'
import { walkWaiting } from '../../../kernel/walk-waiting.ts'
import { useWrite } from '../../../kernel/use-write.ts'
import { sayDone } from '../../../kernel/say-done.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { isFiltered } from '../../../ui/data-table/table-state.rules.ts'
import { sayTotal } from '../../../ui/data-table/table-words.ts'
import { fetched } from '../../../ui/fetched.tsx'
import { toast } from '../../../ui/toast.ts'
import { useListChoices } from '../../catalog/catalog.parts.ts'
import { PermitsOfCargo } from '../../permits/permits.parts.ts'
import { cargoLetters } from './cargo-may.ts'
import { cargoList } from './cargo-list.tsx'
import { CargoRowCard } from './CargoRowCard.tsx'
import { OpenedCargo } from './OpenedCargo.tsx'
import './cargos.css'

function KeepCargos({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) {
  const write = useWrite('addPreLoadsOfCargos', {
    onDone: sayDone(onDone),
    onFailed: (sentence) => toast({ tone: 'danger', title: sentence }),
  })
  if (!mayCall('addPreLoadsOfCargos')) return null
  return (
    <Button
      size="dense"
      icon={<Bookmark />}
      busy={write.isPending}
      busyLabel="در حال ذخیره…"
      onClick={() => write.mutate({ body: { CargoIds: [...ids] } })}
    >
      پیش‌اعلام
    </Button>
  )
}

const FinishCargosDialog = fetched(() => import('./FinishCargosDialog.tsx'))

const cardOf = (cargo: CargoRow) => <CargoRowCard cargo={cargo} />

/** The declared cargos that one may see (rules 1.3, 9.18): a company's own, a hall's, the linked ones, or all. */
export default function CargosPage() {
  const { role } = useMember()
  const isHall = role === 'LoadHallAdmin'
  const choices = useListChoices()
  const screen = useMemo(() => cargoList(choices), [choices])
  const table = useListTable(screen)
  const { state, source, counts } = table
  const opened = useOpenRow(source.rows, 'showCargo', (cargoId) => ({ query: { cargoId } }))
  const waiting = source.rows.filter((row) => row.cargoStatus === cargoStatus.awaitingReview)
  const reviews = walkWaiting(waiting, opened, counts.review?.total)
  const [ending, setEnding] = useState<Chosen | null>(null)
  const withPermits = mayCall('listPermitsOfCargo')
  return (
    <ListPage
      table={table}
      {...(isHall && { title: 'بارهای سالن' })}
      subtitle={
        isHall
          ? sayCount(counts.board, 'در تابلو', isFiltered(state))
          : sayWaiting(counts.sending, counts.review, isFiltered(state))
      }
      actions={mayCall('declareCargo') && <DeclareLink />}
      {...(withPermits && { child })}
      searchHint="شناسه، شهر یا کالا"
      card={cardOf}
      selectable
      bulk={({ keys, clear }) => <BulkActs ids={[...keys].map(Number)} onDone={clear} onFinish={setEnding} />}
      errorTitle="فهرست بارها باز نشد"
      icon={<PackageOpen />}
      empty={{
        title: 'هنوز باری نیست',
        text: 'باری که اعلام شود در این فهرست می‌آید.',
        actions: mayCall('declareCargo') && <DeclareLink />,
      }}
      letters={(cargo) => cargoLetters(cargo, role)}
      opened={opened}
      beside
      drawer={(cargo, walk) => (
        <OpenedCargo
          cargo={cargo}
          withPermits={withPermits}
          {...walk}
          position={reviews.positionOf(cargo.id)}
          onJudged={() => reviews.goOn(cargo.id)}
        />
      )}
    >
      {ending && <FinishCargosDialog {...ending} onClose={() => setEnding(null)} />}
    </ListPage>
  )
}

type Chosen = { ids: readonly number[]; onDone: () => void }

const BulkActs = ({ onFinish, ...chosen }: Chosen & { onFinish: (chosen: Chosen) => void }) => (
  <>
    <FinishCargos onFinish={() => onFinish(chosen)} />
    <KeepCargos {...chosen} />
  </>
)

const child = {
  label: (cargo: CargoRow) => `مجوزهای بار ${toPersianDigits(cargo.id)}`,
  render: (cargo: CargoRow) => (
    <>
      <p className="below-2 strong num">مجوزهای صادرشدهٔ بار {toPersianDigits(cargo.id)}</p>
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
function sayWaiting(sending: Count | undefined, review: Count | undefined, isFew: boolean): ReactNode {
  const waiting = review?.total ? `، ${sayTotal(review.total, review.isAtLeast)} بار در انتظار بررسی` : ''
  return (
    <>
      {sayCount(sending, 'در حال ارسال', isFew)}
      {sending && waiting}
    </>
  )
}

/** How many loads stand so; of a hall as many as its menu says. */
function sayCount(count: Count | undefined, words: string, isFew: boolean): ReactNode {
  if (count === undefined) return <>&nbsp;</>
  const among = isFew ? 'با این فیلترها ' : ''
  return count.total === 0
    ? `${among}باری ${words} نیست`
    : `${among}${sayTotal(count.total, count.isAtLeast)} بار ${words}`
}

/** Among the acts on chosen cargos: finish them. The page asks why, since a dialog in the bar would be dressed as the bar. */
const FinishCargos = ({ onFinish }: { onFinish: () => void }) =>
  mayCall('finishCargos') && (
    <Button size="dense" icon={<Flag />} aria-keyshortcuts="F" onClick={onFinish}>
      اتمام
    </Button>
  )
