import type { Maps } from './maps.port.ts'
import { nearestPlace, placeIndex, searchPlaces } from './place-search.ts'
import { buildRoadGraph } from './road-graph.ts'
import { computeRoute } from './road-route.ts'

const PLACES_OFFERED = 10
/** Farther from every city than this lies the sea, or another country. */
const FARTHEST_CITY_KM = 100

/** Maps without a network: the gazetteer and the graph of main roads in `server/facts` (decisions §9). */
export function createOfflineMaps(): Maps {
  const places = placeIndex()
  const roads = buildRoadGraph()
  return {
    async findPlaces(text, limit = PLACES_OFFERED) {
      return searchPlaces(places, text, limit)
    },
    async nearestPlace(point) {
      return nearestPlace(places, point, FARTHEST_CITY_KM)
    },
    async route(from, to) {
      return computeRoute(roads, from, to)
    },
  }
}
