import {
  type LandLine,
  readLand,
  type RoadEdge,
  readRoadEdges,
  readRoadNodes,
  type Terrain,
} from '../../kernel/facts.ts'
import { greatCircleKm } from '@bargah/contract/kernel/geo.ts'
import type { Point } from './maps.port.ts'

/** A place where main roads meet, with every way out of it. */
export type RoadPlace = Point & { name: string; legs: Leg[] }
export type Leg = { to: RoadPlace; km: number; hours: number }
/** The main roads as a picture: nodes as name, latitude, longitude; edges as pairs of indices of nodes. */
export type RoadMap = {
  nodes: [name: string, latitude: number, longitude: number][]
  edges: [number, number][]
  /** Rings of coasts, those of water within land too, and lines of the country's borders. */
  land: LandLine['line'][]
  borders: LandLine['line'][]
  isShown: boolean
  tiles: { credit: string; mostZoom: number } | null
}

type Shown = Pick<RoadMap, 'isShown' | 'tiles'>

const WINDING: Record<Terrain, number> = { plain: 1.12, hills: 1.22, mountain: 1.4 }
const SPEED_KM_PER_HOUR: Record<Terrain, number> = { plain: 60, hills: 50, mountain: 40 }

/** Builds the graph from the facts, each road both ways. Throws when a road names a place that is none. */
export function buildRoadGraph(): RoadPlace[] {
  const places = new Map(readRoadNodes().map((node) => [node.name, { ...node, legs: [] as Leg[] }]))
  for (const edge of readRoadEdges()) {
    const from = places.get(edge.from)
    const to = places.get(edge.to)
    if (!from || !to) throw new Error(`a road joins an unknown place: ${edge.from} – ${edge.to}`)
    const km = legKm(edge, from, to)
    const hours = km / SPEED_KM_PER_HOUR[edge.terrain]
    from.legs.push({ to, km, hours })
    to.legs.push({ to: from, km, hours })
  }
  return [...places.values()]
}

function legKm(edge: RoadEdge, from: Point, to: Point): number {
  return edge.km ?? greatCircleKm(from, to) * WINDING[edge.terrain]
}

/**
 * The whole graph and the land under it for drawing a background map; coordinates to 3 decimals of a degree, about 100 m. `isShown` and
 * `tiles` are the settings' word on whether screens show a map, and whether by pictures.
 */
export function roadMap({ isShown, tiles }: Shown = { isShown: true, tiles: null }): RoadMap {
  const nodes = readRoadNodes()
  const indexOf = new Map(nodes.map((node, index) => [node.name, index]))
  const index = (name: string) => indexOf.get(name) ?? -1
  return {
    nodes: nodes.map((node) => [node.name, toThreeDecimals(node.latitude), toThreeDecimals(node.longitude)]),
    edges: readRoadEdges().map((edge) => [index(edge.from), index(edge.to)]),
    land: readLand().flatMap(({ kind, line }) => (kind === 'border' ? [] : [line])),
    borders: readLand().flatMap(({ kind, line }) => (kind === 'border' ? [line] : [])),
    isShown,
    tiles: tiles && { credit: tiles.credit, mostZoom: tiles.mostZoom },
  }
}

const toThreeDecimals = (degrees: number) => Math.round(degrees * 1000) / 1000
