import { describe, expect, it } from 'vitest'
import {
  besideHall,
  formatComing,
  formatDay,
  formatDaySeconds,
  formatDayTime,
  formatKm,
  formatPackaging,
  formatTons,
  splitPlace,
} from './format.ts'

const now = '2026-11-21T10:32:00Z'

describe('days and hours as a driver reads them', () => {
  it('call today by its name and other days by their date', () => {
    expect(formatDayTime('2026-11-21T05:55:00Z', now)).toBe('امروز ۰۹:۲۵')
    expect(formatDayTime('2026-11-20T19:00:00Z', now)).toBe('۲۹ آبان ۲۲:۳۰')
  })
  it('are told to the second in a log, without the day of today', () => {
    expect(formatDaySeconds('2026-11-21T05:55:16Z', now)).toBe('۰۹:۲۵:۱۶')
    expect(formatDaySeconds('2026-11-20T19:00:00Z', now)).toBe('۲۹ آبان ۲۲:۳۰:۰۰')
  })
  it.each([
    ['2026-11-21T10:46:00Z', '۱۴:۱۶'],
    ['2026-11-22T10:46:00Z', 'فردا ۱۴:۱۶'],
    ['2026-11-24T10:46:00Z', '۳ آذر ۱۴:۱۶'],
  ])('%s is to come at «%s»', (at, said) => {
    expect(formatComing(at, now)).toBe(said)
  })
  it('name the weekday', () => {
    expect(formatDay(now, now)).toBe('شنبه ۳۰ آبان')
  })
})

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
