import { Bookmark, ChevronUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { splitPlace } from '../../../kernel/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Route } from '../../../ui/Route.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Toman } from '../../../ui/Toman.tsx'
import { PayLine } from './PayLine.tsx'
import { CallCompany } from './CallCompany.tsx'
import { wayOfLoad } from './load.text.ts'
import type { Load } from './load-order.rules.ts'
import { toggleSelected, useSelectedLoads } from './use-selected-loads.ts'

/** Marks a load as selected, beside its act. */
export function SelectLoad({ cargo }: { cargo: Load }) {
  const isSelected = useSelectedLoads().includes(cargo.id)
  return (
    <button
      type="button"
      className="mini press"
      aria-pressed={isSelected}
      aria-label={`نشان کردن بار ${wayOfLoad(cargo)}`}
      onClick={() => toggleSelected(cargo.id)}
    >
      <Bookmark />
      نشان
    </button>
  )
}

type SelectedLoadsProps = { loads: readonly Load[]; renderAct: (cargo: Load) => ReactNode }

/** At the foot: how many are selected, opening them; nothing when none is, or all are taken by others meanwhile. */
export function SelectedLoads({ loads, renderAct }: SelectedLoadsProps) {
  const [open, setOpen] = useState(false)
  const ids = useSelectedLoads()
  const selected = loads.filter(({ id }) => ids.includes(id))
  if (selected.length === 0 && !open) return null
  return (
    <>
      <div className="my-list-bar">
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
          <ul className="selected-loads">
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
    <li>
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
      <div className="cargo-acts has-mark">
        {act}
        <SelectLoad cargo={cargo} />
        <CallCompany cargo={cargo} />
      </div>
    </li>
  )
}
