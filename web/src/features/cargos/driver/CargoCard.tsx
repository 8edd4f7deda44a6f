import { type ReactNode, useState } from 'react'
import { Flag, ListOrdered, MapPin, Package, PhoneIcon, Ruler, Ticket, Truck } from 'lucide-react'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { numberInWords } from '@bargah/contract/kernel/number-words.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { formatHours } from '@bargah/contract/kernel/dates.ts'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatKm, formatPackaging, formatTons, formatWeight, placeText } from '../../../kernel/format.ts'
import { useShowsAll } from '../../../kernel/session.ts'
import { Hear } from '../../../kernel/voice/Hear.tsx'
import { serverNow } from '../../../kernel/now.ts'
import { classes } from '../../../ui/classes.ts'
import { Toman } from '../../../ui/Toman.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { FactRow } from '../../../ui/FactRow.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { emptyRunText, rangeText, routeOfLoad, turnText } from './load.text.ts'
import type { Load } from './load-order.rules.ts'
import { AskWhyPay, PayLine } from '../pay.parts.tsx'
import { sayLoad } from './load.said.ts'
import { LoadSign } from './LoadSign.tsx'
import { OfficialScale } from './OfficialScale.tsx'
import { PayBreakdown } from './PayBreakdown.tsx'
import { RoutePay } from './RoutePay.tsx'
import './cargo-card.css'

type CargoCardProps = {
  cargo: Load
  /** Where the driver is, if known. */
  place: Point | null
  /** From 1, where it is on the driver's list. */
  rank?: number | undefined
  act: ReactNode
  /** Which one it is, where others on the screen look the same. */
  apart?: string | undefined
  /** For the way back: how far he drives empty to it, and in all, km; it stands in the place of the weight. */
  empty?: { toLoadKm: number; allKm: number }
  details?: ReactNode
  /** A marker next to the load, such as a selected icon. */
  mark?: ReactNode
}

/** A load as a driver chooses it: a road sign with its truck, what it is, what reaches him, and one act; the rest is a press away. */
export function CargoCard({ cargo, place, rank, act, apart, empty, details, mark }: CargoCardProps) {
  return (
    <article className={classes('clips on-panel load-card', rank !== undefined && 'is-mine')}>
      <Sign cargo={cargo} place={place} rank={rank} details={details} />
      <div className="load-card-body">
        <p className="apart at-stretch load-goods">
          <span>
            {cargo.kalaDesc}، {empty ? formatTons(cargo.kalaWeight) : cargo.bastebandyName}
          </span>
          {empty ? (
            <span className="wait-ink row inline gap-15 strong load-empty num">
              {formatKm(empty.toLoadKm)} خالی
            </span>
          ) : (
            <span className="num">{formatTons(cargo.kalaWeight)}</span>
          )}
        </p>
        <p className="size-xl strong load-pay">
          <Toman toman={cargo.netPayToman} figure />
        </p>
        <p className="face-ink text-note">{numberInWords(Math.trunc(cargo.netPayToman))} تومان</p>
        <Conditions cargo={cargo} place={place} />
        {apart && <p className="text-note">{apart}</p>}
        {useShowsAll() && <SecondDepth cargo={cargo} emptyKm={empty?.allKm} />}
        <div className="above-2 cargo-acts">
          {act}
          <div className="cargo-acts">
            {mark}
            <Hear
              look="mini"
              about={`بار ${routeOfLoad(cargo)}`}
              says={sayLoad(cargo, { rank, toLoadKm: empty?.toLoadKm, hasTwin: apart !== undefined })}
            />
            <AskWhyPay load={cargo} cargoId={cargo.id} isMini emptyKm={empty?.allKm ?? 0} />
          </div>
        </div>
      </div>
    </article>
  )
}

/** Whither, whence and how far; pressing it opens the details. */
function Sign({ cargo, place, rank, details }: Pick<CargoCardProps, 'cargo' | 'place' | 'rank' | 'details'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h2>
        <button
          type="button"
          className="text-start block full"
          aria-label={`جزئیات بار ${routeOfLoad(cargo)}، ${formatKm(cargo.cargoDistance)}`}
          onClick={() => setOpen(true)}
        >
          <LoadSign cargo={cargo} rank={rank} heads />
        </button>
      </h2>
      {open && (
        <LoadSheet cargo={cargo} place={place} onClose={() => setOpen(false)}>
          {details}
        </LoadSheet>
      )}
    </>
  )
}

