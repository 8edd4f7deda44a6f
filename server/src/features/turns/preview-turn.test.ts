import type { Role } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { buildDriver } from '../drivers/drivers.build.ts'
import { buildHall } from '../halls/halls.build.ts'

const app = useTestApp()

type Driver = Awaited<ReturnType<typeof buildDriver>>
type HallGiven = Parameters<typeof buildHall>[1]

const numbersOf = ({ nationalId, freighter }: Pick<Driver, 'nationalId' | 'freighter'>) => ({
  NationalId: nationalId,
  FreighterCardNumber: freighter.cardNumber,
})
const preview = (token: string, query: ReturnType<typeof numbersOf> & { LoadHallId?: number }) =>
  app.call('previewTurn', { token, query })

async function desk(given: HallGiven = {}) {
  const hall = await app.buildHall(given)
  return { hall, ...(await app.hallActor(hall.id)) }
}

describe('before a turn is given the desk reads', () => {
  it('whose it would be, with which truck, and for how long', async () => {
    const { token } = await desk({ turnExpireHours: 72 })
    const driver = await app.buildDriver()
    expect((await preview(token, numbersOf(driver))).data).toEqual({
      driver: {
        driverName: driver.firstName,
        driverFamily: driver.lastName,
        plaqueNumber: `${driver.freighter.plateTwo}ع${driver.freighter.plateThree}`,
        plaqueSerialNumber: '84',
        loaderTypeName: expect.any(String),
        hasLiveTurn: false,
        hasOpenPermit: false,
        canPay: true,
      },
      validHours: 72,
      isNative: false,
      refusal: null,
    })
  })

  it('that it has no end where the hall sets none, and how long a native of the hall has', async () => {
    const endless = await desk()
    const driver = await app.buildDriver()
    expect((await preview(endless.token, numbersOf(driver))).data.validHours).toBeNull()
    const { hall, token } = await desk({ turnExpireHours: 10, nativeTurnExpireHours: 20 })
    const native = { hallId: hall.id, driverId: driver.id, freighterId: driver.freighter.id }
    await app.addRow('nativeDrivers', native)
    expect((await preview(token, numbersOf(driver))).data).toMatchObject({ validHours: 20, isNative: true })
  })

  it.each<[string, HallGiven, Parameters<typeof buildDriver>[1], object]>([
    ['the hall is closed', { isActive: false }, {}, { canPay: true }],
    ['the driver is inactive', {}, { isActive: false }, {}],
    ['his wallet is short', { driverFeeRial: 2_000_000 }, {}, { canPay: false }],
  ])('why it would be refused, as taking it says: %s', async (_why, hallGiven, driverGiven, shown) => {
    const { token } = await desk(hallGiven)
    const driver = await app.buildDriver(driverGiven)
    const { data } = await preview(token, numbersOf(driver))
    const taken = await app.call('takeTurn', { token, body: numbersOf(driver) })
    expect(taken.data.code).toBe(-1)
    expect(data.refusal).toBe(taken.errors[0])
    expect(data.driver).toMatchObject(shown)
  })

  it('that he has a live turn or an open permit, here or elsewhere', async () => {
    const { token } = await desk()
    const waiting = await app.buildDriver()
    await app.buildTurn((await app.buildHall()).id, waiting)
    const loaded = await app.buildDriver()
    await app.buildPermit((await app.buildCargo()).id, { driver: loaded })
    const [one, other] = [
      (await preview(token, numbersOf(waiting))).data,
      (await preview(token, numbersOf(loaded))).data,
    ]
    expect(one.driver).toMatchObject({ hasLiveTurn: true, hasOpenPermit: false })
    expect(one.refusal).toContain('نوبت فعال دارد')
    expect(other.driver).toMatchObject({ hasLiveTurn: false, hasOpenPermit: true })
    expect(other.refusal).toContain('مجوز باز')
  })

  it('nothing of a turn whose time is over, though no sweep has ended it yet', async () => {
    const { token, hall } = await desk()
    const driver = await app.buildDriver()
    await app.buildTurn(hall.id, driver, { expiresAt: new Date(Date.now() - 60_000) })
    const { data } = await preview(token, numbersOf(driver))
    expect(data).toMatchObject({ refusal: null, driver: { hasLiveTurn: false } })
    expect((await app.call('takeTurn', { token, body: numbersOf(driver) })).data.code).toBe(1)
  })

  it('no name unless both numbers belong together, and never a balance', async () => {
    const { token } = await desk()
    const [driver, other] = [await app.buildDriver(), await app.buildDriver()]
    const mixed = { ...numbersOf(driver), FreighterCardNumber: other.freighter.cardNumber }
    expect((await preview(token, mixed)).data).toEqual({
      driver: null,
      validHours: null,
      isNative: false,
      refusal: 'این کارت هوشمند ناوگان برای این راننده ثبت نشده است.',
    })
    const unknown = { ...numbersOf(driver), NationalId: '0000000000' }
    expect((await preview(token, unknown)).data).toEqual({
      driver: null,
      validHours: null,
      isNative: false,
      refusal: 'راننده‌ای با این کد ملی پیدا نشد.',
    })
  })
})

describe('who may read it', () => {
  it('support names the hall; its own staff have theirs', async () => {
    const { hall, token } = await desk({ turnExpireHours: 5 })
    const elsewhere = await app.buildHall({ turnExpireHours: 9 })
    const numbers = numbersOf(await app.buildDriver())
    const admin = await app.adminActor()
    expect((await preview(admin.token, { ...numbers, LoadHallId: hall.id })).data.validHours).toBe(5)
    const unnamed = await preview(admin.token, numbers)
    expect([unnamed.status, ...unnamed.errors]).toEqual([400, 'سالن را انتخاب کنید.'])
    expect((await preview(admin.token, { ...numbers, LoadHallId: 999_999 })).status).toBe(404)
    expect((await preview(token, { ...numbers, LoadHallId: elsewhere.id })).data.validHours).toBe(5)
  })

  it.each<Role>(['Organization', 'DriversAssociation', 'Customer', 'AgentMain'])('not %s', async (role) => {
    const { token } = await app.signedIn(role)
    expect((await preview(token, numbersOf(await app.buildDriver()))).status).toBe(403)
  })
})
