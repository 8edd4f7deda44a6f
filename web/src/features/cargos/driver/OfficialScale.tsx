import type { CSSProperties } from 'react'
import { computePay, type PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatKm } from '../../../kernel/format.ts'
import { classes } from '../../../ui/classes.ts'
import { Toman } from '../../../ui/Toman.tsx'
import { placeOnScale, type Rents } from './official-scale.rules.ts'
import { inThousands, sayAgainst } from './pay.text.ts'

type OfficialScaleProps = { load: PayFacts; rents: Rents | null }

/** How the official rent of its day is reckoned, «رسمی» dashed and «این بار» on one scale, and who pays the commission. */
export function OfficialScale({ load, rents }: OfficialScaleProps) {
  const { official } = computePay(load)
  if (!official)
    return <p className="muted">برای روز اعلام این بار نرخ رسمی ثبت نشده است؛ کرایه با آن سنجیده نمی‌شود.</p>
  const { low, high, rentAt, officialAt } = placeOnScale(load.cargoRent, official.toman, rents)
  return (
    <section className="line-above pay-vs">
      <h3 className="text-card strong apart">
        کرایه در برابر نرخ رسمی
        <span className={`num tone-${official.percent < 0 ? 'warning' : 'success'}`}>
          {sayAgainst(official)}
        </span>
      </h3>
      <div className={classes('scale pay-scale', rents && 'has-rents')} role="img" aria-label={sayScale()}>
        <span className="zone" />
        {rents && <span className="zone" />}
        {rents && <span className="zone" />}
        <span className="pin" style={at(rentAt)}>
          <b>این بار {millions(load.cargoRent)}</b>
        </span>
        <span className="pin is-official" style={at(officialAt)}>
          <b>رسمی {millions(official.toman)}</b>
        </span>
      </div>
      <div className="flex muted between text-note num">
        <span>{millions(low)} میلیون</span>
        <span>{millions(high)} میلیون</span>
      </div>
      <dl className="grid gap-2-3 breaks text-note pay-sums">
        <dt className="muted">نرخ رسمی</dt>
        <dd className="text-end">
          <b>
            <Toman toman={inThousands(official.toman)} />
          </b>
          <small className="quiet-line">
            {formatNumber(load.kalaWeight / 1_000, { decimals: 1 })} تن × {formatKm(load.cargoDistance)} ×{' '}
            <Toman rial={official.rateRial} />
          </small>
        </dd>
        {rents && (
          <>
            <dt className="muted is-usual">بازهٔ معمول</dt>
            <dd className="text-end">
              <b>
                {formatNumber(rents.usualFrom)} تا <Toman toman={rents.usualTo} />
              </b>
              <small className="quiet-line">
                از {formatNumber(rents.sample)} بار این مسیر در {formatNumber(rents.days)} روز گذشته
              </small>
            </dd>
          </>
        )}
      </dl>
      <p className="muted">{sums.commission} بارگاه با شرکت حمل است.</p>
    </section>
  )

  function sayScale() {
    const both = `نرخ رسمی ${millions(official?.toman ?? 0)} میلیون، کرایهٔ این بار ${millions(load.cargoRent)} میلیون`
    return rents
      ? `${both}، بازهٔ معمول ${millions(rents.usualFrom)} تا ${millions(rents.usualTo)} میلیون تومان`
      : `${both} تومان`
  }
}

const millions = (toman: number) => formatNumber(toman / 1_000_000, { decimals: 1 })
/** Words lean inwards the nearer their mark is to an end. */
const at = (percent: number) =>
  ({ insetInlineStart: `${percent}%`, '--lean': `${(percent - 50) * 0.9}%` }) as CSSProperties
