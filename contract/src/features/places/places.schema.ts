import * as z from 'zod/mini'
import { rowOf } from '../../kernel/rows.ts'
import { cityTable, placeTable, provinceTable } from './places.columns.ts'

export const ProvinceRow = rowOf(provinceTable)
export const CityRow = rowOf(cityTable)

export const PlaceRow = rowOf(placeTable)
export type PlaceRow = z.output<typeof PlaceRow>

/**
 * Road distance in whole kilometres, driving time in hours, and the line to draw as `[latitude, longitude]` pairs.
 * `isStandIn`: the map service was away, and our own roads measured the route (`standInRoute`).
 */
export const RouteFound = z.object({
  distanceKm: z.number(),
  durationHours: z.number(),
  line: z.array(z.tuple([z.number(), z.number()])),
  isStandIn: z.boolean(),
})

const Line = z.array(z.tuple([z.number(), z.number()]))

/**
 * The main roads of the country for drawing a map without tiles: `[name, latitude, longitude]` and index pairs; and under
 * them rings of coasts, those of lakes and seas within land too, and the country's borders, as `[latitude, longitude]`.
 */
export const RoadMap = z.object({
  nodes: z.array(z.tuple([z.string(), z.number(), z.number()])),
  edges: z.array(z.tuple([z.number(), z.number()])),
  land: z.array(Line),
  borders: z.array(Line),
  /** Whether screens show a map at all; without one fields stand alone. */
  isShown: z.boolean(),
  /** Pictures of the map at `/tiles/{z}/{x}/{y}`, with whose they are; null where roads are drawn instead. */
  tiles: z.nullable(z.object({ credit: z.string(), mostZoom: z.number() })),
})
export type RoadMap = z.output<typeof RoadMap>
