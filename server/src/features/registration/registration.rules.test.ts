import { describe, expect, it } from 'vitest'
import { findLoaderType } from '../drivers/drivers.rules.ts'
import { computeNewDriver, mayRegister } from './registration.rules.ts'

const loaderTypes = [
  { id: 5001, name: 'بغل‌دار', fullName: 'تریلی بغل‌دار' },
  { id: 3001, name: 'مسقف', fullName: 'ده‌چرخ مسقف' },
]
const plate = { two: '34', letter: 'ع', three: '812', region: '84' }
const confirmed = <T>(value: T) => ({ is: 'confirmed', value }) as const
const found = {
  person: confirmed({ firstName: 'رضا', lastName: 'کریمی', cardNumber: '2000001' }),
  truck: confirmed({ plate, loaderType: '5001' }),
  ownTruck: undefined,
  loaderTypes,
  isCardTaken: false,
  isTruckDriven: false,
}
const ownTruck = { id: 7, loaderTypeId: 3001, ...plate }

it.each([
  [{ nationalId: false, mobile: false }, null],
  [{ nationalId: true, mobile: true }, 'already_registered'],
  [{ nationalId: false, mobile: true }, 'mobile_taken'],
])('of %j says %s', (taken, code) => expect(mayRegister(taken)).toBe(code))

it.each([
  ['5001', 5001],
  ['بغلدار', 5001],
  ['ده چرخ مسقف', undefined],
  ['ده‌چرخ مسقف', 3001],
  ['تانکر', undefined],
])('takes the loader type %s for %s', (said, id) => expect(findLoaderType(said, loaderTypes)?.id).toBe(id))

describe('a new driver', () => {
  it('is active when all is confirmed', () => {
    expect(computeNewDriver(found)).toMatchObject({
      isActive: true,
      firstName: 'رضا',
      cardNumber: '2000001',
      truck: { id: null, plate, loaderType: { id: 5001 } },
    })
  })

  it.each([
    ['an unknown person', { person: { is: 'not_confirmed' } as const }],
    ['a service that is away', { person: { is: 'away' } as const }],
    ['an unknown truck', { truck: { is: 'not_confirmed' } as const }],
    ['an unknown truck that is on record', { truck: { is: 'away' } as const, ownTruck }],
    ['a loader type that we do not have', { truck: confirmed({ plate, loaderType: 'تانکر' }) }],
    ['a card that another driver has', { isCardTaken: true }],
    ['a truck that an active driver has', { ownTruck, isTruckDriven: true }],
  ])('is not with %s', (_, odd) => {
    expect(computeNewDriver({ ...found, ...odd }).isActive).toBe(false)
  })

  it('has the truck as it is on record, whatever the registry says of it', () => {
    expect(computeNewDriver({ ...found, ownTruck }).truck).toMatchObject({ id: 7, loaderType: { id: 3001 } })
  })

  it('keeps no card that another has', () => {
    expect(computeNewDriver({ ...found, isCardTaken: true })).toMatchObject({
      cardNumber: null,
      personInquiry: 'not_confirmed',
    })
  })
})