/** «کامل»: short explanations of the price and the sign, for the full view. */
const SecondDepth = ({ cargo, emptyKm }: { cargo: Load; emptyKm: number | undefined }) => (
  <>
    <p className="face-ink text-note">
      {cargo.transportationCompanyName}؛ {rangeText(cargo)}
    </p>
    <p className="face-ink text-note">
      <PayLine load={cargo} emptyKm={emptyKm} />
    </p>
  </>
)

/** What decides beside the pay; «کامل»: the trucks left too. */
function Conditions({ cargo, place }: { cargo: Load; place: Point | null }) {
  const showsAll = useShowsAll()
  const emptyRun = emptyRunText(cargo, place)
  const words = [
    emptyRun && (showsAll || emptyRun.isTooFar || !cargo.isLoadHall) && `تا بار ${emptyRun.short}`,
    showsAll && `${formatNumber(cargo.remaining)} از ${formatNumber(cargo.freighterNumber)} کامیون مانده`,
    !cargo.isLoadHall && cargo.needsTurn && turnText(cargo),
  ].filter(Boolean)
  if (words.length === 0) return null
  return (
    <p className={classes('face-ink text-note', emptyRun?.isTooFar && 'is-warning')}>{words.join('؛ ')}</p>
  )
}

type LoadSheetProps = { cargo: Load; place: Point | null; onClose: () => void; children?: ReactNode }

function LoadSheet({ cargo, place, onClose, children }: LoadSheetProps) {
  return (
    <Sheet
      title="همهٔ جزئیات"
      subtitle={`بار ${toPersianDigits(cargo.id)}، اعلام ${formatDayTime(cargo.announcedAt, serverNow())}`}
      onClose={onClose}
      actions={
        cargo.tel && (
          <a href={`tel:${cargo.tel}`} className={buttonClass('default', 'hero')}>
            <PhoneIcon className="i-lg" />
            زنگ به {cargo.transportationCompanyName}
          </a>
        )
      }
    >
      {/* what clips would be squeezed by a long sheet */}
      <div>
        <LoadSign cargo={cargo} />
      </div>
      {children}
      <Facts cargo={cargo} place={place} />
      {cargo.description && <p>{cargo.description}</p>}
      <PayBreakdown load={cargo} />
      <OfficialScale load={cargo} rents={null} />
      <RoutePay cargoId={cargo.id} rentToman={cargo.cargoRent} />
    </Sheet>
  )
}

function Facts({ cargo, place }: Pick<LoadSheetProps, 'cargo' | 'place'>) {
  const toLoad = emptyRunText(cargo, place)
  return (
    <ul className="face-rows text-xl">
      <FactRow icon={<Package />} name="کالا">
        {cargo.kalaDesc}، {formatPackaging(cargo.bastebandyName, cargo.bastebandyNumber)}،{' '}
        {formatWeight(cargo.kalaWeight)}
      </FactRow>
      <FactRow icon={<Truck />} name="بارگیر">
        {cargo.loaderTypeNames}
      </FactRow>
      <FactRow icon={<MapPin />} name={toLoad ? `بارگیری، ${toLoad.words}` : 'بارگیری'}>
        {placeText(cargo.cargoSource, cargo.cargoSourceAddress)}
      </FactRow>
      <FactRow
        icon={<Flag />}
        name={`تخلیه، ${formatKm(cargo.cargoDistance)}، ${formatHours(cargo.cargoDuration)}`}
      >
        {placeText(cargo.cargoDestination, cargo.cargoDestinationAddress)}
      </FactRow>
      <FactRow icon={<Ruler />} name="محدوده">
        {rangeText(cargo)}
      </FactRow>
      {(cargo.isNextRound || !cargo.isLoadHall) && (
        <FactRow icon={<Ticket />} name="نوبت">
          {cargo.isNextRound
            ? 'پس از باز شدن این اعلام بار آمده است؛ در اعلام بار بعدی است.'
            : turnText(cargo)}
        </FactRow>
      )}
      <FactRow icon={<ListOrdered />} name="کامیون مانده">
        {formatNumber(cargo.remaining)} از {formatNumber(cargo.freighterNumber)}
      </FactRow>
    </ul>
  )
}
