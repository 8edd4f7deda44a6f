import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCities, readProvinces, readRoadNodes } from '../../kernel/facts.ts'
import { greatCircleKm } from '@bargah/contract/kernel/geo.ts'
import { createOfflineMaps } from './maps.offline.ts'
import { MapsError, type Point, type Route } from './maps.port.ts'

const maps = createOfflineMaps()
const cities = readCities()
const anyCity = fc.constantFrom(...cities)
const centres = readProvinces().map((province) => cityWith((city) => city.id === province.centreCityId))

function cityWith(wanted: (city: (typeof cities)[number]) => boolean) {
  const city = cities.find(wanted)
  if (!city) throw new Error('the gazetteer has no such city')
  return city
}

const city = (name: string) => cityWith((each) => each.name === name)
const drive = (from: string, to: string): Promise<Route> => maps.route(city(from), city(to))
const namesFor = async (text: string, limit?: number) =>
  (await maps.findPlaces(text, limit)).map((place) => place.name)

describe('finding places', () => {
  it.each([
    ['بندرعباس', 'بندرعباس'],
    ['بندر عباس', 'بندرعباس'],
    ['بندر\u200cعباس', 'بندرعباس'],
    ['  بندر   عباس ', 'بندرعباس'],
    ['كرمان', 'کرمان'],
    ['شهركرد', 'شهرکرد'],
    ['شهر کرد', 'شهرکرد'],
    ['زنجاﻥ', 'زنجان'],
    ['تبريز', 'تبریز'],
    ['خرم‌آباد', 'خرم آباد'],
    ['خرماباد', 'خرم آباد'],
    ['تهر', 'تهران'],
    ['بندر', 'بندرعباس'],
    ['مش', 'مشهد'],
    ['گنبد', 'گنبدکاووس'],
    ['ماهشهر', 'بندرماهشهر'],
    ['اباد غرب', 'اسلام آبادغرب'],
  ])('offers first, for «%s», «%s»', async (typed, expected) => {
    const [first] = await namesFor(typed)
    expect(first).toBe(expected)
  })

  it('puts the whole name first, then beginnings, then beginnings of words, then the rest', async () => {
    const names = await namesFor('شهر', 1000)
    const tiers = names.map((name) => {
      if (name.startsWith('شهر')) return 1
      return name.split(' ').some((word) => word.startsWith('شهر')) ? 2 : 3
    })
    expect(new Set(tiers)).toEqual(new Set([1, 2, 3]))
    expect(tiers).toEqual(tiers.toSorted((a, b) => a - b))
  })

  it('puts a province’s centre before other cities of the same tier', async () => {
    expect(await namesFor('کرم', 2)).toEqual(['کرمان', 'کرمانشاه'])
  })

  it('tells cities of one name apart by province and county', async () => {
    const places = (await maps.findPlaces('سردشت')).filter((place) => place.name === 'سردشت')
    expect(places).toHaveLength(4)
    expect(new Set(places.map((place) => `${place.province}/${place.county}`)).size).toBe(4)
  })

  it('gives a place whole', async () => {
    const { id, latitude, longitude } = city('بندرعباس')
    const [place] = await maps.findPlaces('بندرعباس')
    const where = { province: 'هرمزگان', county: 'بندرعباس', latitude, longitude }
    expect(place).toEqual({ cityId: id, name: 'بندرعباس', ...where })
  })

  it.each(['', '   ', '\u200c', 'ققنوس‌آباد', 'Tehran'])('finds nothing for «%s»', async (typed) => {
    expect(await maps.findPlaces(typed)).toEqual([])
  })

  it('offers ten at most, or as many as asked for', async () => {
    expect(await namesFor('ا')).toHaveLength(10)
    expect(await namesFor('ا', 3)).toHaveLength(3)
  })

  it('finds every city by its own name among the first five', async () => {
    for (const { id, name } of cities) {
      const found = await maps.findPlaces(name, 5)
      expect(found.map((place) => place.cityId)).toContain(id)
    }
  })

  it('finds any city with its spaces gone and Arabic letters', async () => {
    await fc.assert(
      fc.asyncProperty(anyCity, async ({ id, name }) => {
        const typed = name
          .replaceAll(/[\s\u200c]/g, '')
          .replaceAll('ی', 'ي')
          .replaceAll('ک', 'ك')
        const found = await maps.findPlaces(typed, 5)
        expect(found.map((place) => place.cityId)).toContain(id)
      }),
    )
  })
})

describe('the place at a point', () => {
  it.each([
    ['بندرعباس', { latitude: 27.2, longitude: 56.3 }],
    ['اصفهان', { latitude: 32.65, longitude: 51.68 }],
  ])('is the nearest city: %s', async (name, point) => {
    expect(await maps.nearestPlace(point)).toMatchObject({ name })
  })

  it('is a city at its own point, or one that lies on the same spot', async () => {
    for (const here of cities.filter((_, at) => at % 25 === 0)) {
      const found = await maps.nearestPlace(here)
      expect(found && greatCircleKm(found, here)).toBe(0)
    }
  })

  it.each([
    ['far out at sea', { latitude: 23, longitude: 62 }],
    ['in another country', { latitude: 24.7, longitude: 46.7 }],
    ['nowhere', { latitude: Number.NaN, longitude: 51 }],
  ])('is none %s', async (_, point) => {
    expect(await maps.nearestPlace(point)).toBeNull()
  })
})

