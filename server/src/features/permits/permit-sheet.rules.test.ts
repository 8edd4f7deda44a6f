import { describe, expect, it } from 'vitest'
import { computeSheet, type SheetFacts } from './permit-sheet.rules.ts'

const facts: SheetFacts = {
  permitId: 58412,
  code: '584123076637',
  status: 2,
  issuedAt: new Date('2026-11-21T10:40:00Z'),
  byStaff: false,
  voidReason: null,
  logHead: '0'.repeat(64),
  logSize: 1,
  cargoId: 20481,
  isHall: true,
  hallName: 'بندر شهید رجایی',
  origin: 'بندرعباس',
  originAddress: 'بندرعباس، اسکلهٔ شهید رجایی',
  destination: 'تهران',
  destinationAddress: '',
  distanceKm: 1268,
  weightKg: 22_000,
  rentToman: 37_550_000,
  goodsName: 'ورق فولادی',
  goodsValueToman: 1_850_000_000,
  packagingName: 'بندیل',
  packagingCount: 3,
  tel: '09173614482',
  description: '',
  companyName: 'ترابر خلیج',
  senderCustomerName: 'فولاد هرمزگان جنوب',
  senderCustomerAddress: 'بندرعباس، کیلومتر 13 جادهٔ شهید رجایی',
  receiverCustomerName: null,
  receiverCustomerAddress: null,
  driverName: 'علی‌اکبر رستمی',
  nationalId: '3391847208',
  mobile: '09171143086',
  driverCardNumber: '2184503',
  plate: { two: '34', letter: 'ع', three: '812', region: '84' },
  freighterCardNumber: '1762094',
  loaderTypeName: 'تریلی لبه‌دار',
  turnNumber: 4218,
  rank: 2,
  roundOpensAt: new Date('2026-11-21T10:30:00Z'),
}
const print = {
  verifyUrl: 'https://bargah.test/verify',
  checkUrl: 'https://bargah.test/check',
  signedCode: 'AQx',
  publicKey: { id: 1, text: 'TM0Imyj_ltqdtsNG7BFOD1uKMZ81q6Yk2oz27U-4pvs' },
  printedAt: new Date('2026-11-21T11:01:00Z'),
}
const sheetOf = (given: Partial<SheetFacts> = {}) => computeSheet({ ...facts, ...given }, print)

describe('the paper of a permit', () => {
  it('words every number, date and amount in Persian, with its unit', () => {
    expect(sheetOf()).toEqual({
      permitNumber: '۵۸۴۱۲',
      hallName: 'بندر شهید رجایی',
      origin: { city: 'بندرعباس', address: 'اسکلهٔ شهید رجایی' },
      destination: { city: 'تهران' },
      distanceKm: '۱٬۲۶۸ کیلومتر',
      plate: { two: '۳۴', letter: 'ع', three: '۸۱۲', region: '۸۴' },
      driver: {
        name: 'علی‌اکبر رستمی',
        nationalId: '۳۳۹۱۸۴۷۲۰۸',
        mobile: '۰۹۱۷۱۱۴۳۰۸۶',
        smartCard: '۲۱۸۴۵۰۳',
      },
      freighter: { smartCard: '۱۷۶۲۰۹۴', loaderType: 'تریلی لبه‌دار' },
      cargo: {
        goods: 'ورق فولادی',
        packaging: 'بندیل، ۳ عدد',
        weight: '۲۲٬۰۰۰ کیلوگرم',
        value: '۱٬۸۵۰٬۰۰۰٬۰۰۰ تومان',
        rent: '۳۷٬۵۵۰٬۰۰۰ تومان',
        number: '۲۰۴۸۱',
      },
      company: {
        name: 'ترابر خلیج',
        tel: '۰۹۱۷۳۶۱۴۴۸۲',
        sender: 'فولاد هرمزگان جنوب، بندرعباس، کیلومتر ۱۳ جادهٔ شهید رجایی',
        receiver: null,
      },
      turn: {
        number: '۴۲۱۸',
        round: '۱۴۰۵/۰۸/۳۰، ۱۴:۰۰',
        issuedAt: '۱۴۰۵/۰۸/۳۰، ۱۴:۱۰',
        method: 'انتخاب دوم راننده',
      },
      description: '',
      qrText: 'https://bargah.test/verify/AQx',
      typedCode: '۵۸۴۱ ۲۳۰۷ ۶۶۳۷',
      verifyAddress: 'bargah.test/verify',
      checkAddress: 'bargah.test/check',
      publicKey: { id: '۱', text: 'TM0Imyj_ltqdtsNG7BFOD1uKMZ81q6Yk2oz27U-4pvs' },
      ledgerCode: '۰۰۰۰ ۰۰۰۰ ۰۰۰۰ ۰۰۰۰ ۰۰۰۰ ۰۰۰۰ ۰۰۰۰ ۰۰۰۰',
      printedAt: '۱۴۰۵/۰۸/۳۰، ۱۴:۳۱',
      voided: false,
      voidReason: null,
    })
  })

  it.each<[string, Partial<SheetFacts>, string]>([
    ['the first choice', { rank: 1 }, 'انتخاب اول راننده'],
    ['a choice far down the list', { rank: 14 }, 'انتخاب شمارهٔ ۱۴ راننده'],
    ['a round without a choice', { rank: null }, 'تخصیص در اعلام بار ۱۴:۰۰'],
    ['a hall’s load given by support', { rank: null, roundOpensAt: null }, 'تخصیص پشتیبانی'],
    ['a free load', { rank: null, roundOpensAt: null, isHall: false }, 'بار آزاد'],
    [
      'a free load given by the company',
      { rank: null, roundOpensAt: null, isHall: false, byStaff: true },
      'بار آزاد، ثبت شرکت حمل',
    ],
  ])('says how it was issued: %s', (_what, given, method) => {
    expect(sheetOf(given).turn?.method).toBe(method)
  })

  it('does without hall, turn, value, count, card and log line', () => {
    const sheet = sheetOf({
      isHall: false,
      turnNumber: null,
      rank: null,
      roundOpensAt: null,
      goodsValueToman: null,
      packagingCount: null,
      driverCardNumber: null,
      logHead: null,
    })
    expect(sheet.hallName).toBeNull()
    expect(sheet.turn).toMatchObject({ number: null, round: null, method: 'بار آزاد' })
    expect(sheet.cargo).toMatchObject({ value: '', packaging: 'بندیل' })
    expect(sheet.driver.smartCard).toBe('')
    expect(sheet.ledgerCode).toBe('—')
  })

  it('carries the mark and the reason when it is voided', () => {
    expect(sheetOf({ status: 0, voidReason: 'خرابی ناوگان' })).toMatchObject({
      voided: true,
      voidReason: 'خرابی ناوگان',
    })
  })
})
