import { createHash } from 'node:crypto'
import type { Plate } from '@bargah/contract/kernel/identity.ts'
import {
  type Answer,
  away,
  confirmed,
  type KnownPerson,
  type KnownTruck,
  notConfirmed,
} from './inquiry.port.ts'

/**
 * A registry of people and trucks who do not exist, for a demo. It is steady: the same number gives the same answer. The
 * digit before a national code's last, and a card's last, decide: 8 is not confirmed, 9 finds the service away.
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

function answered<T>(digit: string | undefined, known: () => T): Answer<T> {
  if (digit === '9') return away
  return digit === '8' ? notConfirmed : confirmed(known())
}

export const demoPerson = (nationalId: string): Answer<KnownPerson> =>
  answered(nationalId.at(-2), () => {
    const choose = choicesOf(nationalId)
    return {
      firstName: firstNames[choose(firstNames.length)] ?? '',
      lastName: lastNames[choose(lastNames.length)] ?? '',
      cardNumber: `8${Array.from({ length: 6 }, () => choose(10)).join('')}`,
    }
  })

export const demoTruck = (cardNumber: string): Answer<KnownTruck> =>
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
