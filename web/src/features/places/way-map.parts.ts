/** The map of a way: fetched with what shows one. */
export { useRoadMap } from './road-map.queries.ts'
export { WayMap } from './WayMap.tsx'
