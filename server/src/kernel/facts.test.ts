import { expect, it } from 'vitest'
import * as facts from './facts.ts'

const unique = (values: readonly unknown[]) => new Set(values).size

it.each([
  ['provinces', facts.readProvinces, 31],
  ['cities', facts.readCities, 1246],
  ['road nodes', facts.readRoadNodes, 183],
  ['road edges', facts.readRoadEdges, 266],
  ['coasts and borders', facts.readLand, 12],
  ['loader types', facts.readLoaderTypes, 44],
  ['goods', facts.readGoods, 80],
  ['packagings', facts.readPackagings, 20],
  ['common passwords', facts.readCommonPasswords, 13_286],
])('reads all %s', (_, read, count) => {
  expect(read()).toHaveLength(count)
})

it('gives each fact its own id', () => {
  expect(unique(facts.readProvinces().map((province) => province.id))).toBe(31)
  expect(unique(facts.readCities().map((city) => city.id))).toBe(1246)
  expect(unique(facts.readLoaderTypes().map((type) => type.code))).toBe(44)
  expect(unique(facts.readGoods().map((goods) => goods.name))).toBe(80)
  expect(unique(facts.readPackagings().map((packaging) => packaging.id))).toBe(20)
})

it('keeps every city in a known province and inside Iran', () => {
  const provinceIds = new Set(facts.readProvinces().map((province) => province.id))
  for (const { provinceId, latitude, longitude } of facts.readCities()) {
    expect(provinceIds).toContain(provinceId)
    expect(latitude).toSatisfy((degrees: number) => degrees > 25 && degrees < 40)
    expect(longitude).toSatisfy((degrees: number) => degrees > 44 && degrees < 63.4)
  }
})

it('puts every province’s centre in that province', () => {
  const cities = new Map(facts.readCities().map((city) => [city.id, city]))
  for (const province of facts.readProvinces()) {
    expect(cities.get(province.centreCityId)?.provinceId).toBe(province.id)
  }
})

it('takes a loader type’s category from its code', () => {
  for (const { code, categoryCode } of facts.readLoaderTypes()) {
    expect(Math.floor(code / 100)).toBe(categoryCode)
  }
})

it('reads types, not text', () => {
  expect(facts.readCities()[0]).toEqual({
    id: 1,
    provinceId: 1,
    county: 'آذرشهر',
    name: 'آذرشهر',
    latitude: 37.759,
    longitude: 45.9783,
    placed: 'fa-exact',
    latin: 'Āz̄arshahr',
  })
  expect(facts.readRoadEdges().find((edge) => edge.from === 'پاوه' && edge.to === 'مریوان')).toEqual({
    from: 'پاوه',
    to: 'مریوان',
    terrain: 'mountain',
    km: null,
  })
})
