import type { Maps } from './maps.port.ts'
import { buildPlaceIndex, searchPlaces } from './place-search.ts'
import { buildRoadGraph } from './road-graph.ts'
import { computeRoute } from './road-route.ts'

const PLACES_OFFERED = 10

/** Maps without a network: the gazetteer and the graph of main roads in `server/facts` (decisions §9). */
export function createOfflineMaps(): Maps {
  const places = buildPlaceIndex()
  const roads = buildRoadGraph()
  return {
    async findPlaces(text, limit = PLACES_OFFERED) {
      return searchPlaces(places, text, limit)
    },
    async route(from, to) {
      return computeRoute(roads, from, to)
    },
  }
}
