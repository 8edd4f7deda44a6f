/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number }

const earthRadiusKm = 6371.0088

/** Kilometres between two points as the crow flies. */
export function greatCircleKm(a: Point, b: Point): number {
  const rise = Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2
  const run = Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2
  const between = rise + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * run
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(between)))
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180
