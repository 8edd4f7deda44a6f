import type { InquiryAnswer } from '@bargah/contract/features/drivers/drivers.states.ts'
import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { longAgo, next, padded } from '../../../test/plain.ts'
import { addRow, setRow } from '../../../test/rows.ts'
import type { Db } from '../../kernel/database.ts'
import { putMoney } from '../wallet/wallet.build.ts'

export async function buildDriver(
  db: Db,
  given: Partial<{
    firstName: string
    isActive: boolean
    balanceRial: number
    loaderTypeId: number
  }> = {},
) {
  const n = next()
  const { balanceRial = 1_000_000, loaderTypeId = 5001, ...row } = given
  const driver = await addRow(db, 'drivers', {
    nationalId: completeNationalCode(padded(100_000_000 + n, 9)),
    firstName: 'راننده',
    lastName: `آزمون ${n}`,
    mobile: `09${padded(100_000_000 + n, 9)}`,
    cardNumber: padded(2_000_000 + n, 7),
    createdAt: longAgo,
    ...row,
  })
  const freighter = await buildFreighter(db, loaderTypeId)
  const link = await addRow(db, 'driverFreighters', {
    driverId: driver.id,
    freighterId: freighter.id,
    createdAt: longAgo,
  })
  await setRow(db, 'drivers', driver.id, { currentDriverFreighterId: link.id })
  await addRow(db, 'accounts', { kind: 'driver', driverId: driver.id, balanceRial: 0 })
  await putMoney(db, { driverId: driver.id }, balanceRial)
  return { ...driver, freighter, driverFreighterId: link.id }
}

export function buildFreighter(db: Db, loaderTypeId = 5001) {
  const n = next()
  return addRow(db, 'freighters', {
    cardNumber: padded(3_000_000 + n, 7),
    plateTwo: padded(n % 100, 2),
    plateLetter: 'ع',
    plateThree: padded(n % 1000, 3),
    plateRegion: '84',
    loaderTypeId,
    createdAt: longAgo,
  })
}

// what the fictitious registry of the tests goes by (adapters/inquiry/demo-registry.ts)
const digitOf: Record<InquiryAnswer, string> = { confirmed: '1', not_confirmed: '8', away: '9' }

/** A national code that no driver has, of which the registry of the tests says so much. */
export const nationalCodeThatIs = (answer: InquiryAnswer): string =>
  completeNationalCode(`${padded(60_000_000 + next(), 8)}${digitOf[answer]}`)

/** The smart card of a truck that is not on record. */
export const truckCardThatIs = (answer: InquiryAnswer): string =>
  `${padded(400_000 + next(), 6)}${digitOf[answer]}`
