import type { Maps, Point } from './maps.port.ts'
import { placesNamed } from './places-named.ts'
import { nearestPlace, placeIndex, placesIn, searchPlaces } from './place-search.ts'
import { buildRoadGraph } from './road-graph.ts'
import { computeRoute } from './road-route.ts'

const PLACES_OFFERED = 10
/** Farther from every city than this lies the sea, or another country. */
const FARTHEST_CITY_KM = 100

/** Maps without a network: the gazetteer and the graph of main roads in `server/facts` (rules 15.2). */
export function createOfflineMaps(): Maps {
  const places = placeIndex()
  const roads = buildRoadGraph()
  const route = async (from: Point, to: Point) => computeRoute(roads, from, to)
  return {
    async findPlaces(text, limit = PLACES_OFFERED, within) {
      return searchPlaces(placesIn(places, within), text, limit)
    },
    placesNamed: (text) => placesNamed(places, text),
    async nearestPlace(point) {
      return nearestPlace(places, point, FARTHEST_CITY_KM)
    },
    route,
    byOwnRoads: route,
  }
}
