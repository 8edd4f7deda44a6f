import type { Log } from '../../kernel/log.ts'
import { OutsideFault } from '../../kernel/outside.ts'
import type { Maps, Place, Point, Route } from './maps.port.ts'
import { type FoundPlace, type MapService, MapsUnusable } from './maps.service.ts'
import { isWithin, knownCity, type PlaceIndex } from './place-search.ts'
import { remember } from './remember.ts'

const placesOffered = 10
const day = 24 * 60 * 60 * 1000
/** Routes are kept for a day, so that what a form showed is what its declaration is priced by. */
const keptRoutes = { most: 5_000, ms: day }

type Own = { maps: Maps; places: PlaceIndex }

/**
 * A service's maps, with our own in their place whenever it gives nothing of use: a route then says so by `isStandIn`. A
 * place belongs to the city of our gazetteer that it is or lies by, since halls, tariffs and customers go by those.
 */
export function createOutsideMaps(service: MapService, own: Own, log: Pick<Log, 'warn'>): Maps {
  const instead = (what: string, error: unknown) => {
    if (!(error instanceof OutsideFault || error instanceof MapsUnusable)) throw error
    log.warn({ of: 'maps', what, reason: error.reason }, 'our own maps stand in for the service')
  }
  const routes = remember((key) => service.route(...readKey(key)), keptRoutes)
  return {
    nearestPlace: (point) => own.maps.nearestPlace(point),
    byOwnRoads: (from, to) => own.maps.byOwnRoads(from, to),
    placesNamed: (text) => own.maps.placesNamed(text),
    async findPlaces(text, limit = placesOffered, within) {
      if (text.trim() === '') return []
      try {
        const all = toPlaces(own.places, await service.findPlaces(text, limit))
        const found = all.filter((place) => isWithin(place, within))
        if (found.length > 0) return found.slice(0, limit)
      } catch (error) {
        instead('places', error)
      }
      return own.maps.findPlaces(text, limit, within)
    },
    async route(from, to) {
      // points that are none, or far from every road, are refused without asking anybody
      const ours = await own.maps.byOwnRoads(from, to)
      try {
        return rounded(await routes(keyOf(from, to)), from, to)
      } catch (error) {
        instead('route', error)
        return { ...ours, isStandIn: true }
      }
    },
  }
}

const keyOf = (...points: [Point, Point]) =>
  points.map(({ latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`).join(';')

function readKey(key: string): [Point, Point] {
  const [from = Number.NaN, fromLong = Number.NaN, to = Number.NaN, toLong = Number.NaN] = key
    .split(/[,;]/)
    .map(Number)
  return [
    { latitude: from, longitude: fromLong },
    { latitude: to, longitude: toLong },
  ]
}

function rounded(drive: Omit<Route, 'isStandIn'>, from: Point, to: Point): Route {
  return {
    distanceKm: Math.round(drive.distanceKm),
    durationHours: Math.round(drive.durationHours * 10) / 10,
    line: [toPoint(from), ...drive.line, toPoint(to)],
    isStandIn: false,
  }
}

const toPoint = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })

/** What is by no city of ours is left out, and what comes twice comes once. */
function toPlaces(index: PlaceIndex, found: FoundPlace[]): Place[] {
  const places = new Map<string, Place>()
  for (const { name, city, county, province, latitude, longitude } of found) {
    const known = knownCity(index, city || name, { latitude, longitude })
    if (!known || name === '') continue
    places.set(`${name}/${known.cityId}`, {
      cityId: known.cityId,
      name,
      county: withoutKind(county) || known.county,
      province: withoutKind(province) || known.province,
      latitude,
      longitude,
    })
  }
  return [...places.values()]
}

const withoutKind = (name: string) => name.replace(/^(استان|شهرستان)\s+/, '')
