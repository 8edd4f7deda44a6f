import { completeNationalCode } from '@bargah/contract/kernel/identity.ts'
import { describe, expect, it } from 'vitest'
import { createBuiltInInquiry } from './inquiry.builtin.ts'
import type { OwnRegistry } from './inquiry.port.ts'

const person = { firstName: 'رضا', lastName: 'کریمی', cardNumber: '2000001' }
const truck = { plate: { two: '34', letter: 'ع', three: '812', region: '84' }, loaderType: '5001' }
const known = completeNationalCode('100000001')
const driverCard = {
  ...person,
  nationalId: known,
  mobile: null,
  licence: null,
  validUntil: null,
  healthCardUntil: null,
  isActive: true,
}
const own: OwnRegistry = {
  person: async (code) => (code === known ? person : undefined),
  truck: async (card) => (card === '3000001' ? truck : undefined),
  driverCard: async (number) => (number === '2000001' ? driverCard : undefined),
  truckCard: async () => undefined,
  firm: async (id) => (id === '10380284790' ? { name: 'ترابر خلیج' } : undefined),
}
const codeWith = (digit: number) => completeNationalCode(`12345678${digit}`)

describe('without a service', () => {
  const inquiry = createBuiltInInquiry(own, { isDemo: false })
  it('confirms whom and what is on record, and nobody else', async () => {
    expect(inquiry.isDemo).toBe(false)
    expect(await inquiry.person(known)).toEqual({ is: 'confirmed', value: person })
    expect(await inquiry.truck('3000001')).toEqual({ is: 'confirmed', value: truck })
    expect(await inquiry.person(codeWith(1))).toEqual({ is: 'not_confirmed' })
    expect(await inquiry.truck('3000002')).toEqual({ is: 'not_confirmed' })
    expect(await inquiry.citizen(known)).toEqual({
      is: 'confirmed',
      value: { firstName: 'رضا', lastName: 'کریمی' },
    })
    expect(await inquiry.firm('10380284790')).toEqual({ is: 'confirmed', value: { name: 'ترابر خلیج' } })
    expect(await inquiry.driverCard('2000001')).toEqual({ is: 'confirmed', value: driverCard })
    expect((await inquiry.driverCard('2000002')).is).toBe('not_confirmed')
    expect((await inquiry.truckCard('3000001')).is).toBe('not_confirmed')
    expect((await inquiry.citizen(codeWith(1))).is).toBe('not_confirmed')
    expect((await inquiry.postalCode('7917183461')).is).toBe('not_confirmed')
  })
})

describe('in a demo', () => {
  const inquiry = createBuiltInInquiry(own, { isDemo: true })
  it('has a steady registry of people and trucks who do not exist, and says that it is one', async () => {
    expect(inquiry.isDemo).toBe(true)
    const first = await inquiry.person(codeWith(1))
    expect(first).toEqual(await inquiry.person(codeWith(1)))
    expect(first).toMatchObject({ is: 'confirmed', value: { cardNumber: expect.stringMatching(/^\d{7}$/) } })
    expect(await inquiry.truck('4000001')).toMatchObject({
      is: 'confirmed',
      value: { plate: { two: expect.stringMatching(/^\d\d$/), three: expect.stringMatching(/^\d{3}$/) } },
    })
  })

  it('tells where a postal code is by how it begins', async () => {
    expect(await inquiry.postalCode('7917183461')).toMatchObject({
      is: 'confirmed',
      value: { province: 'هرمزگان', city: 'بندرعباس', address: expect.stringContaining('پلاک') },
    })
    expect(await inquiry.firm('10380284790')).toMatchObject({ is: 'confirmed' })
  })

  it('is of two minds by a digit: 8 is not confirmed, 9 finds it away', async () => {
    expect(await inquiry.person(codeWith(8))).toEqual({ is: 'not_confirmed' })
    expect(await inquiry.person(codeWith(9))).toEqual({ is: 'away' })
    expect(await inquiry.truck('4000008')).toEqual({ is: 'not_confirmed' })
    expect(await inquiry.truck('4000009')).toEqual({ is: 'away' })
    expect(await inquiry.driverCard('8000008')).toEqual({ is: 'not_confirmed' })
    expect(await inquiry.truckCard('4000009')).toEqual({ is: 'away' })
    expect(await inquiry.driverCard('7000001')).toMatchObject({ is: 'confirmed', value: { isActive: false } })
    expect((await inquiry.citizen(codeWith(9))).is).toBe('away')
    expect(await inquiry.postalCode('7917183468')).toEqual({ is: 'not_confirmed' })
    expect(await inquiry.postalCode('7917183469')).toEqual({ is: 'away' })
  })

  it('confirms no number that is none', async () => {
    expect(await inquiry.person('1234567890')).toEqual({ is: 'not_confirmed' })
    expect(await inquiry.truck('12')).toEqual({ is: 'not_confirmed' })
    expect(await inquiry.firm('10380285692')).toEqual({ is: 'not_confirmed' })
    expect(await inquiry.postalCode('0917183461')).toEqual({ is: 'not_confirmed' })
  })
})
