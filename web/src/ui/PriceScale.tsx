import { Gauge } from 'lucide-react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { classes } from './classes.ts'

type PriceScaleProps = {
  /** Toman: the lowest and highest of the route, and the usual part between them. */
  low: number
  usualFrom: number
  usualTo: number
  high: number
  /** The rent entered, toman. */
  value: number | null
  sampleSize: number
  days?: number
}

const ZONES = [0, 30, 70, 100] as const
const millions = (toman: number) => formatNumber(toman / 1_000_000, { decimals: 1 })

/** Where a rent stands among those of the same route: low at the right, the usual part green, a pin on the rent. */
export function PriceScale(props: PriceScaleProps) {
  const { low, usualFrom, usualTo, high, value, sampleSize, days = 30 } = props
  const ticks = [low, usualFrom, usualTo, high] as const
  const verdict = judge(value, usualFrom, usualTo)
  return (
    <div className={classes('price-scale', verdict.look)} role="group" aria-label="راهنمای کرایه">
      <div className="top">
        <b role="status">
          <Gauge />
          {verdict.text}
        </b>
        <span className="subtle num">
          از {formatNumber(sampleSize)} بار این مسیر در {formatNumber(days)} روز گذشته
        </span>
      </div>
      <div className="zones">
        <span className="zone" />
        <span className="zone" />
        <span className="zone" />
        {value !== null && (
          <span className="pin" style={{ insetInlineStart: `${placeOf(value, ticks)}%` }}>
            <b className="num">{millions(value)}</b>
          </span>
        )}
      </div>
      <div className="ticks num">
        {ticks.map((tick, index) => (
          <span key={ZONES[index]} style={{ insetInlineStart: `${ZONES[index]}%` }}>
            {millions(tick)}
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

function judge(value: number | null, from: number, to: number) {
  if (value === null) return { look: undefined, text: 'کرایهٔ معمول این مسیر' }
  if (value < from) return { look: 'is-off', text: 'کرایهٔ شما کمتر از بازهٔ معمول است' }
  if (value > to) return { look: 'is-off', text: 'کرایهٔ شما بیشتر از بازهٔ معمول است' }
  return { look: 'is-usual', text: 'کرایهٔ شما در بازهٔ معمول است' }
}

/** The place of a price on the scale in per cent, kept a little inside its ends. */
function placeOf(value: number, [low, from, to, high]: readonly [number, number, number, number]) {
  const between = (start: number, end: number, zoneStart: number, zoneEnd: number) =>
    zoneStart + ((value - start) / Math.max(1, end - start)) * (zoneEnd - zoneStart)
  const place =
    value < from
      ? between(low, from, ZONES[0], ZONES[1])
      : value <= to
        ? between(from, to, ZONES[1], ZONES[2])
        : between(to, high, ZONES[2], ZONES[3])
  return Math.min(97, Math.max(3, place))
}
