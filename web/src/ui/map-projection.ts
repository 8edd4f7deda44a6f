export type LatLon = readonly [lat: number, lon: number]
export type XY = readonly [x: number, y: number]

const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
const latitudeOf = (rise: number) => (Math.atan(Math.exp(rise)) * 360) / Math.PI - 90
const RADIAN = Math.PI / 180

function boundsOf(points: readonly LatLon[]) {
  const xs = points.map(([, lon]) => lon * RADIAN)
  const ys = points.map(([lat]) => mercator(lat))
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

/** In: points that must be seen, a frame, its padding. Out: functions from latitude and longitude to the frame, and back. */
export function projectInto(points: readonly LatLon[], width: number, height: number, padding: XY) {
  const { left, right, bottom, top } = boundsOf(points)
  const smallest = 0.02
  const scale = Math.min(
    (width - 2 * padding[0]) / Math.max(right - left, smallest),
    (height - 2 * padding[1]) / Math.max(top - bottom, smallest),
  )
  const middle: XY = [(left + right) / 2, (top + bottom) / 2]
  const toFrame = ([lat, lon]: LatLon): XY => [
    round(width / 2 + (lon * RADIAN - middle[0]) * scale),
    round(height / 2 - (mercator(lat) - middle[1]) * scale),
  ]
  const toPlace = ([x, y]: XY): LatLon => [
    latitudeOf(middle[1] + (height / 2 - y) / scale),
    (middle[0] + (x - width / 2) / scale) / RADIAN,
  ]
  return { toFrame, toPlace }
}

/** In: points that must be seen, a frame. Out: the middle of them, and the zoom of a map of tiles at which they fit. */
export function fitZoom(points: readonly LatLon[], { width, height }: { width: number; height: number }) {
  const { left, right, bottom, top } = boundsOf(points)
  const tile = 256 / (2 * Math.PI)
  const zoom = Math.log2(Math.min(width / (tile * (right - left)), height / (tile * (top - bottom))))
  const center: LatLon = [latitudeOf((bottom + top) / 2), (left + right) / 2 / RADIAN]
  return { center, zoom: Math.floor(zoom * 2) / 2 }
}

const round = (value: number) => Math.round(value * 10) / 10

export const pathOf = (points: readonly XY[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x},${y}`).join('')

export const distance = (a: XY, b: XY) => Math.hypot(a[0] - b[0], a[1] - b[1])

/**
 * Where a town's name may stand: above, below, right or left of it, clear of the line driven. In: the name, its
 * point, the line, half the width of a letter. Out: the middle of its baseline, or null when no place is clear.
 */
export function placeName(name: string, [x, y]: XY, line: readonly XY[], letter: number): XY | null {
  const half = (name.length * letter) / 2
  const spots: XY[] = [
    [x, y - letter - 3],
    [x, y + 2 * letter + 6],
    [x + half + 2 * letter, y + 4],
    [x - half - 2 * letter, y + 4],
  ]
  const clear = ([middle, baseline]: XY) =>
    [-half, 0, half].every((shift) => toLine([middle + shift, baseline - 4], line) > letter + 5)
  return spots.find(clear) ?? null
}

function toLine(point: XY, line: readonly XY[]) {
  const legs = line.slice(1).map((end, index) => toLeg(point, line[index] ?? end, end))
  return Math.min(Number.POSITIVE_INFINITY, ...legs)
}

function toLeg([x, y]: XY, [ax, ay]: XY, [bx, by]: XY) {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2
  const along = squared === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
}
