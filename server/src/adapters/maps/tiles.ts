import { openOutside, OutsideFault } from '../../kernel/outside.ts'
import { remember } from './remember.ts'

/** `url` has {z}, {x}, {y}, and {key} where the key goes; without that a key goes in a header. */
export type TileSettings = { url: string; key: string | undefined; credit: string; mostZoom: number }
export type TileAt = { z: number; x: number; y: number }
export type Tile = { type: string; bytes: Buffer }

/** Pictures of a map, 256 pixels wide. */
export type Tiles = {
  /** Out: null where there is none: beyond the zooms, out of the country, or not known to the service. Throws `OutsideFault`. */
  tile(at: TileAt): Promise<Tile | null>
}

const name = 'سرویس نقشه'
const leastZoom = 4
/** West, east, south, north: the country and a margin, so that nobody looks at the rest of the world through us. */
const seen = { west: 42, east: 66, south: 22, north: 42 }
/** Pictures that are kept in memory: 100 MB at most. */
const kept = { most: 800, ms: 7 * 24 * 60 * 60 * 1000 }
const mostBytes = 128 * 1024

/** Only the tile's own numbers go out, with our key: nothing of whoever looks at it. */
export function openTiles(settings: TileSettings): Tiles {
  const { origin } = new URL(settings.url)
  const service = openOutside({ name, base: origin, timeoutMs: 8_000, mostBytes })
  const inHeader = settings.key !== undefined && !settings.url.includes('{key}')
  const headers: Record<string, string> = inHeader ? { 'x-api-key': settings.key ?? '' } : {}
  const ask = remember(async (path) => {
    const { status, bytes } = await service.askBytes({ method: 'GET', path, headers, mayRepeat: true })
    if (status === 404 || status === 204) return null
    const type = typeOf(bytes)
    if (status !== 200 || !type) throw new OutsideFault(name, 'failed')
    return { type, bytes }
  }, kept)
  return {
    tile: async (at) => (isSeen(at, settings.mostZoom) ? ask(pathOf(settings, at)) : null),
  }
}

function pathOf({ url, key = '' }: TileSettings, { z, x, y }: TileAt): string {
  const parts: Record<string, string> = { z: `${z}`, x: `${x}`, y: `${y}`, key: encodeURIComponent(key) }
  return url
    .slice(new URL(url).origin.length)
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole)
}

/** Whether a tile is of our zooms and shows something of the country. */
function isSeen({ z, x, y }: TileAt, mostZoom: number): boolean {
  if (![z, x, y].every(Number.isInteger) || z < leastZoom || z > mostZoom) return false
  const [west, east] = [longitudeOf(x, z), longitudeOf(x + 1, z)]
  const [north, south] = [latitudeOf(y, z), latitudeOf(y + 1, z)]
  return west < seen.east && east > seen.west && south < seen.north && north > seen.south
}

const longitudeOf = (x: number, z: number) => (x / 2 ** z) * 360 - 180
const latitudeOf = (y: number, z: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI

/** The kind of a picture by its first bytes, whatever the service calls it; null when it is none. */
function typeOf(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 12).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null
}
