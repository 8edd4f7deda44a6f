import { destinationWithinKm, type FactRefusal } from '@bargah/contract/features/cargos/load-facts.text.ts'
import { greatCircleKm, type Point } from '@bargah/contract/kernel/geo.ts'

type Town = Point & { name: string }
/** Where a load starts or ends: the point, what was typed for it, the towns that this names, and the one nearest to the point. */
export type End = { point: Point; typed: string; named: readonly Town[]; nearest: Town | null }
export type LoadFacts = {
  /** Of a hall's load; a free one starts anywhere. */
  hall: (Point & { name: string; cargoOriginKm: number }) | null
  /** The city of destination, where one is named. */
  city: Town | null
  from: End
  to: End
}

/** Why what a load says of its places cannot be true, and between what; null when it can. */
export function contradictionOf({ hall, city, from, to }: LoadFacts): FactRefusal | null {
  const far = hall && farFromHall(hall, from.point)
  if (far) return far
  const cityKm = city ? greatCircleKm(city, to.point) : 0
  if (city && cityKm > destinationWithinKm)
    return { code: 'destination_far', city: city.name, km: Math.ceil(cityKm) }
  return misnamed('origin', from, null) ?? misnamed('destination', to, city)
}

/** Why a load of a hall may not start at a point, whatever else is said of it; null where it may. */
export function farFromHall(hall: NonNullable<LoadFacts['hall']>, point: Point): FactRefusal | null {
  const km = greatCircleKm(hall, point)
  const withinKm = hall.cargoOriginKm
  return km > withinKm ? { code: 'origin_far', hall: hall.name, km: Math.ceil(km), withinKm } : null
}

/** A text may name many towns, of which one lies by the place; one that names others alone speaks of another place. */
function misnamed(end: 'origin' | 'destination', facts: End, city: Town | null): FactRefusal | null {
  const [other] = facts.named
  const place = endNameOf(facts, city)
  if (place === null) return { code: `${end}_unknown` }
  const isOwn = (town: Town) =>
    greatCircleKm(town, facts.point) <= destinationWithinKm || town.name === city?.name
  return other && !facts.named.some(isOwn) ? { code: `${end}_named`, typed: other.name, place } : null
}

/** The gazetteer's points may be off by 35 km: a town farther than this from a place is another. */
const sameTownKm = 40

/**
 * In: a place, and the city that it was said to be in. Out: what drivers read of it: the nearest of the towns there that
 * its text names; else the city; else the town by which it lies; null far from all.
 */
export function endNameOf({ point, named, nearest }: End, city: Town | null): string | null {
  const [said] = named
    .filter((town) => greatCircleKm(town, point) <= sameTownKm)
    .toSorted((one, other) => greatCircleKm(one, point) - greatCircleKm(other, point))
  return (said ?? city ?? nearest)?.name ?? null
}