describe('routing', () => {
  it.each([
    ['بندرعباس', 'تهران', 1268, 1290],
    ['بندرعباس', 'اصفهان', 913, 970],
    ['تهران', 'مشهد', 893, 893],
    ['تهران', 'قم', 140, 140],
    ['تهران', 'آمل', 180, 180],
  ])('drives from %s to %s in %d to %d km', async (from, to, least, most) => {
    const { distanceKm } = await drive(from, to)
    expect(distanceKm).toBeGreaterThanOrEqual(least)
    expect(distanceKm).toBeLessThanOrEqual(most)
  })

  it.each([
    ['plain', 'تهران', 'قم', 2.3],
    ['hills', 'تهران', 'فیروزکوه', 2.8],
    ['mountain', 'تهران', 'آمل', 4.5],
  ])('goes at the speed of the terrain: %s', async (_, from, to, hours) => {
    expect((await drive(from, to)).durationHours).toBe(hours)
  })

  it('draws the line through the places on the way, ends included', async () => {
    const { line } = await drive('قم', 'نایین')
    expect(line.map(nodeAt)).toEqual(['قم', 'کاشان', 'اردستان', 'نایین'])
  })

  it('is nothing from a place to itself', async () => {
    const here = city('بندرماهشهر')
    expect(await maps.route(here, here)).toEqual({
      distanceKm: 0,
      durationHours: 0,
      line: [
        { latitude: here.latitude, longitude: here.longitude },
        { latitude: here.latitude, longitude: here.longitude },
      ],
      isStandIn: false,
    })
  })

  it('takes the side road between near places off the main roads', async () => {
    const from = { latitude: 32, longitude: 55 }
    const to = { latitude: 32.1, longitude: 55 }
    const km = greatCircleKm(from, to) * 1.3
    expect(await maps.route(from, to)).toEqual({
      distanceKm: Math.round(km),
      durationHours: Math.round((km / 50) * 10) / 10,
      line: [from, to],
      isStandIn: false,
    })
  })

  it('leaves a place off the main roads by whichever near place suits the route', async () => {
    const between = { latitude: 36.32, longitude: 56.2 }
    const east = await maps.route(between, city('مشهد'))
    const west = await maps.route(between, city('تهران'))
    expect(east.line.map(nodeAt)).toEqual([undefined, 'سبزوار', 'نیشابور', 'مشهد'])
    expect(west.line.map(nodeAt).slice(0, 3)).toEqual([undefined, 'شاهرود', 'دامغان'])
  })

  it.each([
    ['far from every road', { latitude: 51.5, longitude: 0 }],
    ['that are no coordinates', { latitude: Number.NaN, longitude: 51 }],
  ])('refuses points %s', async (_, point) => {
    const refusal = expect.objectContaining({ reason: 'no-route' })
    await expect(maps.route(point, city('تهران'))).rejects.toBeInstanceOf(MapsError)
    await expect(maps.route(city('تهران'), point)).rejects.toEqual(refusal)
    await expect(maps.route(point, point)).rejects.toEqual(refusal)
  })

  it('reaches every province’s centre from every other, as far as back, and not nearer by way of a third', async () => {
    const km = await Promise.all(
      centres.map((from) => Promise.all(centres.map(async (to) => (await maps.route(from, to)).distanceKm))),
    )
    const between = (from: number, to: number) => km[from]?.[to] ?? Number.NaN
    centres.forEach((from, i) => {
      centres.forEach((to, j) => {
        expect(between(i, j)).toBe(between(j, i))
        expect(between(i, j)).toBeGreaterThanOrEqual(greatCircleKm(from, to) * 0.98)
        centres.forEach((_, k) => {
          expect(between(i, j)).toBeLessThanOrEqual(between(i, k) + between(k, j) + 1)
        })
      })
    })
  })

  it('is as long there as back, and never much shorter than the crow’s route, between any two cities', async () => {
    await fc.assert(
      fc.asyncProperty(anyCity, anyCity, async (from, to) => {
        const there = await maps.route(from, to)
        const back = await maps.route(to, from)
        const crowKm = greatCircleKm(from, to)
        expect(back.distanceKm).toBe(there.distanceKm)
        expect(back.durationHours).toBeCloseTo(there.durationHours, 0)
        expect(there.distanceKm).toBeGreaterThanOrEqual(Math.floor(crowKm * 0.92))
        expect(there.durationHours).toBeGreaterThanOrEqual(Math.floor(there.distanceKm / 60))
      }),
    )
  })

  function nodeAt(point: Point): string | undefined {
    return readRoadNodes().find((node) => greatCircleKm(node, point) < 3)?.name
  }
})
