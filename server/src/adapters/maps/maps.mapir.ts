import * as z from 'zod/mini'
import type { Outside } from '../../kernel/outside.ts'
import { type MapService, MapsUnusable, readJson } from './maps.service.ts'
import { askOsrm } from './osrm-route.ts'

const text = z._default(z.nullish(z.string()), '')
const Places = z.object({
  value: z.array(
    z.object({
      title: text,
      city: text,
      county: text,
      province: text,
      geom: z.object({ coordinates: z.tuple([z.coerce.number(), z.coerce.number()]) }),
    }),
  ),
})

/** map.ir: places by its search, the route in OSRM's shape; its key goes in a header. */
export function createMapIr(service: Outside, key: string): MapService {
  const headers = { 'x-api-key': key }
  return {
    async findPlaces(typed, limit) {
      const json = { text: typed, $select: 'city' }
      const path = '/search/v2/autocomplete'
      const reply = await service.ask({ method: 'POST', path, headers, json, mayRepeat: true })
      const said = z.safeParse(Places, readJson(reply))
      if (reply.status !== 200 || !said.success)
        throw new MapsUnusable(`status ${reply.status} without places`)
      return said.data.value.slice(0, limit).map(({ geom, ...row }) => ({
        name: row.title || row.city || '',
        city: row.city ?? '',
        county: row.county ?? '',
        province: row.province ?? '',
        longitude: geom.coordinates[0],
        latitude: geom.coordinates[1],
      }))
    },
    route: (from, to) => askOsrm(service, { path: '/routes/route/v1/driving', headers }, [from, to]),
  }
}
