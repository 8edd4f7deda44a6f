import type { InquiryRow } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { forgetOldTraces } from '../../app/housekeeping.ts'
import { databaseClock } from '../../kernel/clock.ts'

const app = useTestApp()

const asker = async () => (await app.hallWithCompany()).token
const mine = async (token: string): Promise<InquiryRow[]> =>
  (await app.call('listMyInquiries', { token })).data
const askDriver = (token: string, driverSmartCard: string) =>
  app.call('inquireDriverCard', { token, query: { driverSmartCard } })
const driverCard = async (token: string, number: string) => (await askDriver(token, number)).data
const askTruck = (token: string, carSmartCard: string) =>
  app.call('inquireTruckCard', { token, query: { carSmartCard } })
const truckCard = async (token: string, number: string) => (await askTruck(token, number)).data

describe('an inquiry of a card', () => {
  it('tells who a driver is, by his card or his national code, in any digits, and keeps his mobile to itself', async () => {
    const driver = await app.buildDriver()
    const { cardNumber, nationalId } = await app.oneRow('drivers', driver.id)
    const token = await asker()
    const said = await driverCard(token, cardNumber ?? '')
    expect(said).toMatchObject({
      isSuccessful: true,
      isAway: false,
      cardNumber,
      nationalId,
      mobile: null,
      isActive: true,
    })
    // the rest of it is the demo registry's, the same each time
    for (const [name, value] of Object.entries(said))
      if (name !== 'mobile') expect(value, name).not.toBeNull()
    expect(await driverCard(token, nationalId)).toEqual(said)
  })

  it('tells a truck with its plate and loader type', async () => {
    const { freighter } = await app.buildDriver()
    const row = await app.oneRow('freighters', freighter.id)
    const { fullName } = await app.oneRow('loaderTypes', row.loaderTypeId)
    expect(await truckCard(await asker(), row.cardNumber)).toMatchObject({
      isSuccessful: true,
      loadingTypeTitle: fullName,
      plaqueSerialNumber: expect.stringContaining(row.plateRegion),
      isActive: true,
      technicalInspectionExpiryDate: expect.any(String),
      vinCode: expect.any(String),
    })
  })

  it.each([
    ['that is unknown', '8000008', { isSuccessful: false, isAway: false, name: null }],
    ['that nobody answers for', '8000009', { isSuccessful: false, isAway: true, name: null }],
    ['that is none', '12', { isSuccessful: false, isAway: false, name: null }],
    ['that is not active', '7000001', { isSuccessful: true, isActive: false }],
  ])('%s says so', async (_, number, says) => {
    expect(await driverCard(await asker(), number)).toMatchObject(says)
  })

  it('without a number says what to write', async () => {
    const token = await asker()
    expect((await askDriver(token, '')).errors).toEqual(['شمارهٔ کارت یا کد ملی راننده را وارد کنید.'])
    expect((await askTruck(token, '')).errors).toEqual(['شمارهٔ کارت هوشمند کامیون را وارد کنید.'])
  })
})

describe('what was asked today', () => {
  it('is kept for its asker alone, newest first, each number once, and is not asked again', async () => {
    const [token, another] = [await asker(), await asker()]
    const { id } = await app.buildDriver()
    const { cardNumber } = await app.oneRow('drivers', id)
    const first = await driverCard(token, cardNumber ?? '')
    await app.setRow('drivers', id, { lastName: 'دیگری' })
    expect(await driverCard(token, cardNumber ?? '')).toEqual(first)
    expect(await driverCard(another, cardNumber ?? '')).toMatchObject({ family: 'دیگری' })
    await truckCard(token, '4000001')
    await app.call('inquirePostalCodeLegacy', { token, query: { postalCode: '7917183461' } })
    await app.call('inquireNationalIdLegacy', { token, query: { ncode: '10380284790' } })
    const rows = await mine(token)
    expect(rows.map(({ kind, number }) => [kind, number])).toEqual([
      ['national_id', '10380284790'],
      ['postal_code', '7917183461'],
      ['truck_card', '4000001'],
      ['driver_card', cardNumber],
    ])
    expect(rows[3]).toMatchObject({ driverCard: first, truckCard: null, inquired: null })
    expect(await mine(another)).toHaveLength(1)
  })

  it('is asked again where the registry was away, and is forgotten after a day', async () => {
    const token = await asker()
    await driverCard(token, '8000009')
    await driverCard(token, '8000009')
    expect(await app.rowsOf('inquiries', { number: '8000009', isAway: true })).not.toHaveLength(1)
    expect(await mine(token)).toHaveLength(1)
    await app.setRow('inquiries', {}, { askedAt: new Date(Date.now() - 49 * 3_600_000) })
    expect(await mine(token)).toEqual([])
    await forgetOldTraces({ db: app.db, clock: databaseClock }, app.keeping)
    expect(await app.rowsOf('inquiries', {})).toEqual([])
  })
})
