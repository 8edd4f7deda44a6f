import { expect, it } from 'vitest'
import { withoutNumbers } from './kept-reads.ts'

it('what is kept of a read holds no number of anybody, and all the rest', () => {
  const load = {
    id: 7,
    uniqueCode: '12345674',
    transportationCompanyName: 'ترابر بندر',
    transportationCompanyMobile: '09121234567',
    tel: '02188776655',
    description: 'هماهنگی با ۰۹۱۲ یا ۰۹۱۲۳۴۵۶۷۸۹، انبار ۳',
    code: '123409123456',
  }
  const permit = {
    driverNationalId: '1000000011',
    driverMobile: '09120000000',
    freighterCardNumber: '3000001',
  }
  expect(withoutNumbers({ rows: [load], total: 1, open: permit, none: null })).toEqual({
    rows: [
      {
        ...load,
        transportationCompanyMobile: '',
        tel: '',
        description: 'هماهنگی با ۰۹۱۲ یا ، انبار ۳',
      },
    ],
    total: 1,
    open: { driverNationalId: '', driverMobile: '', freighterCardNumber: '' },
    none: null,
  })
})

it.each(['+989121234567', '00989121234567', '۹۸۹۱۲۱۲۳۴۵۶۷', '٠٩١٢١٢٣٤٥٦٧'])('knows %s', (written) => {
  expect(withoutNumbers(`تماس: ${written}.`)).toBe('تماس: .')
})
