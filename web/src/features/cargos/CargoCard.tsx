import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { Building2, ChevronLeft, MapPin, Package, PhoneIcon, Truck, Weight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatHours } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { formatKm, formatWeight, splitPlace } from '../../kernel/format.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Route } from '../../ui/Route.tsx'
import type { Load } from './load-order.rules.ts'
import { PriceSheet } from './PriceSheet.tsx'
import './cargo-card.css'

type CargoCardProps = {
  cargo: Load
  /** On the driver's list. */
  chosen?: boolean
  /** The one act of the card; without it the card only tells. */
  act?: ReactNode
}

/** A load as a driver chooses it: way, net pay with its why, four facts, one act and a call. */
export function CargoCard({ cargo, chosen, act }: CargoCardProps) {
  const from = splitPlace(cargo.cargoSource)
  const to = splitPlace(cargo.cargoDestination)
  return (
    <article className={classes('card', 'cargo-card', chosen && 'card-chosen')}>
      <div className="cargo-top">
        <div>
          <h2>
            <Route from={from.town} to={to.town} size="header" />
          </h2>
          <p className="num">
            {formatKm(cargo.cargoDistance)}، {formatHours(cargo.cargoDuration)}
          </p>
        </div>
        <p className="cargo-left">
          <b className="num">
            {formatNumber(cargo.remaining)} از {formatNumber(cargo.freighterNumber)}
          </b>
          کامیون مانده
        </p>
      </div>
      <Pay cargo={cargo} />
      <CargoFacts cargo={cargo} />
      <div className={classes('cargo-acts', !act && 'is-call-only')}>
        {act}
        <a href={`tel:${cargo.tel}`} className={buttonClass('default', 'touch')} aria-label="تماس با شرکت">
          <PhoneIcon className="i-lg" />
          {!act && 'تماس با شرکت'}
        </a>
      </div>
    </article>
  )
}

function Pay({ cargo }: { cargo: Load }) {
  const [asked, setAsked] = useState(false)
  return (
    <div className="cargo-pay">
      <p>
        <b className="num">{formatNumber(cargo.netPayToman)}</b> <small>تومان {sums.netPay}</small>
        {cargo.payPerKmToman !== null && (
          <span className="num">هر کیلومتر {formatToman(cargo.payPerKmToman)}</span>
        )}
      </p>
      <button
        type="button"
        className="why"
        aria-label={`چرا ${formatToman(cargo.netPayToman)}؟ ریز ${sums.netPay}`}
        onClick={() => setAsked(true)}
      >
        چرا؟
        <ChevronLeft className="i-sm" />
      </button>
      {asked && <PriceSheet cargo={cargo} onClose={() => setAsked(false)} />}
    </div>
  )
}

function CargoFacts({ cargo }: { cargo: Load }) {
  const from = splitPlace(cargo.cargoSource).detail
  const to = splitPlace(cargo.cargoDestination).detail
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
      </ul>
      {cargo.description && <p className="cargo-note">{cargo.description}</p>}
    </>
  )
}
