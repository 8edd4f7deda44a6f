import type { Log } from '../../kernel/log.ts'
import { createMapIr } from './maps.mapir.ts'
import { createOfflineMaps } from './maps.offline.ts'
import { createOsrmAndPhoton } from './maps.osrm.ts'
import { createOutsideMaps } from './maps.outside.ts'
import type { Maps } from './maps.port.ts'
import { openMapService } from './maps.service.ts'
import { placeIndex } from './place-search.ts'

export type MapsSettings =
  | { by: 'mapir'; base: string; key: string }
  | { by: 'osrm'; base: string; searchBase: string }

/** In: who is asked about places and routes, null for our own gazetteer and roads. Out: what asks. */
export function createMaps(settings: MapsSettings | null, log: Pick<Log, 'warn'>): Maps {
  const own = createOfflineMaps()
  if (!settings) return own
  const service =
    settings.by === 'mapir'
      ? createMapIr(openMapService(settings.base), settings.key)
      : createOsrmAndPhoton(openMapService(settings.base), openMapService(settings.searchBase))
  return createOutsideMaps(service, { maps: own, places: placeIndex() }, log)
}
