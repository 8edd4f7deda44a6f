import type { Point } from './maps.port.ts'

/** In: a line in the encoded polyline format at precision 5, as OSRM writes it. Out: its points, or null when it is none. */
export function decodePolyline(text: string): Point[] | null {
  const steps = readNumbers(text)
  if (!steps || steps.length % 2 !== 0) return null
  let [latitude, longitude] = [0, 0]
  const line: Point[] = []
  for (let at = 0; at < steps.length; at += 2) {
    latitude += steps[at] ?? 0
    longitude += steps[at + 1] ?? 0
    line.push({ latitude: latitude / 1e5, longitude: longitude / 1e5 })
  }
  return line.every(({ latitude: y, longitude: x }) => Math.abs(y) <= 90 && Math.abs(x) <= 180) ? line : null
}

/** Each number is written in groups of five bits, the lowest first; the lowest bit of all is its sign. */
function readNumbers(text: string): number[] | null {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const letter of text) {
    const group = letter.charCodeAt(0) - 63
    if (group < 0 || group > 63 || shift > 25) return null
    value |= (group & 31) << shift
    shift += 5
    if (group >= 32) continue
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return shift === 0 ? numbers : null
}

/** A line of at most `most` points that strays as little as it can from the one given; the ends stay. */
export function thinLine(line: Point[], most: number): Point[] {
  let thin = line
  for (let strayKm = 0.1; thin.length > most; strayKm *= 2) thin = withinStray(line, strayKm / kmPerDegree)
  return thin
}

const kmPerDegree = 111

/** Douglas and Peucker: of what lies between two points that stay, the farthest from their line stays too. */
function withinStray(line: Point[], stray: number): Point[] {
  const stays = new Set([0, line.length - 1])
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [start, end] = span
    const farthest = farthestFrom(line, start, end)
    if (farthest.by <= stray) continue
    stays.add(farthest.at)
    spans.push([start, farthest.at], [farthest.at, end])
  }
  return line.filter((_, at) => stays.has(at))
}

function farthestFrom(line: Point[], start: number, end: number): { at: number; by: number } {
  const [a, b] = [line[start], line[end]]
  let farthest = { at: start, by: 0 }
  for (let at = start + 1; at < end; at++) {
    const point = line[at]
    if (!a || !b || !point) continue
    const by = degreesFrom(point, a, b)
    if (by > farthest.by) farthest = { at, by }
  }
  return farthest
}

/** How far a point lies from the stretch between two others, in degrees of latitude; a degree of longitude is shorter. */
function degreesFrom(point: Point, a: Point, b: Point): number {
  const narrow = Math.cos((a.latitude * Math.PI) / 180)
  const [x, y] = [(point.longitude - a.longitude) * narrow, point.latitude - a.latitude]
  const [dx, dy] = [(b.longitude - a.longitude) * narrow, b.latitude - a.latitude]
  const squared = dx * dx + dy * dy
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / squared))
  return Math.hypot(x - along * dx, y - along * dy)
}
