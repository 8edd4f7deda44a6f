import { Bookmark, ChevronUp, PhoneIcon, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from '../../../kernel/navigation.tsx'
import { paths } from '../../../kernel/paths.ts'
import { PhoneHeader, Tap } from '../../../ui/PhoneHeader.tsx'
import { hindranceOf, type Load } from './load-order.rules.ts'
import { useMyTurn } from '../../turns/turns.parts.tsx'
import { noFreeLoads } from '../cargos.text.ts'
import { LoadBrowser } from './LoadBrowser.tsx'
import { useFreeLoads } from './loads.queries.ts'
import { TakeFreeLoad } from './TakeFreeLoad.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { splitPlace } from '../../../kernel/format.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Route } from '../../../ui/Route.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Toman } from '../../../ui/Toman.tsx'
import { PayLine } from '../pay.parts.tsx'
import { freeLoadsText, routeOfLoad } from './load.text.ts'
import { onSession } from '../../../kernel/session.ts'
import { useWatched, watched } from '../../../ui/watched.ts'

/** The free loads of all companies: who takes one first has it. It may use up a turn that is held. */
export default function LoadListPage() {
  const navigate = useNavigate()
  const [searching, setSearching] = useState(false)
  const read = useFreeLoads()
  const turn = useMyTurn().data
  const hasTurn = turn === undefined ? undefined : turn !== null
  const renderAct = (cargo: Load) => <TakeFreeLoad cargo={cargo} turn={turn} />
  return (
    <>
      <PhoneHeader
        title="بارهای آزاد"
        subtitle={freeLoadsText(read.data?.rows ?? [], hasTurn)}
        onBack={() => void navigate({ to: paths.home })}
        end={<Tap aria-label="جست‌وجو و ترتیب" icon={<Search />} onClick={() => setSearching(!searching)} />}
      />
      <main className="phone-stack picker" id="main" tabIndex={-1}>
        <LoadBrowser
          read={read}
          searching={searching}
          hindranceOf={(place) => hindranceOf(hasTurn ?? true, place)}
          emptyText={noFreeLoads}
          renderAct={renderAct}
          renderMark={(cargo) => <SelectLoad cargo={cargo} />}
        />
      </main>
      <SelectedLoads loads={read.data?.rows ?? []} renderAct={renderAct} />
    </>
  )
}

function SelectLoad({ cargo }: { cargo: Load }) {
  const isSelected = useSelectedLoads().includes(cargo.id)
  return (
    <button
      type="button"
      className="mini press"
      aria-pressed={isSelected}
      aria-label={`نشان کردن بار ${routeOfLoad(cargo)}`}
      onClick={() => toggleSelected(cargo.id)}
    >
      <Bookmark />
      نشان
    </button>
  )
}

type SelectedLoadsProps = { loads: readonly Load[]; renderAct: (cargo: Load) => ReactNode }

/** At the foot: how many are selected, opening them; nothing when none is, or all are taken by others meanwhile. */
function SelectedLoads({ loads, renderAct }: SelectedLoadsProps) {
  const [open, setOpen] = useState(false)
  const ids = useSelectedLoads()
  const selected = loads.filter(({ id }) => ids.includes(id))
  if (selected.length === 0 && !open) return null
  return (
    <>
      <div className="on-panel line-above my-list-bar">
        <Button size="hero" variant="primary" onClick={() => setOpen(true)}>
          <span className="row">
            <Bookmark className="i-lg" />
            بارهای نشان‌شده
          </span>
          <span className="row num">
            {formatNumber(selected.length)} بار
            <ChevronUp className="i-lg" />
          </span>
        </Button>
      </div>
      {open && (
        <Sheet title="بارهای نشان‌شده" subtitle="تا نگیرید، از آنِ کسی نیست" onClose={() => setOpen(false)}>
          <ul className="stack gap-3 scrolls selected-loads">
            {selected.map((cargo) => (
              <SelectedLoad key={cargo.id} cargo={cargo} act={renderAct(cargo)} />
            ))}
          </ul>
        </Sheet>
      )}
    </>
  )
}

function SelectedLoad({ cargo, act }: { cargo: Load; act: ReactNode }) {
  const [from, to] = [splitPlace(cargo.cargoSource).town, splitPlace(cargo.cargoDestination).town]
  return (
    <li className="card">
      <b>
        <Route from={from} to={to} />
      </b>
      <p className="card-line">
        <Toman toman={cargo.netPayToman} />
      </p>
      <PayLine load={cargo} />
      <p className="card-line">
        {cargo.kalaDesc}، {cargo.transportationCompanyName}
      </p>
      <div className="above-2 cargo-acts">
        {act}
        <div className="cargo-acts">
          <SelectLoad cargo={cargo} />
          <CallCompany cargo={cargo} />
        </div>
      </div>
    </li>
  )
}

/** Telephones whoever declared a load; what is kept for use without a network has no number. */
const CallCompany = ({ cargo }: { cargo: Load }) =>
  cargo.tel && (
    <a
      href={`tel:${cargo.tel}`}
      className={buttonClass('default', 'touch')}
      aria-label={`تماس با ${cargo.transportationCompanyName}، بار ${routeOfLoad(cargo)}`}
    >
      <PhoneIcon className="i-lg" />
    </a>
  )

/** The free loads that the driver has marked, by number: to compare, to call about, to take. Gone with the page or him. */
const selected = watched<readonly number[]>([])
onSession((change) => {
  if (change === 'left' || change === 'expired') selected.set([])
})

const useSelectedLoads = (): readonly number[] => useWatched(selected)

function toggleSelected(id: number) {
  const ids = selected.now()
  selected.set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
}
