import { expect, it } from 'vitest'
import { naturalDate } from './natural-date.ts'

it('a date of the calendar is said as people say it', () => {
  const browsers = new Intl.DateTimeFormat('fa-IR', {
    timeZone: 'Asia/Tehran',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const said = browsers.format(new Date('2026-11-21T10:32:00Z'))
  expect(naturalDate(said)).toBe('شنبه ۳۰ آبان ۱۴۰۵')
  expect(naturalDate(`امروز، ${said}, نخستین تاریخ موجود`)).toBe(
    'امروز، شنبه ۳۰ آبان ۱۴۰۵، نخستین تاریخ موجود',
  )
  expect(naturalDate('سه‌شنبه ۵ آبان ۱۴۰۵')).toBe('سه‌شنبه ۵ آبان ۱۴۰۵')
})
