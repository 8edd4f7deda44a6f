import type { InquiryRow } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { parseJalaliDateTime } from '@bargah/contract/kernel/dates.ts'
import { describe, expect, it } from 'vitest'
import { faultOf, sayInquiry, sayUntil } from './inquiry-words.ts'

const now = parseJalaliDateTime('1405/08/30', '14:00') ?? new Date(0)
const verdict = { isSuccessful: true, isAway: false, isDemo: false }
const truck = {
  ...verdict,
  loadingTypeTitle: 'تریلی لبه‌دار',
  name: 'علی‌اکبر رستمی',
  plaqueNumber: '34ع812',
  plaqueSerialNumber: '84',
  madeYear: 1396,
  mobile: null,
  technicalInspectionExpiryDate: '1405/12/29',
  vinCode: null,
  isActive: true,
}
const row = (given: Partial<InquiryRow>): InquiryRow => ({
  id: 1,
  kind: 'truck_card',
  number: '4682175',
  askedAt: now.toISOString(),
  inquired: null,
  driverCard: null,
  truckCard: null,
  ...given,
})

describe('a number', () => {
  it.each([
    ['national_id', '10380284790', undefined],
    ['national_id', '123456789', 'کد ملی ۱۰ رقم و شناسهٔ ملی شرکت ۱۱ رقم است؛ رقم‌ها را دوباره بررسی کنید.'],
    ['national_id', '1234567890', 'این کد ملی درست نیست؛ رقم‌ها را بررسی کنید.'],
    ['national_id', '10380284791', 'این شناسهٔ ملی درست نیست؛ رقم‌ها را بررسی کنید.'],
    ['driver_card', '1234567890', 'این کد ملی درست نیست؛ رقم‌ها را بررسی کنید.'],
    ['driver_card', '12345', 'شمارهٔ کارت ۷ رقم و کد ملی ۱۰ رقم است؛ رقم‌ها را دوباره بررسی کنید.'],
    ['postal_code', '', 'کد پستی را وارد کنید.'],
    ['postal_code', '0123456789', 'کد پستی ۱۰ رقم است و با صفر آغاز نمی‌شود.'],
    ['driver_card', '2184503', undefined],
    ['truck_card', '123', 'شمارهٔ کارت ۷ رقم است.'],
  ] as const)('of %s, %s, is judged at once', (kind, number, fault) => {
    expect(faultOf(kind, number)).toBe(fault)
  })
})

describe('a day', () => {
  it.each([
    ['1405/12/29', '۲۹ اسفند، ۱۱۹ روز دیگر', false],
    ['1405/09/09', '۹ آذر، ۹ روز دیگر', true],
    ['1405/09/01', '۱ آذر، ۱ روز دیگر', true],
    ['1405/08/30', '۳۰ آبان، تا پایان امروز', true],
    ['1405/08/29', '۲۹ آبان، گذشته است', true],
    [null, null, false],
  ])('%s is said as %s', (day, text, isNear) => {
    expect(sayUntil(day, now)).toEqual({ text, isNear })
  })
})

describe('an answer', () => {
  it('of a truck says its state, its three facts, and what ends soon', () => {
    const said = sayInquiry(row({ truckCard: truck }), now)
    expect(said).toMatchObject({ tone: 'success', word: 'فعال', title: 'کارت معتبر و فعال است' })
    expect(said.large.map(({ value }) => value)).toEqual(['۲۹ اسفند، ۱۱۹ روز دیگر', 'تریلی لبه‌دار', '۱۳۹۶'])
    const soon = sayInquiry(
      row({ truckCard: { ...truck, technicalInspectionExpiryDate: '1405/09/09' } }),
      now,
    )
    expect(soon.fine).toBe('معاینهٔ فنی: ۹ آذر، ۹ روز دیگر')
  })

  it('that is unknown or did not come refuses nothing by itself', () => {
    const unknown = { ...truck, isSuccessful: false }
    expect(sayInquiry(row({ truckCard: unknown }), now)).toMatchObject({ tone: 'warning', word: 'ناشناس' })
    expect(sayInquiry(row({ truckCard: { ...unknown, isAway: true } }), now)).toMatchObject({
      tone: 'plain',
      word: 'بی‌پاسخ',
    })
  })
})
