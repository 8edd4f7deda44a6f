import { greatCircleKm } from '@bargah/contract/kernel/geo.ts'
import { MapsError, type Point, type Route } from './maps.port.ts'
import type { RoadPlace } from './road-graph.ts'

/** Where a point meets the main roads, and the side road there. */
type Join = { place: RoadPlace; km: number }
/** The shortest way to a place: from the place before it, or straight from the origin when that is null. */
type Reached = { place: RoadPlace; km: number; hours: number; before: Reached | null }
type Drive = { km: number; hours: number; route: Point[] }

/** A point this near to a place of the graph is that place, and leaves by its roads only. */
const SAME_PLACE_KM = 2
const JOINED_PLACES = 4
const FARTHEST_JOIN_KM = 300
/** Points no farther apart than this may have a side road of their own. */
const LONGEST_SIDE_ROAD_KM = 60
const SIDE_ROAD_WINDING = 1.3
const SIDE_ROAD_KM_PER_HOUR = 50

/** The shortest drive between two points. Throws MapsError 'no-route' when a point is far from every road. */
export function computeRoute(graph: RoadPlace[], from: Point, to: Point): Route {
  const entries = joinsOf(graph, from)
  const exits = joinsOf(graph, to)
  const drives = [...driveBySideRoad(from, to, entries, exits), ...drivesByMainRoads(entries, exits)]
  const [best] = drives.sort((a, b) => a.km - b.km)
  if (!best) throw new MapsError('no-route', 'no road joins the two points')
  return {
    distanceKm: Math.round(best.km),
    durationHours: Math.round(best.hours * 10) / 10,
    line: drawLine(from, best.route, to),
    isStandIn: false,
  }
}

/** The places through which a point may meet the main roads, nearest first. */
function joinsOf(graph: RoadPlace[], point: Point): Join[] {
  const near = graph
    .map((place) => ({ place, crowKm: greatCircleKm(point, place) }))
    .filter((join) => join.crowKm <= FARTHEST_JOIN_KM)
    .sort((a, b) => a.crowKm - b.crowKm)
  const isPlace = near[0] !== undefined && near[0].crowKm <= SAME_PLACE_KM
  return near
    .slice(0, isPlace ? 1 : JOINED_PLACES)
    .map(({ place, crowKm }) => ({ place, km: crowKm * SIDE_ROAD_WINDING }))
}

/** Between two places of the graph its roads decide; other near points may have a road of their own. */
function driveBySideRoad(from: Point, to: Point, entries: Join[], exits: Join[]): Drive[] {
  const [entry] = entries
  const [exit] = exits
  if (!entry || !exit) return []
  const areTwoPlaces = entries.length === 1 && exits.length === 1 && entry.place !== exit.place
  const crowKm = greatCircleKm(from, to)
  if (areTwoPlaces || crowKm > LONGEST_SIDE_ROAD_KM) return []
  const km = crowKm * SIDE_ROAD_WINDING
  return [{ km, hours: km / SIDE_ROAD_KM_PER_HOUR, route: [] }]
}

function drivesByMainRoads(entries: Join[], exits: Join[]): Drive[] {
  const reached = reachFrom(entries)
  return exits.flatMap((exit) => {
    const end = reached.get(exit.place)
    if (!end) return []
    const hours = end.hours + exit.km / SIDE_ROAD_KM_PER_HOUR
    return [{ km: end.km + exit.km, hours, route: routeTo(end) }]
  })
}

/** Dijkstra from all entries at once. The frontier is short, so a plain look at all of it is fast enough. */
function reachFrom(entries: Join[]): Map<RoadPlace, Reached> {
  const reached = new Map<RoadPlace, Reached>()
  const frontier = new Map<RoadPlace, Reached>()
  for (const { place, km } of entries) {
    frontier.set(place, { place, km, hours: km / SIDE_ROAD_KM_PER_HOUR, before: null })
  }
  for (let here = nearestOf(frontier); here; here = nearestOf(frontier)) {
    frontier.delete(here.place)
    reached.set(here.place, here)
    for (const leg of here.place.legs) {
      const km = here.km + leg.km
      const known = reached.get(leg.to) ?? frontier.get(leg.to)
      if (known && known.km <= km) continue
      frontier.set(leg.to, { place: leg.to, km, hours: here.hours + leg.hours, before: here })
    }
  }
  return reached
}

function nearestOf(frontier: Map<RoadPlace, Reached>): Reached | null {
  let nearest: Reached | null = null
  for (const candidate of frontier.values()) {
    if (!nearest || candidate.km < nearest.km) nearest = candidate
  }
  return nearest
}

function routeTo(end: Reached): Point[] {
  const route: Point[] = []
  for (let at: Reached | null = end; at; at = at.before) route.push(at.place)
  return route.reverse()
}

/** The ends as they were given, and between them the places on the way that are not the ends themselves. */
function drawLine(from: Point, route: Point[], to: Point): Point[] {
  const isAnEnd = (point: Point) =>
    greatCircleKm(point, from) <= SAME_PLACE_KM || greatCircleKm(point, to) <= SAME_PLACE_KM
  return [from, ...route.filter((point) => !isAnEnd(point)), to].map(toPoint)
}

const toPoint = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })
