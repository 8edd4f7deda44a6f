import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BackhaulLoad } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { formatDayTime, formatKm, formatWeight, splitPlace } from '../../../kernel/format.ts'
import { serverNow } from '../../../kernel/now.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Route } from '../../../ui/Route.tsx'
import { Toman } from '../../../ui/Toman.tsx'
import { AskWhyPay } from '../driver/AskWhyPay.tsx'
import { CallCompany } from '../driver/CallCompany.tsx'
import { Legs } from './Legs.tsx'
import { wayOfLoad } from '../driver/load.text.ts'
import { PayLine } from '../driver/PayLine.tsx'

type BackhaulCardProps = { load: BackhaulLoad; home: string }

const routeOf = (load: BackhaulLoad) => ({
  from: splitPlace(load.cargoSource).town,
  to: splitPlace(load.cargoDestination).town,
})

const emptyKmOf = ({ emptyKm, homeKm }: BackhaulLoad) => emptyKm + homeKm

/** A load for the way back, whole: what it pays after fees and by each kilometre of all of it, its bar, its act. */
export const BackhaulCard = ({ load, home, act }: BackhaulCardProps & { act: ReactNode }) => (
  <article className="card backhaul stack gap-25" aria-label={`بار برگشت ${wayOfLoad(load)}`}>
    <div className="row between">
      <h2>
        <Route {...routeOf(load)} size="header" />
      </h2>
      <TurnBadge load={load} />
    </div>
    <p className="muted num">
      {load.kalaDesc}، {formatWeight(load.kalaWeight)}، {formatDayTime(load.announcedAt, serverNow())}
    </p>
    <div className="row between">
      <p className="backhaul-pay">
        <Toman figure toman={load.netPayToman} /> خالص
        <PayLine load={load} emptyKm={emptyKmOf(load)} />
      </p>
      <AskWhyPay load={load} emptyKm={emptyKmOf(load)} />
    </div>
    <Legs load={load} home={home} aside={`با بار ${formatKm(load.cargoDistance)}`} />
    <div className="cargo-acts">
      {act}
      <CallCompany cargo={load} />
    </div>
  </article>
)

/** The same in short; pressing it opens it. */
export const BackhaulRow = ({ load, home, onOpen }: BackhaulCardProps & { onOpen: () => void }) => (
  <button type="button" className="card backhaul-row row" onClick={onOpen}>
    <span className="grow">
      <span className="row between">
        <b>
          <Route {...routeOf(load)} />
        </b>
        <b>
          <Toman toman={load.netPayToman} />
        </b>
      </span>
      <span className="row between muted">
        <span>
          {load.kalaDesc}، {load.needsTurn ? 'با نوبت' : 'بی‌نوبت'}
        </span>
        <span>خالص</span>
      </span>
      <Legs load={load} home={home} aside={perKmOf(load)} />
      <PayLine load={load} emptyKm={emptyKmOf(load)} />
    </span>
    <ChevronLeft className="i-lg subtle" />
  </button>
)

const perKmOf = ({ payPerAllKmToman }: BackhaulLoad) =>
  payPerAllKmToman === null ? '' : `هر کیلومتر ${formatToman(payPerAllKmToman)}`

const TurnBadge = ({ load }: { load: BackhaulLoad }) =>
  load.needsTurn ? <Badge tone="accent">با نوبت</Badge> : <Badge tone="success">بی‌نوبت</Badge>
