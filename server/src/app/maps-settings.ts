import * as z from 'zod/mini'
import type { MapsSettings } from '../adapters/maps/create-maps.ts'
import type { TileSettings } from '../adapters/maps/tiles.ts'

const providers = ['builtin', 'mapir', 'osrm'] as const
const url = (name: string) =>
  z.optional(z.string().check(z.refine((text) => URL.canParse(text), { error: `${name} must be a URL` })))

export const mapsEnvironment = {
  MAP: z._default(z.enum(['on', 'off'], { error: 'MAP is on or off' }), 'on'),
  MAPS_PROVIDER: z._default(
    z.enum(providers, { error: 'MAPS_PROVIDER is builtin, mapir or osrm' }),
    'builtin',
  ),
  MAPS_URL: url('MAPS_URL'),
  MAPS_KEY: z.optional(z.string()),
  MAPS_SEARCH_URL: url('MAPS_SEARCH_URL'),
  TILES_URL: z.optional(
    z.string().check(
      z.refine((text) => URL.canParse(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), {
        error: 'TILES_URL is the URL of a tile, with {z}, {x} and {y} in it',
      }),
    ),
  ),
  TILES_KEY: z.optional(z.string()),
  TILES_CREDIT: z.optional(z.string().check(z.maxLength(120))),
  TILES_ZOOM: z._default(
    z.coerce.number().check(
      z.refine((zoom) => Number.isInteger(zoom) && zoom >= 8 && zoom <= 19, {
        error: 'TILES_ZOOM must be a whole number from 8 to 19',
      }),
    ),
    16,
  ),
}
const Environment = z.object(mapsEnvironment)

/** In: the settings of maps. Out: who is asked, null for our own. Throws a sentence that names the variable. */
export function readMapsSettings(data: z.output<typeof Environment>): MapsSettings | null {
  if (data.MAPS_PROVIDER === 'builtin') return null
  if (data.MAPS_PROVIDER === 'mapir') {
    if (!data.MAPS_KEY) throw new Error('MAPS_KEY: map.ir asks for a key')
    return { by: 'mapir', base: data.MAPS_URL ?? 'https://map.ir', key: data.MAPS_KEY }
  }
  if (!data.MAPS_URL || !data.MAPS_SEARCH_URL)
    throw new Error(
      'MAPS_PROVIDER=osrm asks for MAPS_URL, where OSRM is, and MAPS_SEARCH_URL, where Photon is',
    )
  return { by: 'osrm', base: data.MAPS_URL, searchBase: data.MAPS_SEARCH_URL }
}

/** In: the settings of tiles. Out: where they come from, null for the drawn map. Throws a sentence that names the variable. */
export function readTileSettings(data: z.output<typeof Environment>): TileSettings | null {
  if (!data.TILES_URL || data.MAP === 'off') return null
  if (!data.TILES_CREDIT) throw new Error('TILES_CREDIT: whose map it is, as its terms want it named')
  return { url: data.TILES_URL, key: data.TILES_KEY, credit: data.TILES_CREDIT, mostZoom: data.TILES_ZOOM }
}
