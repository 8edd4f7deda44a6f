import { createHash } from 'node:crypto'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { completeNationalCode, type Plate } from '@bargah/contract/kernel/identity.ts'
import {
  type RegistryAnswer,
  away,
  confirmed,
  type KnownAddress,
  type KnownDriverCard,
  type KnownFirm,
  type KnownPerson,
  type KnownTruck,
  type KnownTruckCard,
  notConfirmed,
} from './inquiry.port.ts'

/**
 * A registry of people, firms, trucks and addresses that do not exist, for a demo. It is steady: the same number gives the
 * same answer. A digit decides, the last but one of a national code, the last but two of a firm's id, the last of a card
 * or a postal code: 8 is not confirmed, 9 finds the service away.
 */
const firstNames = ['آرش', 'بهنام', 'پیمان', 'تورج', 'جمشید', 'خسرو', 'داریوش', 'رامین', 'سهراب', 'شهرام']
const lastNames = ['آریا', 'برزگر', 'پارسا', 'تهرانی', 'جهان‌بین', 'راستی', 'سپهری', 'فرزین', 'کیانی', 'مهرجو']
const regions = ['11', '13', '15', '23', '45', '63', '72', '84']
const loaderTypes = ['5001', '5003', '3001', '3002', '6001']

/** Bytes that a number always gives, as an endless row of choices. */
function choicesOf(number: string) {
  const bytes = createHash('sha256').update(`bargah demo ${number}`).digest()
  let at = 0
  return (most: number): number => (bytes[at++ % bytes.length] ?? 0) % most
}

function answered<T>(digit: string | undefined, known: () => T): RegistryAnswer<T> {
  if (digit === '9') return away
  return digit === '8' ? notConfirmed : confirmed(known())
}

export const demoPerson = (nationalId: string): RegistryAnswer<KnownPerson> =>
  answered(nationalId.at(-2), () => {
    const choose = choicesOf(nationalId)
    return {
      firstName: firstNames[choose(firstNames.length)] ?? '',
      lastName: lastNames[choose(lastNames.length)] ?? '',
      cardNumber: `8${Array.from({ length: 6 }, () => choose(10)).join('')}`,
    }
  })

export const demoTruck = (cardNumber: string): RegistryAnswer<KnownTruck> =>
  answered(cardNumber.at(-1), () => {
    const choose = choicesOf(cardNumber)
    const plate: Plate = {
      two: String(11 + choose(89)),
      letter: 'ع',
      three: String(111 + choose(250) * 3),
      region: regions[choose(regions.length)] ?? '',
    }
    return { plate, loaderType: loaderTypes[choose(loaderTypes.length)] ?? '' }
  })

const years = ['1404', '1405', '1406', '1407', '1408']
const dayIn = (choose: (most: number) => number) =>
  `${years[choose(years.length)]}/${String(1 + choose(12)).padStart(2, '0')}/${String(1 + choose(29)).padStart(2, '0')}`

/** Of a card that begins with 7 the registry says that it is not active. */
const isActive = (number: string) => !number.startsWith('7')

export const demoDriverCard = (number: string): RegistryAnswer<KnownDriverCard> =>
  answered(number.at(-1), () => driverCardOf(number))

function driverCardOf(number: string): KnownDriverCard {
  const choose = choicesOf(`driver ${number}`)
  const isCode = number.length === 10
  const digits = (count: number) => Array.from({ length: count }, () => choose(10)).join('')
  return {
    firstName: firstNames[choose(firstNames.length)] ?? '',
    lastName: lastNames[choose(lastNames.length)] ?? '',
    cardNumber: isCode ? `8${digits(6)}` : number,
    nationalId: isCode ? number : completeNationalCode(`12${digits(7)}`),
    mobile: `0917${digits(7)}`,
    licence: choose(4) === 0 ? 'پایهٔ دو' : 'پایهٔ یک',
    validUntil: dayIn(choose),
    healthCardUntil: dayIn(choose),
    isActive: isActive(number),
  }
}

export const demoTruckCard = (cardNumber: string): RegistryAnswer<KnownTruckCard> => {
  const truck = demoTruck(cardNumber)
  return truck.is === 'confirmed' ? confirmed(truckCardOf(cardNumber, truck.value)) : truck
}

function truckCardOf(cardNumber: string, truck: KnownTruck): KnownTruckCard {
  const choose = choicesOf(`card ${cardNumber}`)
  return {
    ...truck,
    name: `${firstNames[choose(firstNames.length)]} ${lastNames[choose(lastNames.length)]}، کشندهٔ ${choose(2) ? 'ولوو' : 'بنز'}`,
    madeYear: 1385 + choose(20),
    mobile: `0913${Array.from({ length: 7 }, () => choose(10)).join('')}`,
    inspectionUntil: dayIn(choose),
    vin: `NAS${Array.from({ length: 14 }, () => choose(10)).join('')}`,
    isActive: isActive(cardNumber),
  }
}

const told = <T extends object>(known: T) =>
  Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null)) as Partial<T>

/** A card of a driver of the demo world: what its records leave open is added, always the same. His mobile is his own to tell. */
export const fillDriverCard = (known: KnownDriverCard): KnownDriverCard => ({
  ...driverCardOf(known.cardNumber),
  ...told(known),
  mobile: known.mobile,
})

/** The same of a truck's card. */
export const fillTruckCard = (cardNumber: string, known: KnownTruckCard): KnownTruckCard => ({
  ...truckCardOf(cardNumber, known),
  ...told(known),
  mobile: known.mobile,
})

const kindsOfFirm = ['فولاد', 'سیمان', 'پتروشیمی', 'بازرگانی', 'آرد', 'کاشی', 'انبار', 'صنایع غذایی']
const namesOfFirms = [
  'دریای پارس',
  'هرمزگان جنوب',
  'نگین یزد',
  'گلستان',
  'لارستان',
  'خاورمیانه',
  'البرز',
  'کویر',
]

export const demoFirm = (legalId: string): RegistryAnswer<KnownFirm> =>
  answered(legalId.at(-3), () => {
    const choose = choicesOf(legalId)
    const kind = kindsOfFirm[choose(kindsOfFirm.length)] ?? ''
    return { name: `${kind} ${namesOfFirms[choose(namesOfFirms.length)] ?? ''}` }
  })

/** Where postal codes begin with what; of the other ones a city is chosen. */
const cities: readonly (readonly [begins: string, province: string, city: string])[] = [
  ['1', 'تهران', 'تهران'],
  ['51', 'آذربایجان شرقی', 'تبریز'],
  ['61', 'خوزستان', 'اهواز'],
  ['71', 'فارس', 'شیراز'],
  ['76', 'کرمان', 'کرمان'],
  ['79', 'هرمزگان', 'بندرعباس'],
  ['81', 'اصفهان', 'اصفهان'],
  ['89', 'یزد', 'یزد'],
  ['91', 'خراسان رضوی', 'مشهد'],
]
const streets = ['بلوار امام', 'خیابان بهشتی', 'جادهٔ قدیم', 'شهرک صنعتی، خیابان صنعت', 'خیابان گمرک']

export const demoAddress = (postalCode: string): RegistryAnswer<KnownAddress> =>
  answered(postalCode.at(-1), () => {
    const choose = choicesOf(postalCode)
    const found = cities.find(([begins]) => postalCode.startsWith(begins)) ?? cities[choose(cities.length)]
    const [, province = '', city = ''] = found ?? []
    const street = streets[choose(streets.length)] ?? ''
    return { province, city, address: `${street}، پلاک ${toPersianDigits(1 + choose(240))}` }
  })
