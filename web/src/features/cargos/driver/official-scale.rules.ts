import { type PriceTicks, placePrice } from '../../../ui/price-scale.rules.ts'

/** What loads of the same route paid, toman: of how many, in how many days. */
export type Rents = PriceTicks & { sample: number; days: number }

export type RentOnScale = { low: number; high: number; rentAt: number; officialAt: number }

/** How far beyond the two the scale reaches where nothing else is known of the route. */
const beyond = 0.15
/** How near to an end a mark comes, in per cent. */
const nearest = 3

/** In: a rent, the official one, and those of the route where they are known. Out: the scale's ends, and both places in per cent. */
export function placeOnScale(rent: number, official: number, rents: Rents | null): RentOnScale {
  if (rents)
    return {
      low: rents.low,
      high: rents.high,
      rentAt: placePrice(rent, rents),
      officialAt: placePrice(official, rents),
    }
  const low = Math.min(rent, official) * (1 - beyond)
  const high = Math.max(rent, official) * (1 + beyond)
  const place = (toman: number) =>
    Math.min(100 - nearest, Math.max(nearest, ((toman - low) / (high - low)) * 100))
  return { low, high, rentAt: place(rent), officialAt: place(official) }
}
