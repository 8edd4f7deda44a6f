import { type ReactNode, useState } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { numberInWords } from '@bargah/contract/kernel/number-words.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { formatKm, formatTons } from '../../../kernel/format.ts'
import { useShowsAll } from '../../../kernel/session.ts'
import { Hear } from '../../../kernel/voice/Hear.tsx'
import { classes } from '../../../ui/classes.ts'
import { Toman } from '../../../ui/Toman.tsx'

import { emptyRunText, rangeText, routeOfLoad } from './load.text.ts'
import type { Load } from './load-order.rules.ts'
import { AskWhyPay, PayLine } from '../pay.parts.tsx'
import { sayLoad } from './load.said.ts'
import { LoadSheet } from './LoadSheet.tsx'
import { LoadSign } from './LoadSign.tsx'
import './cargo-card.css'

type CargoCardProps = {
  cargo: Load
  /** Where the driver is, if known. */
  place: Point | null
  /** From 1, where it is on the driver's list. */
  rank?: number | undefined
  act: ReactNode
  /** For the way back: how far he drives empty to it, and in all, km; it stands in the place of the weight. */
  empty?: { toLoadKm: number; allKm: number }
  details?: ReactNode
  /** A marker next to the load, such as a selected icon. */
  mark?: ReactNode
}

/** A load as a driver chooses it: a road sign with its truck, what it is, what reaches him, and one act; the rest is a press away. */
export function CargoCard({ cargo, place, rank, act, empty, details, mark }: CargoCardProps) {
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
        {useShowsAll() && <SecondDepth cargo={cargo} emptyKm={empty?.allKm} />}
        <div className={classes('gap-2 above-2 grid cargo-acts', Boolean(mark) && 'has-mark')}>
          {act}
          {mark}
          <Hear
            look="mini"
            about={`بار ${routeOfLoad(cargo)}`}
            says={sayLoad(cargo, { rank, toLoadKm: empty?.toLoadKm })}
          />
          <AskWhyPay load={cargo} cargoId={cargo.id} isMini emptyKm={empty?.allKm ?? 0} />
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
    !cargo.isLoadHall && cargo.needsTurn && 'نوبت می‌خواهد',
  ].filter(Boolean)
  if (words.length === 0) return null
  return (
    <p className={classes('face-ink text-note', emptyRun?.isTooFar && 'is-warning')}>{words.join('؛ ')}</p>
  )
}
