import { openOutside, type Outside, type OutsideReply } from '../../kernel/outside.ts'
import type { Point } from './maps.port.ts'

/** A place as a service words it; empty text where it says nothing. */
export type FoundPlace = Point & { name: string; city: string; county: string; province: string }
export type Drive = { distanceKm: number; durationHours: number; line: Point[] }

/** Throws `OutsideFault` and `MapsUnusable` for nothing of use, `MapsError` 'no-route' where no road joins the points. */
export type MapService = {
  findPlaces(text: string, limit: number): Promise<FoundPlace[]>
  route(from: Point, to: Point): Promise<Drive>
}

/** A service answered, and nothing can be made of it. `reason` is ours: what the service said is not kept. */
export class MapsUnusable extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(`the map service is of no use: ${reason}`)
    this.reason = reason
  }
}

export const openMapService = (base: string): Outside =>
  openOutside({ name: 'سرویس نقشه', base, timeoutMs: 4_000, mostBytes: 2 * 1024 * 1024 })

/** The value in a reply's body. Throws when the service refuses us or says no JSON. */
export function readJson({ status, text }: OutsideReply): unknown {
  if (status === 401 || status === 403) throw new MapsUnusable('key refused')
  if (status === 429) throw new MapsUnusable('asked too often')
  try {
    return JSON.parse(text)
  } catch {
    throw new MapsUnusable(`status ${status} without JSON`)
  }
}
