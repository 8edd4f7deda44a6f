import { Gauge } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { judgePrice, placePrice, placeTicks, type PriceTicks } from './price-scale.rules.ts'

type PriceScaleProps = PriceTicks & {
  value: number | null
  sampleSize: number
  days?: number
  /** How rents of other loads were made comparable, if they were: «به نسبت تن و کیلومتر». */
  basis?: string | undefined
  /** The rent is what the form itself proposed, and is not judged. */
  isProposed?: boolean
}

const millions = (toman: number) => formatNumber(toman / 1_000_000, { decimals: 1 })
const verdicts = {
  below: 'از کمترین کرایهٔ این مسیر هم کمتر است',
  low: 'کمتر از بازهٔ معمول است',
  usual: 'در بازهٔ معمول است',
  high: 'بیشتر از بازهٔ معمول است',
  above: 'از بیشترین کرایهٔ این مسیر هم بیشتر است',
}

const proposed = 'کرایه همان تعرفهٔ سالن است'

const beside = {
  below: 'از کرایهٔ پیشین این مسیر کمتر است',
  same: 'همان کرایهٔ پیشین این مسیر است',
  above: 'از کرایهٔ پیشین این مسیر بیشتر است',
}

/** Rents that all read the same make no scale: they are said. */
function OneRent(props: PriceScaleProps & { days: number }) {
  const { value, sampleSize, days, basis, low, high, isProposed = false } = props
  const stands = value === null ? null : value < low ? 'below' : value > high ? 'above' : 'same'
  const rent = low === high ? formatToman(low) : `${formatNumber(low)} تا ${formatToman(high)}`
  return (
    <NoPriceScale>
      <b className="block strong ink" role="status">
        {isProposed ? proposed : stands ? `کرایهٔ شما ${beside[stands]}` : 'کرایهٔ پیشین این مسیر'}
      </b>
      کرایهٔ {sampleSize === 1 ? 'تنها بار' : `هر ${formatNumber(sampleSize)} بار`} این مسیر در{' '}
      {formatNumber(days)} روز گذشته {rent} بود{basis && `، ${basis}`}.
    </NoPriceScale>
  )
}

/** Where a rent stands among those of the same route: low at the right, the usual part green, a pin on the rent. */
export function PriceScale(props: PriceScaleProps) {
  const { value, sampleSize, days = 30, basis, isProposed = false, ...ticks } = props
  if (millions(ticks.low) === millions(ticks.high)) return <OneRent {...props} days={days} />
  const verdict = value === null ? null : judgePrice(value, ticks)
  const look = verdict === null || isProposed ? 'subtle' : verdict === 'usual' ? 'is-good' : 'is-warning'
  return (
    <div className="edged text-sm price-scale" role="group" aria-label="راهنمای کرایه">
      <div className="top">
        <b className="row strong" role="status">
          <Gauge className={look} />
          {isProposed ? proposed : verdict ? `کرایهٔ شما ${verdicts[verdict]}` : 'کرایهٔ معمول این مسیر'}
        </b>
        <span className="subtle num">
          از {formatNumber(sampleSize)} بار این مسیر در {formatNumber(days)} روز گذشته
          {basis && `، ${basis}`}
        </span>
      </div>
      <div className="scale has-rents">
        <span className="zone" />
        <span className="zone" />
        <span className="zone" />
        {(verdict === 'below' || verdict === 'above') && <span className={`break is-${verdict}`} />}
        {value !== null && <Pin value={value} place={placePrice(value, ticks)} />}
      </div>
      <div className="ticks num">
        {placeTicks(verdict).map((place, index) => (
          <span key={place} style={{ insetInlineStart: `${place}%` }}>
            {millions([ticks.low, ticks.usualFrom, ticks.usualTo, ticks.high][index] ?? 0)}
          </span>
        ))}
      </div>
      <div className="legend">
        <span>دیر پر می‌شود</span>
        <span>معمول، میلیون تومان</span>
        <span>زود پر می‌شود</span>
      </div>
    </div>
  )
}

/** The bubble leans inwards the nearer it is to an end, so that it never hangs out of its box. */
const Pin = ({ value, place }: { value: number; place: number }) => (
  <span
    className="pin"
    style={{ insetInlineStart: `${place}%`, '--lean': `${place - 50}%` } as CSSProperties}
  >
    <b>{millions(value)}</b>
  </span>
)

/** Keeps the place of the scale while there are no rents to show, and says why. */
export const NoPriceScale = ({ children }: { children: ReactNode }) => (
  <div className="edged text-sm price-scale is-empty">
    <p className="muted">{children}</p>
  </div>
)
