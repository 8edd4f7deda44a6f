import { describe, expect, it } from 'vitest'
import { listCities } from './declare-cities.ts'

const tariff = (id: number, name: string, price: number) => ({
  id,
  price,
  cityDestinationId: id,
  cityDestinationName: name,
  citySourceName: 'بندرعباس',
  cityDestinationLat: 32,
  cityDestinationLong: 51,
})
const found = (id: number, name: string) => ({
  cityId: id,
  cityName: name,
  county: name,
  provinceName: 'اصفهان',
  latitude: 33,
  longitude: 52,
})
const tariffs = [tariff(1, 'اصفهان', 30_700_000), tariff(2, 'یزد', 21_000_000)]
const labels = (...given: Parameters<typeof listCities>) =>
  listCities(...given).map(({ option }) => option.label)

describe('the city that a cargo goes to', () => {
  it('is one with a tariff, before anything is typed', () => {
    expect(labels(tariffs, [found(9, 'نایین')], '')).toEqual(['اصفهان', 'یزد'])
  })

  it('may be any other, which has no rent to propose', () => {
    const cities = listCities(tariffs, [found(1, 'اصفهان'), found(9, 'اصفهانک')], 'اصفهان')
    expect(cities.map(({ id, rentToman }) => [id, rentToman])).toEqual([
      [1, 30_700_000],
      [9, null],
    ])
    expect(cities.map(({ option }) => option.detail)).toEqual([
      'کرایهٔ پایه ۳۰٬۷۰۰٬۰۰۰ تومان',
      'اصفهان، بدون تعرفه',
    ])
  })

  it('is found in either spelling where it has a tariff', () => {
    const south = [tariff(4, 'بندرعباس', 9_000_000)]
    expect(labels(south, [found(4, 'بندرعباس')], 'بندر عباس')).toEqual(['بندرعباس'])
  })

  it('may be any where the hall has no tariff at all', () => {
    expect(labels([], [found(9, 'نایین')], 'نا')).toEqual(['نایین'])
  })
})
