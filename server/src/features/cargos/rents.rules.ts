/** A load of the same route: toman per truck, kg per truck, km. */
export type PastLoad = { rentToman: number; weightKg: number; distanceKm: number }
/** The load that is being declared, as far as it is known. */
type Asked = { weightKg?: number; distanceKm?: number }

type Rents = {
  sample: number
  low: number
  usualFrom: number
  usualTo: number
  high: number
  /** The loads weighed otherwise: their rents stand here by tonne-kilometre, for the weight and route of this one. */
  byTonneKm: boolean
}

/** Loads weigh alike within this part of the weight; of as few as these alone nothing usual is said. */
const alikeWithin = 0.2
export const fewestAlike = 5
/** By tonne-kilometre nothing is said of a weight under half the lightest that was carried, or over the heaviest by a fifth. */
const reach = { down: 0.5, up: 1.2 }

/**
 * In: loads of a route, and the weight and route that are asked for. Out: both ends and the middle half of their rents per
 * truck (toman): of those that weigh alike where there are enough, else of all by tonne-kilometre; null of none,
 * and for a weight far from all that were carried.
 */
export function computeRents(loads: readonly PastLoad[], { weightKg, distanceKm }: Asked): Rents | null {
  const alike = weightKg === undefined ? loads : loads.filter((load) => isAlike(load.weightKg, weightKg))
  const byTonneKm = weightKg !== undefined && alike.length < loads.length && alike.length < fewestAlike
  if (byTonneKm && isFarFromAll(loads, weightKg)) return null
  const rents = byTonneKm
    ? loads.map((load) => rentFor(load, weightKg, distanceKm || load.distanceKm))
    : alike.map((load) => load.rentToman)
  return rents.length === 0 ? null : { ...spread(rents), byTonneKm }
}

function isFarFromAll(loads: readonly PastLoad[], asked: number): boolean {
  const weights = loads.map(({ weightKg }) => weightKg)
  return asked < Math.min(...weights) * reach.down || asked > Math.max(...weights) * reach.up
}

const isAlike = (weightKg: number, asked: number) => Math.abs(weightKg - asked) <= asked * alikeWithin

/** What a load's rent by tonne-kilometre comes to for another weight and route. */
const rentFor = (load: PastLoad, weightKg: number, distanceKm: number) =>
  Math.round((load.rentToman * weightKg * distanceKm) / (load.weightKg * Math.max(1, load.distanceKm)))

function spread(rents: readonly number[]) {
  const sorted = rents.toSorted((a, b) => a - b)
  const at = (part: number) => {
    const place = part * (sorted.length - 1)
    const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
    return Math.round(below + (above - below) * (place % 1))
  }
  return { sample: sorted.length, low: at(0), usualFrom: at(0.25), usualTo: at(0.75), high: at(1) }
}
