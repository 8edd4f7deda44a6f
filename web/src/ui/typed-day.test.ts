import { describe, expect, it } from 'vitest'
import { daysInMonth, pastedDay, readTypedDay } from './typed-day.rules.ts'

const day = (year: number | null, month: number | null, dayOfMonth: number | null) => ({
  year,
  month,
  day: dayOfMonth,
})
const bounds = { min: '1405/08/10', max: '1405/09/20' }

describe('a typed day', () => {
  it('is none while a part is missing, and nothing is wrong yet', () => {
    expect(readTypedDay(day(1405, null, 3))).toEqual({ value: null })
  })
  it('is the day, in Latin digits', () => {
    expect(readTypedDay(day(1405, 8, 3), bounds)).toEqual({ value: null, fault: expect.any(String) })
    expect(readTypedDay(day(1405, 8, 30), bounds)).toEqual({ value: '1405/08/30' })
    expect(readTypedDay(day(1403, 12, 30))).toEqual({ value: '1403/12/30' })
  })
  it.each([
    ['a year of three digits', day(507, 7, 3), 'سال را با چهار رقم بنویسید، مانند ۱۴۰۵.'],
    ['a day that the month lacks', day(1405, 7, 31), 'مهر ۱۴۰۵، ۳۰ روز دارد.'],
    ['a leap day of a plain year', day(1404, 12, 30), 'اسفند ۱۴۰۴، ۲۹ روز دارد.'],
    ['a day before the first', day(1405, 8, 1), 'تاریخ پیش از ۱۰ آبان ۱۴۰۵ پذیرفته نیست.'],
    ['a day after the last', day(1405, 9, 21), 'تاریخ پس از ۲۰ آذر ۱۴۰۵ پذیرفته نیست.'],
  ])('says so of %s, and gives no other day', (_what, typed, fault) => {
    expect(readTypedDay(typed, bounds)).toEqual({ value: null, fault })
  })
})

it('months have 31, 30 and, by the year, 29 or 30 days', () => {
  expect([1, 6, 7, 11].map((month) => daysInMonth(1405, month))).toEqual([31, 31, 30, 30])
  expect([1403, 1404, 1408].map((year) => daysInMonth(year, 12))).toEqual([30, 29, 30])
})

it('a pasted day is read in any digits', () => {
  expect(pastedDay(' ۱۴۰۵/۸/۳۰ ')).toEqual(day(1405, 8, 30))
  expect(pastedDay('1405-08-30')).toEqual(day(1405, 8, 30))
  expect(pastedDay('30 آبان')).toBeNull()
})
