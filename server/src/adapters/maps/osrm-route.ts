import { greatCircleKm } from '@bargah/contract/kernel/geo.ts'
import * as z from 'zod/mini'
import type { Outside } from '../../kernel/outside.ts'
import { MapsError, type Point } from './maps.port.ts'
import { type Drive, MapsUnusable, readJson } from './maps.service.ts'
import { decodePolyline, thinLine } from './polyline.ts'

const Route = z.object({
  distance: z.number().check(z.gte(0)),
  duration: z.number().check(z.gte(0)),
  geometry: z.string(),
})
const Reply = z.object({ code: z.optional(z.string()), routes: z.optional(z.array(Route)) })

/** As many points as a line on a screen shows. */
const mostPoints = 400
const noRoad = ['NoRoute', 'NoSegment']

/**
 * The drive as a service in OSRM's shape says: `{path}/{lon,lat;lon,lat}`. Throws `MapsError` 'no-route' where it knows
 * none, and `MapsUnusable` for what is no answer: a route shorter than the crow's was measured between other points.
 */
export async function askOsrm(
  service: Outside,
  { path, headers = {} }: { path: string; headers?: Record<string, string> },
  [from, to]: [Point, Point],
): Promise<Drive> {
  const reply = await service.ask({
    method: 'GET',
    path: `${path}/${worded(from)};${worded(to)}`,
    query: { overview: 'full', geometries: 'polyline', steps: 'false' },
    headers,
    mayRepeat: true,
  })
  const said = z.safeParse(Reply, readJson(reply))
  if (!said.success) throw new MapsUnusable('a reply that is not as agreed')
  if (noRoad.includes(said.data.code ?? '')) throw new MapsError('no-route', 'the service knows no road')
  const [route] = said.data.routes ?? []
  if (reply.status !== 200 || !route) throw new MapsUnusable(`status ${reply.status} without a route`)
  return readRoute(route, from, to)
}

const worded = ({ latitude, longitude }: Point) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`

function readRoute({ distance, duration, geometry }: z.output<typeof Route>, from: Point, to: Point): Drive {
  const line = decodePolyline(geometry)
  if (!line || line.length < 2) throw new MapsUnusable('a line that is none')
  const distanceKm = distance / 1000
  if (distanceKm < greatCircleKm(from, to) * 0.9 - 1)
    throw new MapsUnusable('a route shorter than the crow’s')
  return { distanceKm, durationHours: duration / 3600, line: thinLine(line, mostPoints) }
}
