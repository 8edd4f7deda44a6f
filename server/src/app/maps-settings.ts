import type * as z from 'zod/mini'
import type { MapsSettings } from '../adapters/maps/create-maps.ts'
import type { TileSettings } from '../adapters/maps/tiles.ts'
import { choiceOr, matching, text, url, whole } from './setting.ts'

export const mapsEnvironment = {
  MAP: choiceOr(['on', 'off'], 'on', { means: '`off`: no screen shows a map, its fields stand alone' }),
  MAPS_PROVIDER: choiceOr(['builtin', 'mapir', 'osrm'], 'builtin', {
    means: 'who finds places and routes; `builtin` is our own gazetteer and road graph',
  }),
  MAPS_URL: url({ unset: '`https://map.ir` with `mapir`', means: 'the address of map.ir, or of OSRM' }),
  MAPS_KEY: text({ means: 'the key of map.ir' }),
  MAPS_SEARCH_URL: url({ means: 'the address of Photon, which `osrm` needs for searches' }),
  TILES_URL: matching(
    'the URL of a tile, with {z}, {x} and {y} in it',
    (given) => URL.canParse(given) && ['{z}', '{x}', '{y}'].every((part) => given.includes(part)),
    {
      unset: 'none: roads are drawn',
      means: 'where the tiles of a raster map come from; `{key}` stands where the key goes',
    },
  ),
  TILES_KEY: text({ means: 'the key of the tiles; without a `{key}` it goes in the header `x-api-key`' }),
  TILES_CREDIT: matching('text of at most 120 characters', (given) => given.length <= 120, {
    means: 'whose map it is, as its terms want it named; goes with `TILES_URL`',
  }),
  TILES_ZOOM: whole({ from: 8, to: 19, plain: 16, means: 'the nearest zoom level of the tiles' }),
}
type Environment = z.infer<z.ZodMiniObject<typeof mapsEnvironment>>

/** In: the settings of maps. Out: who is asked, null for our own. Throws a sentence that names the variable. */
export function readMapsSettings(data: Environment): MapsSettings | null {
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
export function readTileSettings(data: Environment): TileSettings | null {
  if (!data.TILES_URL || data.MAP === 'off') return null
  if (!data.TILES_CREDIT) throw new Error('TILES_CREDIT: whose map it is, as its terms want it named')
  return { url: data.TILES_URL, key: data.TILES_KEY, credit: data.TILES_CREDIT, mostZoom: data.TILES_ZOOM }
}
