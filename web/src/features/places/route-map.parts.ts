/** The map of a route: fetched with what shows one. */
export { useRoadMap } from './road-map.queries.ts'
export { RouteOnMap } from './RouteOnMap.tsx'
