import { declareRefusals } from '@bargah/contract/features/cargos/cargos.text.ts'
import { fieldOfFact, sayFactRefusal } from '@bargah/contract/features/cargos/load-facts.text.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { type Maps, MapsError } from '../../adapters/maps/maps.port.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { Refusal } from '../../kernel/errors.ts'
import { findCity, worded } from '../places/places.api.ts'
import { contradictionOf, type End, type LoadFacts, endNameOf } from './load-facts.rules.ts'

export type RouteLength = { distanceKm: number; durationHours: number }
/** What is said of where a load goes; without a point of its own the destination is the city. */
export type SaidPlaces = {
  origin: string
  destination: string
  destinationCityId?: number | null
  originLatitude: number
  originLongitude: number
  destinationLatitude?: number
  destinationLongitude?: number
}
/** Where a load goes: its ends, and what drivers read of them, with what was typed beside where that says more. */
export type Places = Pick<LoadFacts, 'city' | 'from' | 'to'> & {
  names: { origin: string; originAddress: string; destination: string; destinationAddress: string }
}

/** Finds what is said of a load's places in the gazetteer. Nothing of it is refused yet but a city that is not there. */
export async function findPlaces(db: Db | Tx, maps: Maps, said: SaidPlaces): Promise<Places> {
  const cityId = said.destinationCityId ?? undefined
  const city = cityId === undefined ? null : ((await findCity(db, cityId)) ?? null)
  const point = pointAt(said.destinationLatitude, said.destinationLongitude) ?? city
  if (!point) throw new Refusal('city_unknown', declareRefusals.city_unknown, { field: 'CityDestinationId' })
  const start = { latitude: said.originLatitude, longitude: said.originLongitude }
  const from = await endAt(maps, start, said.origin)
  const to = await endAt(maps, { latitude: point.latitude, longitude: point.longitude }, said.destination)
  const origin = endNameOf(from, null) ?? said.origin
  const destination = endNameOf(to, city) ?? said.destination
  return {
    city,
    from,
    to,
    names: {
      origin,
      originAddress: said.origin === origin ? '' : said.origin,
      destination,
      destinationAddress: said.destination === destination ? '' : said.destination,
    },
  }
}

/** In: what was sent of a point. Out: it, once both are said. */
export const pointAt = (latitude: number | undefined, longitude: number | undefined): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

type Stored = Required<SaidPlaces> & { originAddress: string; destinationAddress: string }

/** What a declared load says of its places, as it was typed. */
export const saidOf = (cargo: Stored): SaidPlaces => ({
  ...cargo,
  origin: cargo.originAddress || cargo.origin,
  destination: cargo.destinationAddress || cargo.destination,
})

export const endsOf = (cargo: Stored): { from: Point; to: Point } => ({
  from: { latitude: cargo.originLatitude, longitude: cargo.originLongitude },
  to: { latitude: cargo.destinationLatitude, longitude: cargo.destinationLongitude },
})

const endAt = async (maps: Maps, point: Point, typed: string): Promise<End> => ({
  point,
  typed,
  named: maps.placesNamed(typed),
  nearest: await maps.nearestPlace(point),
})

/** Refuses what contradicts itself, beside the field that says it. `hall` is that of a hall's load. */
export function refuseContradiction(places: Places, hall: LoadFacts['hall'] | undefined): void {
  const refusal = contradictionOf({ ...places, hall: hall ?? null })
  if (refusal) throw new Refusal(refusal.code, sayFactRefusal(refusal), { field: fieldOfFact(refusal) })
}

/** The route by road as the maps measure it; our own roads stand behind a service that is away. */
export async function measureRoute(
  maps: Maps,
  { from, to }: { from: Point; to: Point },
): Promise<RouteLength> {
  try {
    const { distanceKm, durationHours } = await routeOf(maps, from, to)
    return { distanceKm, durationHours }
  } catch (error) {
    throw worded(error)
  }
}

const routeOf = (maps: Maps, from: Point, to: Point) =>
  maps.route(from, to).catch((error: unknown) => {
    if (!(error instanceof MapsError) || error.reason !== 'unavailable') throw error
    return maps.byOwnRoads(from, to)
  })
