import { expect, it } from 'vitest'
import { groupByCategory } from './choices.ts'

const type = (id: number, typeCode: number, loaderTypeName: string, loaderTypeDesc: string) => ({
  id,
  loaderTypeID: id,
  typeCode,
  loaderTypeName,
  loaderTypeDesc,
})

it('tells two loaders of one name apart by their category, and leaves the others as they are', () => {
  const groups = groupByCategory([
    type(4004, 40, 'جفت (ده چرخ)', 'کفی'),
    type(5001, 50, 'تریلی', 'کفی'),
    type(5002, 50, 'تریلی', 'لبه‌دار'),
  ])
  expect(groups.map(({ label, options }) => [label, options.map((option) => option.label)])).toEqual([
    ['جفت (ده چرخ)', ['جفت (ده چرخ) کفی']],
    ['تریلی', ['تریلی کفی', 'لبه‌دار']],
  ])
})
