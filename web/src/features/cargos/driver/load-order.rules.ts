import type { CargoCard } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { greatCircleKm, type Point } from '@bargah/contract/kernel/geo.ts'
import { compactText } from '@bargah/contract/kernel/text.ts'
/** An announced or free cargo, as a driver looks at it. */
export type Load = CargoCard
export type LoadOrder = 'pay' | 'perKm' | 'near'

/** In: a load and where the driver is, if known. Out: how far he drives empty to it, as the crow flies, in km. */
export const emptyKm = (load: Load, place: Point | null): number | null =>
  place && greatCircleKm(place, { latitude: load.cargoSourceLat, longitude: load.cargoSourceLong })

/** Whether he is too far away to take it, as the crow flies; not where his place is unknown. */
export const isOutOfRange = (
  { cargoRange, rangeFromLat, rangeFromLong }: Load,
  place: Point | null,
): boolean =>
  cargoRange > 0 &&
  place !== null &&
  greatCircleKm(place, { latitude: rangeFromLat, longitude: rangeFromLong }) > cargoRange

/** What stands in the way of taking a free load now: nothing, its range, or that he has no turn (rules 10.3). */
export const hindranceOf =
  (hasTurn: boolean, place: Point | null) =>
  (load: Load): number =>
    load.needsTurn && !hasTurn ? 2 : Number(isOutOfRange(load, place))

type Compare = (a: Load, b: Load, place: Point | null) => number
const compare: Record<LoadOrder, Compare> = {
  pay: (a, b) => b.netPayToman - a.netPayToman,
  perKm: (a, b) => (b.payPerKmToman ?? 0) - (a.payPerKmToman ?? 0),
  near: (a, b, place) => (emptyKm(a, place) ?? 0) - (emptyKm(b, place) ?? 0),
}

/** Those of the next round, or by `rank`, last; equal ones by age, so that nothing jumps when they are read again. */
export const sortLoads = (
  loads: readonly Load[],
  order: LoadOrder,
  place: Point | null,
  rank: (load: Load) => number = ({ isNextRound }) => Number(isNextRound),
): Load[] => loads.toSorted((a, b) => rank(a) - rank(b) || compare[order](a, b, place) || a.id - b.id)

const searched = (load: Load) =>
  [load.cargoSource, load.cargoDestination, load.kalaDesc, load.transportationCompanyName].map(compactText)

/** In: loads and typed words. Out: those of which route, goods or company hold every word, in any spelling. */
export function searchLoads<L extends Load>(loads: readonly L[], text: string): L[] {
  const words = text.split(/\s+/).map(compactText).filter(Boolean)
  if (words.length === 0) return [...loads]
  return loads.filter((load) => {
    const fields = searched(load)
    return words.every((word) => fields.some((field) => field.includes(word)))
  })
}
