import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, useListener } from '../../../test/listener.ts'
import { createMaps, type MapsSettings } from './create-maps.ts'
import { createOfflineMaps } from './maps.offline.ts'

const service = useListener()
const urlAsked = () => new URL(service.asked[0]?.url ?? '', service.base)
let warned: object[] = []
beforeEach(() => {
  warned = []
})

const log = { warn: (about: object) => void warned.push(about) }
const settings: Record<'mapir' | 'osrm', () => MapsSettings> = {
  mapir: () => ({ by: 'mapir', base: service.base, key: 'the key' }),
  osrm: () => ({ by: 'osrm', base: service.base, searchBase: `${service.base}/photon` }),
}
const open = (by: 'mapir' | 'osrm') => createMaps(settings[by](), log)
const json = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) })

const tehran = { latitude: 35.6944, longitude: 51.4215 }
const qom = { latitude: 34.6401, longitude: 50.8764 }
/** Three points, as the format's own description encodes them: (38.5, -120.2), (40.7, -120.95), (43.252, -126.453). */
const geometry = '_p~iF~ps|U_ulLnnqC_mqNvxq`@'
const answered = { distance: 151_400, duration: 6_300, geometry }

describe.each(['mapir', 'osrm'] as const)('the route of %s', (by) => {
  it('is asked for by longitude and latitude, and comes rounded with its line between the ends', async () => {
    service.says = () => json({ code: 'Ok', routes: [answered, { ...answered, distance: 1 }] })
    const route = await open(by).route(tehran, qom)
    expect(route).toMatchObject({ distanceKm: 151, durationHours: 1.8, isStandIn: false })
    expect(route.line).toEqual([
      tehran,
      { latitude: 38.5, longitude: -120.2 },
      { latitude: 40.7, longitude: -120.95 },
      { latitude: 43.252, longitude: -126.453 },
      qom,
    ])
    const prefix = by === 'mapir' ? '/routes' : ''
    expect(urlAsked().pathname).toBe(`${prefix}/route/v1/driving/51.421500,35.694400;50.876400,34.640100`)
    expect(urlAsked().search).toBe('?overview=full&geometries=polyline&steps=false')
    expect(service.asked[0]?.headers['x-api-key']).toBe(by === 'mapir' ? 'the key' : undefined)
  })

  it('is asked for once a day', async () => {
    service.says = () => json({ code: 'Ok', routes: [answered] })
    const maps = open(by)
    await Promise.all([maps.route(tehran, qom), maps.route(tehran, qom)])
    await maps.route(tehran, qom)
    expect(service.asked).toHaveLength(1)
  })

  it('that the service knows to be none is none', async () => {
    service.says = () => json({ code: 'NoRoute', message: 'Impossible route' }, 400)
    await expect(open(by).route(tehran, qom)).rejects.toMatchObject({ reason: 'no-route' })
  })

  it.each([
    ['fails', () => json({}, 500), 2],
    ['refuses the key', () => json({}, 401), 1],
    ['has been asked too often', () => json({}, 429), 1],
    ['says what it likes', () => ({ status: 200, body: '<html>' }), 1],
    ['knows no route and says no reason', () => json({ code: 'Ok', routes: [] }), 1],
    [
      'sends another route, shorter than the crow’s',
      () => json({ code: 'Ok', routes: [{ ...answered, distance: 20 }] }),
      1,
    ],
    ['draws a line that is none', () => json({ code: 'Ok', routes: [{ ...answered, geometry: '~' }] }), 1],
    ['draws no line', () => json({ code: 'Ok', routes: [{ ...answered, geometry: '' }] }), 1],
    ['leads elsewhere', () => ({ status: 302, body: '' }), 1],
  ])('is measured on our own roads when the service %s', async (_, said, times) => {
    service.says = said
    const route = await open(by).route(tehran, qom)
    expect(route).toEqual({ ...(await createOfflineMaps().route(tehran, qom)), isStandIn: true })
    expect(service.asked).toHaveLength(times)
    expect(warned).toHaveLength(1)
  })

  it('is asked for again after a failure', async () => {
    service.says = () => json({}, 429)
    const maps = open(by)
    expect((await maps.route(tehran, qom)).isStandIn).toBe(true)
    service.says = () => json({ code: 'Ok', routes: [answered] })
    expect((await maps.route(tehran, qom)).isStandIn).toBe(false)
  })

  it('between points that no road can join is asked of nobody', async () => {
    const nowhere = { latitude: Number.NaN, longitude: 51 }
    await expect(open(by).route(nowhere, qom)).rejects.toMatchObject({ reason: 'no-route' })
    expect(service.asked).toEqual([])
  })
})

