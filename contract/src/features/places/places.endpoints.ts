import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { id, latitude, longitude, optional, text } from '../../kernel/fields.ts'
import { cityTable, placeTable, provinceTable } from './places.columns.ts'
import { CityRow, PlaceRow, ProvinceRow, RoadMap, RouteFound } from './places.schema.ts'
import { mapsRefusals } from './places.text.ts'

const read = { method: 'GET', effect: 'read' } as const

export const places = {
  listProvinces: endpoint({
    ...read,
    path: '/api/v1/Province/GetAll',
    about: ['place'],
    reply: 'list',
    access: 'public',
    data: ProvinceRow,
    table: provinceTable,
  }),
  listProvincesBare: endpoint({
    ...read,
    path: '/api/HelperApi/GetProvinces',
    about: ['place'],
    reply: 'bare',
    access: 'public',
    data: z.array(ProvinceRow),
  }),
  listCitiesOfProvince: endpoint({
    ...read,
    path: '/api/v1/City/GetCityByProvinceId',
    about: ['place'],
    reply: 'list',
    access: 'public',
    query: z.object({ provinceId: id('استان') }),
    data: CityRow,
    table: cityTable,
  }),
  listCities: endpoint({
    ...read,
    path: '/api/v1/City/GetAllCity',
    about: ['place'],
    reply: 'list',
    access: 'public',
    data: CityRow,
    table: cityTable,
  }),
  findPlaces: endpoint({
    ...read,
    path: '/api/v1/Map/FindPlaces',
    about: ['place', 'hall'],
    reply: 'list',
    byKey: 'all',
    access: 'signedIn',
    query: z.object({
      Text: text('نام شهر', { max: 60 }),
      /** Ours: where a load of this hall may be loaded. */
      LoadHallId: optional(id('سالن')),
    }),
    data: PlaceRow,
    table: placeTable,
  }),
  findNearestPlace: endpoint({
    ...read,
    path: '/api/v1/Place/Nearest',
    about: ['place'],
    reply: 'envelope',
    refusals: [mapsRefusals],
    byKey: 'all',
    access: 'signedIn',
    query: z.object({ Lat: latitude('عرض جغرافیایی'), Long: longitude('طول جغرافیایی') }),
    data: PlaceRow,
  }),
  findRoute: endpoint({
    ...read,
    path: '/api/v1/Map/FindRoute',
    about: ['place'],
    reply: 'envelope',
    refusals: [mapsRefusals],
    byKey: 'all',
    access: 'signedIn',
    query: z.object({
      FromLat: latitude('عرض مبدأ'),
      FromLong: longitude('طول مبدأ'),
      ToLat: latitude('عرض مقصد'),
      ToLong: longitude('طول مقصد'),
    }),
    data: RouteFound,
  }),
  showRoadMap: endpoint({
    ...read,
    path: '/api/v1/Map/RoadMap',
    about: ['place'],
    reply: 'envelope',
    access: 'public',
    data: RoadMap,
  }),
}
