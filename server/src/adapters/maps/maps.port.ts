import type { Point } from '@bargah/contract/kernel/geo.ts'

export type { Point } from '@bargah/contract/kernel/geo.ts'

/** A city of the gazetteer, as offered for what was typed. `cityId` is the gazetteer's id. */
export type Place = Point & { cityId: number; name: string; province: string; county: string }

/**
 * A drive by road: whole kilometres, hours with one decimal, and the points to draw it by with both ends. `isStandIn`: the
 * service that should have been asked gave no answer, and our own roads measured the route.
 */
export type Route = { distanceKm: number; durationHours: number; line: Point[]; isStandIn: boolean }

/** Round a point, as the crow flies. */
export type Within = { centre: Point; km: number }

/** City search and road distance (rules 15.2). */
export interface Maps {
  /**
   * Cities for what was typed, best first, at most `limit` (10 when not given), where it is said within a circle; nothing
   * found is [].
   * Throws MapsError 'unavailable' when the service cannot be reached or refuses us.
   */
  findPlaces(text: string, limit?: number, within?: Within): Promise<Place[]>
  /** The cities of our gazetteer that a text names, each that bears such a name; none is []. Asks nobody outside. */
  placesNamed(text: string): Place[]
  /** The city nearest to a point, or null where none is within 100 km. Throws as `findPlaces` does. */
  nearestPlace(point: Point): Promise<Place | null>
  /** Throws MapsError 'no-route' when no road joins the points, 'unavailable' when the service cannot be reached or refuses us. */
  route(from: Point, to: Point): Promise<Route>
  /** The same by our own roads, which are never away. */
  byOwnRoads(from: Point, to: Point): Promise<Route>
}

/** Why a maps call gave no answer; the caller words it for the person. */
export class MapsError extends Error {
  readonly reason: 'unavailable' | 'no-route'
  constructor(reason: 'unavailable' | 'no-route', message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
    this.name = 'MapsError'
  }
}
