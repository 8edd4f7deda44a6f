import { Building2, Info, LocateFixed, MapPin, Package, TicketCheck, Truck, Weight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { formatHours } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { formatKm, formatWeight, placeText, splitPlace } from '../../kernel/format.ts'
import { classes } from '../../ui/classes.ts'
import { Route } from '../../ui/Route.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { AskWhyPay } from './AskWhyPay.tsx'
import { CallCompany } from './CallCompany.tsx'
import { emptyWayText, rangeText, turnText, wayOfLoad } from './load.text.ts'
import type { Load } from './load-order.rules.ts'
import { LoadSheet } from './LoadSheet.tsx'
import { PayLine } from './PayLine.tsx'
import './cargo-card.css'

type CargoCardProps = {
  cargo: Load
  /** Where the driver is, if known. */
  place: Point | null
  /** On the driver's list. */
  chosen?: boolean
  /** The one act of the card. */
  act: ReactNode
  /** Beside it: a mark that is set on the load. */
  mark?: ReactNode
}

/** A load as a driver chooses it: way, net pay with its why, what it is and asks, one act and a call. */
export function CargoCard({ cargo, place, chosen, act, mark }: CargoCardProps) {
  return (
    <article className={classes('card', 'stack gap-3', chosen && 'card-chosen')}>
      <div className="row at-start wrap between">
        <div>
          <Name cargo={cargo} place={place} />
          <p className="quiet num">
            {formatKm(cargo.cargoDistance)}، {formatHours(cargo.cargoDuration)}
          </p>
        </div>
        <p className="cargo-left quiet">
          <b className="num">
            {formatNumber(cargo.remaining)} از {formatNumber(cargo.freighterNumber)}
          </b>
          کامیون مانده
        </p>
      </div>
      <Pay cargo={cargo} />
      <CargoFacts cargo={cargo} place={place} />
      <div className={classes('cargo-acts', Boolean(mark) && 'has-mark')}>
        {act}
        {mark}
        <CallCompany cargo={cargo} />
      </div>
    </article>
  )
}

/** Whence and whither; pressing it opens the details. */
function Name({ cargo, place }: { cargo: Load; place: Point | null }) {
  const [open, setOpen] = useState(false)
  const [from, to] = [splitPlace(cargo.cargoSource).town, splitPlace(cargo.cargoDestination).town]
  return (
    <>
      <h2 className="heading">
        <button
          type="button"
          className="cargo-name"
          aria-label={`جزئیات بار ${wayOfLoad(cargo)}`}
          onClick={() => setOpen(true)}
        >
          <Route from={from} to={to} size="header" />
          <Info className="i-lg" />
        </button>
      </h2>
      {open && <LoadSheet cargo={cargo} place={place} onClose={() => setOpen(false)} />}
    </>
  )
}

function Pay({ cargo }: { cargo: Load }) {
  return (
    <div className="cargo-pay row between">
      <p>
        <span className="quiet">{sums.netPay}</span>
        <Toman figure toman={cargo.netPayToman} />
        <PayLine load={cargo} look="quiet" />
      </p>
      <AskWhyPay load={cargo} />
    </div>
  )
}

function CargoFacts({ cargo, place }: { cargo: Load; place: Point | null }) {
  const from = splitPlace(placeText(cargo.cargoSource, cargo.cargoSourceAddress)).detail
  const to = splitPlace(placeText(cargo.cargoDestination, cargo.cargoDestinationAddress)).detail
  const hasSeveral = cargo.loaderTypeNames.includes('،')
  const places = [from, to].filter(Boolean).join(' ← ')
  return (
    <>
      <ul className="cargo-facts">
        <li>
          <Package className="i-lg" />
          <span>
            {cargo.kalaDesc}، {cargo.bastebandyName}
          </span>
        </li>
        <li>
          <Weight className="i-lg" />
          <span className="num">{formatWeight(cargo.kalaWeight)}</span>
        </li>
        <li className={hasSeveral ? 'wide' : undefined}>
          <Truck className="i-lg" />
          <span>{cargo.loaderTypeNames}</span>
        </li>
        <li>
          <Building2 className="i-lg" />
          <span>{cargo.transportationCompanyName}</span>
        </li>
        {places && (
          <li className="wide">
            <MapPin className="i-lg" />
            <span>{places}</span>
          </li>
        )}
        <Conditions cargo={cargo} place={place} />
      </ul>
      {cargo.description && <p className="quiet">{cargo.description}</p>}
    </>
  )
}

/** What taking it asks: from how near, with or without a turn. A hall's load is a matter of the turn anyway. */
function Conditions({ cargo, place }: { cargo: Load; place: Point | null }) {
  const way = emptyWayText(cargo, place)
  const isRanged = cargo.cargoRange > 0 || !cargo.isLoadHall
  return (
    <>
      {(isRanged || way) && (
        <li className={classes('wide', way?.isTooFar && 'is-barred')}>
          <LocateFixed className="i-lg" />
          <span>
            {[way && `راه خالی ${way.words}`, isRanged && rangeText(cargo)].filter(Boolean).join('؛ ')}
          </span>
        </li>
      )}
      {!cargo.isLoadHall && (
        <li className="wide">
          <TicketCheck className="i-lg" />
          <span>{turnText(cargo)}</span>
        </li>
      )}
    </>
  )
}
