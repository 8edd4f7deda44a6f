import { expect, it } from 'vitest'
import { sayCompanyChanges } from './company-changes.rules.ts'

const values = {
  TransportationCompanyName: 'ترابر جنوب',
  NationalId: '10861234567',
  Mobile: '09171234567',
  Tell: '',
  Email: 'a@b.ir',
  PostalCode: '7914617865',
  province: 22,
  CityId: 1,
  Address: 'خیابان امام',
}
const before = { values, city: 'بندرعباس' }
const after = (changed: Partial<typeof values>, city = 'بندرعباس') => ({
  values: { ...values, ...changed },
  city,
})

it.each([
  ['nothing', after({}), []],
  ['spaces around it', after({ Address: ' خیابان امام ' }), []],
  [
    'a name',
    after({ TransportationCompanyName: 'ترابر شمال' }),
    [['نام شرکت', 'از «ترابر جنوب» به «ترابر شمال»']],
  ],
  ['a number', after({ Mobile: '09171234568' }), [['شمارهٔ موبایل', 'از «۰۹۱۷۱۲۳۴۵۶۷» به «۰۹۱۷۱۲۳۴۵۶۸»']]],
  ['what was empty', after({ Tell: '07633334444' }), [['تلفن', '«۰۷۶۳۳۳۳۴۴۴۴» نوشته می‌شود']]],
  ['what is taken out', after({ Email: '' }), [['ایمیل', '«a@b.ir» برداشته می‌شود']]],
  ['a city', after({ CityId: 2 }, 'قشم'), [['شهر', 'از «بندرعباس» به «قشم»']]],
] as const)('%s is told before a company is saved', (_what, written, lines) => {
  expect(sayCompanyChanges(before, written).map(({ term, value }) => [term, value])).toEqual(lines)
})
