import { describe, expect, test } from 'vitest'
import { type GoodsShape, rearAxlesOf, shapeOfGoods, shapeOfTruck } from './truck-picture.rules.ts'

describe('a load is drawn by the words for its goods', () => {
  test.each<[string, (string | null)[], GoodsShape]>([
    ['sheets of steel', ['ورق فولادی', 'بندیل'], 'sheets'],
    ['a roll is a coil, though it is a sheet', ['ورق رول', null], 'coils'],
    ['bars come before iron', ['میلگرد آهنی', null], 'pipes'],
    ['what is loose, by its packaging', ['محصول کشاورزی', 'فله'], 'grain'],
    ['tiles', ['کاشی و سرامیک', 'پالت'], 'tiles'],
    ['sacks, by the packaging', ['مواد معدنی', 'کیسه'], 'sacks'],
    ['nothing known', ['لوازم خانگی', null], 'cartons'],
    ['no word at all', [null], 'cartons'],
  ])('%s', (_name, words, shape) => {
    expect(shapeOfGoods(...words)).toBe(shape)
  })
})

test('a truck is drawn by its loader type, with low sides where the name says nothing', () => {
  const names = ['تریلی یخچالی', 'تریلی چادری', 'تک (شش چرخ) اتاق‌دار', 'تریلی کفی', 'تریلی لبه‌دار', null]
  expect(names.map(shapeOfTruck)).toEqual(['cold', 'covered', 'covered', 'flat', 'sided', 'sided'])
})

test('it has the axles of its kind, those of a trailer where the name says nothing', () => {
  const names = ['تک (شش چرخ) اتاق‌دار', 'جفت (ده چرخ) اتاق‌دار', 'تریلی لبه‌دار', null]
  expect(names.map(rearAxlesOf)).toEqual([1, 2, 3, 3])
})
