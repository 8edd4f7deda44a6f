import * as z from 'zod/mini'
import type { Outside } from '../../kernel/outside.ts'
import { type MapService, MapsUnusable, readJson } from './maps.service.ts'
import { askOsrm } from './osrm-route.ts'

const text = z._default(z.optional(z.string()), '')
const Places = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({ name: text, city: text, county: text, state: text, countrycode: text }),
    }),
  ),
})
/** West, south, east, north of the country: nothing else is asked for. */
const country = '44.0,25.0,63.4,39.8'

/** Any OSRM for the route and any Photon for places, in the names that people there use. */
export function createOsrmAndPhoton(osrm: Outside, photon: Outside): MapService {
  return {
    async findPlaces(typed, limit) {
      const query = { q: typed, lang: 'default', limit: `${limit}`, bbox: country, layer: 'city' }
      const reply = await photon.ask({ method: 'GET', path: '/api', query, mayRepeat: true })
      const said = z.safeParse(Places, readJson(reply))
      if (reply.status !== 200 || !said.success)
        throw new MapsUnusable(`status ${reply.status} without places`)
      return said.data.features
        .filter(({ properties }) => ['', 'IR'].includes(properties.countrycode))
        .map(({ geometry, properties: { name, city, county, state } }) => ({
          name,
          city: city || name,
          county,
          province: state,
          longitude: geometry.coordinates[0],
          latitude: geometry.coordinates[1],
        }))
    },
    route: (from, to) => askOsrm(osrm, { path: '/route/v1/driving' }, [from, to]),
  }
}
