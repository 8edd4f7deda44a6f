import { places } from '@bargah/contract/features/places/places.endpoints.ts'
import type { RoadMap } from '@bargah/contract/features/places/places.schema.ts'
import { mapsRefusals } from '@bargah/contract/features/places/places.text.ts'
import type { Maps, Place, Within } from '../../adapters/maps/maps.port.ts'
import type { Db } from '../../kernel/database.ts'
import { mustFind, Refusal } from '../../kernel/errors.ts'
import { lookup, routes, whole } from '../../kernel/routes.ts'
import { findHall } from '../halls/halls.api.ts'
import { listCities, listProvinces } from './places.views.ts'
import { worded } from './worded.ts'

type Parts = { maps: Maps; roadMap: RoadMap }

export const placesRoutes = ({ maps, roadMap }: Parts) =>
  routes(places, {
    listProvinces: lookup('cities', readProvinces),
    listProvincesBare: lookup('cities', readProvinces),
    listCitiesOfProvince: async ({ db }, { query }) =>
      whole((await listCities(db, query.provinceId)).map(presentCity)),
    listCities: lookup('cities', async (db) => (await listCities(db)).map(presentCity)),
    findPlaces: async ({ db }, { query: { Text, LoadHallId } }) => {
      const within = LoadHallId === undefined ? undefined : await loadingCircleOf(db, LoadHallId)
      return whole((await asked(maps.findPlaces(Text, undefined, within))).map(presentPlace))
    },
    findNearestPlace: async (_call, { query: { Lat, Long } }) => {
      const place = await asked(maps.nearestPlace({ latitude: Lat, longitude: Long }))
      if (!place) throw new Refusal('no_place', mapsRefusals.no_place)
      return presentPlace(place)
    },
    findRoute: async (_call, { query }) => {
      const from = { latitude: query.FromLat, longitude: query.FromLong }
      const to = { latitude: query.ToLat, longitude: query.ToLong }
      const { line, ...route } = await asked(maps.route(from, to))
      const drawn = line.map(({ latitude, longitude }): [number, number] => [latitude, longitude])
      return { ...route, line: drawn }
    },
    showRoadMap: lookup(null, () => roadMap),
  })

async function loadingCircleOf(db: Db, hallId: number): Promise<Within> {
  const hall = await mustFind(findHall(db, hallId), 'سالنی با این مشخصات')
  return { centre: { latitude: hall.latitude, longitude: hall.longitude }, km: hall.cargoOriginKm }
}

const readProvinces = async (db: Db) => (await listProvinces(db)).map(presentProvince)

/** Waits for a maps call; what it throws becomes a sentence. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw worded(error)
  }
}

type Named = { id: number; name: string }
const presentProvince = ({ id, name }: Named) => ({ provinceId: id, provinceName: name })
const presentCity = ({ id, name, provinceId }: Named & { provinceId: number }) => ({
  cityId: id,
  cityName: name,
  provinceId,
})
const presentPlace = ({ cityId, name, county, province, latitude, longitude }: Place) => ({
  cityId,
  cityName: name,
  county,
  provinceName: province,
  latitude,
  longitude,
})
