/** Rents of a route, toman: the lowest and highest, and the usual part between them. */
export type PriceTicks = { low: number; usualFrom: number; usualTo: number; high: number }
type PriceVerdict = 'below' | 'low' | 'usual' | 'high' | 'above'

/** Where the parts of the scale meet, in per cent. */
const zones = [0, 30, 70, 100] as const
/** How near to an end of the scale a pin comes; what lies beyond the scale stands there, past a break. */
const nearest = 3

/** In: a rent and those of its route. Out: in which part of the scale it lies, or beyond which end. */
export function judgePrice(value: number, { low, usualFrom, usualTo, high }: PriceTicks): PriceVerdict {
  if (value < low) return 'below'
  if (value < usualFrom) return 'low'
  if (value <= usualTo) return 'usual'
  return value <= high ? 'high' : 'above'
}

/** The place of a price on the scale in per cent; what lies beyond it is at its end. */
export function placePrice(value: number, ticks: PriceTicks): number {
  const { low, usualFrom, usualTo, high } = ticks
  const within = (start: number, end: number, from: number, to: number) =>
    from + ((value - start) / Math.max(1, end - start)) * (to - from)
  const place = {
    below: () => zones[0],
    low: () => within(low, usualFrom, zones[0], zones[1]),
    usual: () => within(usualFrom, usualTo, zones[1], zones[2]),
    high: () => within(usualTo, high, zones[2], zones[3]),
    above: () => zones[3],
  }[judgePrice(value, ticks)]()
  return Math.min(100 - nearest, Math.max(nearest, place))
}

/** Where the ends of the scale are labelled: drawn in to the break where the rent lies beyond it. */
export const placeTicks = (verdict: PriceVerdict | null): number[] =>
  zones.map((zone) =>
    zone === 0 && verdict === 'below' ? 10 : zone === 100 && verdict === 'above' ? 90 : zone,
  )

const farBelow = 0.6
const farAbove = 1.6

/** Whether a sum is so far from the one before it that a zero may be missing or too many. */
export const isFarFrom = (value: number, before: number) =>
  isFarOff(value, { usualFrom: before, usualTo: before })

/** Whether a rent is so far outside the usual that a zero may be missing or too many. */
export const isFarOff = (value: number, { usualFrom, usualTo }: Pick<PriceTicks, 'usualFrom' | 'usualTo'>) =>
  value < usualFrom * farBelow || value > usualTo * farAbove