describe('places', () => {
  it('of map.ir are asked for by text, and belong to the cities of our gazetteer', async () => {
    service.says = () =>
      json({
        value: [
          {
            title: 'قم',
            city: 'قم',
            county: 'شهرستان قم',
            province: 'استان قم',
            address: 'قم',
            geom: { type: 'Point', coordinates: [50.88, 34.64] },
          },
          { title: 'شهرک شکوهیه', city: null, province: 'قم', geom: { coordinates: ['50.77', '34.66'] } },
          { title: 'قمصر دور', city: 'قمصر دور', geom: { coordinates: [46.7, 24.7] } },
        ],
      })
    const [first, second, ...others] = await open('mapir').findPlaces('قم')
    expect(service.asked[0]).toMatchObject({ method: 'POST', headers: { 'x-api-key': 'the key' } })
    expect(urlAsked().pathname).toBe('/search/v2/autocomplete')
    expect(JSON.parse(service.asked[0]?.body ?? '')).toEqual({ text: 'قم', $select: 'city' })
    const [known] = await createOfflineMaps().findPlaces('قم', 1)
    expect(first).toEqual({ ...known, latitude: 34.64, longitude: 50.88 })
    expect(second).toMatchObject({ name: 'شهرک شکوهیه', province: 'قم', latitude: 34.66 })
    expect(second?.cityId).toBeGreaterThan(0)
    expect(others).toEqual([])
  })

  it('of Photon are asked for in local names within the country, and its own country’s only', async () => {
    const feature = (name: string, countrycode: string) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [50.88, 34.64] },
      properties: { name, countrycode, state: 'استان قم', osm_value: 'city' },
    })
    service.says = () => json({ features: [feature('قم', 'IR'), feature('قم', 'IR'), feature('کوم', 'TR')] })
    const found = await open('osrm').findPlaces('قم', 5)
    expect(urlAsked().pathname).toBe('/photon/api')
    expect(Object.fromEntries(urlAsked().searchParams)).toMatchObject({
      q: 'قم',
      lang: 'default',
      limit: '5',
    })
    expect(found.map(({ name, province, county }) => [name, province, county])).toEqual([['قم', 'قم', 'قم']])
  })

  it.each([
    ['fails', { status: 500, body: '' }],
    ['refuses the key', { status: 403, body: '{}' }],
    ['says what it likes', { status: 200, body: '{"value":3}' }],
    ['knows none', { status: 200, body: '{"value":[],"features":[]}' }],
  ])('are found in our gazetteer when the service %s', async (_, said) => {
    service.says = () => said
    const ours = await createOfflineMaps().findPlaces('بندر عب')
    expect(await open('mapir').findPlaces('بندر عب')).toEqual(ours)
    expect(await open('osrm').findPlaces('بندر عب')).toEqual(ours)
  })

  it('are asked for with words only, and the nearest one is always our own', async () => {
    expect(await open('mapir').findPlaces('  ')).toEqual([])
    expect(await open('osrm').nearestPlace(qom)).toMatchObject({ name: 'قم' })
    expect(service.asked).toEqual([])
  })
})

it('nobody is asked without settings', async () => {
  expect((await createMaps(null, log).route(tehran, qom)).isStandIn).toBe(false)
  expect(service.asked).toEqual([])
})
