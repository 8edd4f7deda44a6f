import { describe, expect, it } from 'vitest'
import type { CustomerAddressRow } from '@bargah/contract/features/customers/customers.schema.ts'
import { placeOfAddress, sayReach, sayUse } from './customer-value.ts'
import { sayInquiryFound } from './use-inquiry.ts'

const address: CustomerAddressRow = {
  id: 7,
  customerId: 3,
  cityId: 1164,
  cityName: 'بندرعباس',
  city: 'بندرعباس',
  cityBol: { cityName: 'بندرعباس' },
  provinceId: 29,
  provinceName: 'هرمزگان',
  address: 'کیلومتر ۱۳ جادهٔ شهید رجایی',
  telephone: '07633530010',
  mobile: null,
  postalCode: '7917183461',
  latitude: 27.18,
  longitude: 56.28,
  sentCount: 9,
  receivedCount: 0,
}

describe('an address', () => {
  it('is the place of a cargo: round the city’s name, and where the city lies', () => {
    expect(placeOfAddress(address)).toEqual({
      cityId: 1164,
      text: 'بندرعباس، کیلومتر ۱۳ جادهٔ شهید رجایی',
      name: 'بندرعباس',
      point: { latitude: 27.18, longitude: 56.28 },
    })
    // as long as the field of the place takes
    expect(placeOfAddress({ ...address, address: 'ن'.repeat(500) }).text).toHaveLength(300)
  })

  it('says how he is reached and how often it was named', () => {
    expect(sayReach(address)).toBe('کد پستی ۷۹۱۷۱۸۳۴۶۱، تلفن ۰۷۶۳۳۵۳۰۰۱۰')
    expect(sayReach({ postalCode: null, telephone: null, mobile: null })).toBe('')
    expect(sayUse(address)).toBe('در ۹ بار فرستنده')
    expect(sayUse({ sentCount: 1, receivedCount: 3 })).toBe('در ۱ بار فرستنده، در ۳ بار گیرنده')
    expect(sayUse({ sentCount: 0, receivedCount: 0 })).toBe('هنوز در باری نیامده است')
  })
})

describe('what an inquiry said', () => {
  const at = new Date('2026-11-21T10:21:00Z')
  const say = (found: { isSuccessful?: boolean; isAway?: boolean; isDemo?: boolean }, filled = '') =>
    sayInquiryFound(
      { isSuccessful: false, isAway: false, isDemo: false, ...found },
      { filled, noun: 'کد پستی', at },
    )

  it('is green when it is known, and says what it filled, and whether the registry is fictitious', () => {
    expect(say({ isSuccessful: true }, 'استان، شهر و نشانی')).toEqual({
      tone: 'good',
      text: 'کد پستی معتبر است، امروز ۱۳:۵۱. استان، شهر و نشانی پر شد.',
    })
    expect(say({ isSuccessful: true, isDemo: true }).text).toBe('کد پستی معتبر است (نمایشی)، امروز ۱۳:۵۱.')
  })

  it('is amber when it is not known, and plain when nobody answers', () => {
    expect(say({}).tone).toBe('unknown')
    expect(say({ isAway: true }).tone).toBe('away')
  })
})
