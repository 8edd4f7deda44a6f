import { describe, expect, it } from 'vitest'
import { besideHall, formatKm, formatPackaging, formatTons, splitPlace } from './format.ts'

describe('a place', () => {
  it('is a town, and the rest where there is one', () => {
    expect(splitPlace('بندرعباس، اسکلهٔ شهید رجایی، انبار ۱۴')).toEqual({
      town: 'بندرعباس',
      detail: 'اسکلهٔ شهید رجایی، انبار ۱۴',
    })
    expect(splitPlace('تهران')).toEqual({ town: 'تهران', detail: null })
  })
})

it('writes kilometres and packages', () => {
  expect(formatKm(1268.4)).toBe('۱٬۲۶۸ کیلومتر')
  expect(formatKm(0.4)).toBe('کمتر از یک کیلومتر')
  expect(formatPackaging('بندیل', 3)).toBe('۳ بندیل')
  expect(formatPackaging('فله', null)).toBe('فله')
})

it('writes a weight in tons, a small one in kilograms', () => {
  expect([22_000, 21_540, 1_000, 999].map(formatTons)).toEqual(['۲۲ تن', '۲۱٫۵ تن', '۱ تن', '۹۹۹ کیلوگرم'])
})

it('names the city of a hall once', () => {
  expect(besideHall('تبریز', 'تبریز', '۱۲ کیلومتر تا شما')).toBe('۱۲ کیلومتر تا شما')
  expect(besideHall('بندر شهید رجایی', 'بندرعباس', '')).toBe('بندرعباس')
  expect(besideHall('بندر عباس', 'بندرعباس')).toBe('')
})
