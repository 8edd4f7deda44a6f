import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { plainDeclaration } from '../../../test/plain.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.adminActor()).token
})

describe('who represents a hall', () => {
  const add = (TransportationCompanyId: number, LoadHallId: number) =>
    app.call('addRepresentation', { token, body: { TransportationCompanyId, LoadHallId } })
  const list = async (who: string, Id?: number) =>
    (await app.call('listRepresentations', { token: who, query: Id === undefined ? {} : { Id } })).data
  const remove = (Item1: number) => app.call('removeRepresentation', { token, body: { Item1 } })

  it('may announce there from then on, until it is taken from him', async () => {
    const hall = await app.buildHall()
    const company = await app.buildCompany({ mobile: '09171112233' })
    const { data } = await add(company.id, hall.id)
    expect(data).toEqual({
      code: 1,
      message: `شرکت «${company.name}» نمایندهٔ سالن شد.`,
      data: { id: expect.any(Number) },
    })
    const { id } = data.data
    expect(await list(token, hall.id)).toEqual([
      {
        id,
        loadHallId: hall.id,
        loadHallName: hall.name,
        transportationCompanyId: company.id,
        transportationCompanyName: company.name,
        transportationCompanyNationalId: company.nationalId,
        nationalId: company.nationalId,
        transportationCompanyMobile: '09171112233',
        mobile: '09171112233',
        isCompanyActive: true,
      },
    ])
    expect((await add(company.id, hall.id)).errors).toEqual(['این شرکت پیش‌تر نمایندهٔ این سالن شده است.'])
    expect((await remove(id)).data.code).toBe(1)
    expect(await list(token, hall.id)).toEqual([])
    expect((await remove(id)).status).toBe(404)
  })

  it('keeps what he announced before when it is taken from him, and announces nothing new', async () => {
    const { hall, token: own } = await app.hallWithCompany()
    const CityDestinationId = await app.cityId('تهران')
    const body = { ...plainDeclaration, IsLoadHall: true, LoadHallId: hall.id, CityDestinationId }
    const declare = () => app.call('declareCargo', { token: own, body })
    expect((await declare()).statusCode).toBe(200)
    const [link] = await list(token, hall.id)
    await remove(link.id)
    expect((await declare()).statusCode).toBe(400)
    expect(await app.rowsOf('cargos', { hallId: hall.id })).toMatchObject([{ status: 0 }])
  })

  it('is a company that was accepted, of a hall that is there', async () => {
    const hall = await app.buildHall()
    const waiting = await app.buildCompany({ isAccepted: false })
    expect((await add(waiting.id, hall.id)).errors[0]).toContain('هنوز تأیید نشده است')
    expect((await add(999_999, hall.id)).status).toBe(404)
    expect((await add(waiting.id, 999_999)).status).toBe(404)
  })

  it('is told of all halls at once to support, and to hall staff of theirs, whichever they name', async () => {
    const [one, other] = [await app.hallWithCompany(), await app.hallWithCompany()]
    const hallsOf = async (who: string, Id?: number) =>
      (await list(who, Id)).map(({ loadHallId }: { loadHallId: number }) => loadHallId)
    expect(await hallsOf(token, 0)).toEqual(expect.arrayContaining([one.hall.id, other.hall.id]))
    expect(await hallsOf(token)).toEqual(await hallsOf(token, 0))
    const { token: staff } = await app.hallActor(one.hall.id)
    expect(await hallsOf(staff, other.hall.id)).toEqual([one.hall.id])
    expect((await app.call('listRepresentations', { token: one.token })).status).toBe(403)
  })

  it('is searched by name', async () => {
    const hall = await app.buildHall()
    for (const name of ['ترابر كاوه', 'پیشرو بار']) {
      const company = await app.buildCompany({ name })
      await add(company.id, hall.id)
    }
    const found = await app.call('listRepresentations', { token, query: { Id: hall.id, Search: 'کاوه' } })
    expect([found.total, found.data[0].transportationCompanyName]).toEqual([1, 'ترابر كاوه'])
  })
})

describe('who is native at a hall', () => {
  const add = (NationalId: string, FreighterCardNumber: string, LoadHallId: number) =>
    app.call('addNative', { token, body: { NationalId, FreighterCardNumber, LoadHallId } })

  it('is a driver with one of his trucks, whose next turn is native', async () => {
    const hall = await app.buildHall()
    const driver = await app.driverActor({ firstName: 'رضا' })
    const { data } = await add(driver.nationalId, driver.freighter.cardNumber, hall.id)
    expect(data.message).toBe(`«رضا ${driver.lastName}» با این ناوگان بومی سالن شد.`)
    const { id } = data.data
    const listed = await app.call('listNatives', { token, query: { LoadHallId: hall.id } })
    expect(listed.data).toEqual([
      {
        id,
        loadHallId: hall.id,
        driverName: 'رضا',
        driverFamily: driver.lastName,
        nationalId: driver.nationalId,
        mobile: driver.mobile,
        driverCardNumber: driver.cardNumber,
        freighterNumber: driver.freighter.cardNumber,
        freighterCardNumber: driver.freighter.cardNumber,
        plaqueNumber: expect.any(String),
        plaqueSerialNumber: '84',
        isDriverActive: true,
      },
    ])
    await app.call('takeTurn', { token: driver.token, body: { LoadHallId: hall.id } })
    expect(await app.rowsOf('turns', { hallId: hall.id })).toMatchObject([{ isNative: true }])
    expect((await app.call('removeNative', { token, query: { id } })).data.code).toBe(1)
    expect((await app.call('removeNative', { token, query: { id } })).status).toBe(404)
  })

  it('is nobody who is not there, with no other’s truck, and once', async () => {
    const hall = await app.buildHall()
    const [driver, other] = [await app.buildDriver(), await app.buildDriver()]
    const card = driver.freighter.cardNumber
    expect((await add('0084575948', card, hall.id)).errors).toEqual(['راننده‌ای با این کد ملی پیدا نشد.'])
    expect((await add(other.nationalId, card, hall.id)).errors[0]).toContain('برای این راننده ثبت نشده است')
    expect((await add(driver.nationalId, card, 999_999)).status).toBe(404)
    await add(driver.nationalId, card, hall.id)
    expect((await add(driver.nationalId, card, hall.id)).errors[0]).toContain('پیش‌تر بومی')
    const empty = await app.call('addNative', { token, body: { LoadHallId: hall.id } as never })
    expect(empty.errors).toEqual(['کد ملی راننده را وارد کنید.', 'شمارهٔ کارت هوشمند ناوگان را وارد کنید.'])
  })

  it('is told to hall staff of their own hall', async () => {
    const [hall, other] = [await app.buildHall(), await app.buildHall()]
    const driver = await app.buildDriver()
    await add(driver.nationalId, driver.freighter.cardNumber, hall.id)
    const { token: staff } = await app.hallActor(hall.id)
    const listed = await app.call('listNatives', { token: staff, query: { LoadHallId: other.id } })
    expect(listed.total).toBe(1)
    const unknown = await app.call('listNatives', { token, query: { LoadHallId: 999_999 } })
    expect(unknown.status).toBe(404)
  })
})

describe('a tariff', () => {
  const add = (LoadHallId: number, CityId: number, Price: number | string) =>
    app.call('addTariff', { token, body: { LoadHallId, CityId, Price } })

  it('is set for a city, changed by setting it again, and removed', async () => {
    const hall = await app.buildHall()
    const tehran = await app.cityId('تهران')
    const first = await add(hall.id, tehran, '۳۷٬۵۰۰٬۰۰۰')
    expect(first.data.message).toBe('کرایهٔ پایه تا «تهران» ثبت شد.')
    const second = await add(hall.id, tehran, 40_000_000)
    expect(second.data.message).toBe('کرایهٔ پایه تا «تهران» عوض شد؛ پیش‌تر ۳۷٬۵۰۰٬۰۰۰ تومان بود.')
    const { id } = second.data.data
    expect(first.data.data.id).toBe(id)
    const list = async () => (await app.call('listTariffs', { token, query: { LoadHallId: hall.id } })).data
    expect(await list()).toMatchObject([{ id, price: 40_000_000, cityDestinationName: 'تهران' }])
    expect((await app.call('removeTariff', { token, query: { id } })).data.code).toBe(1)
    expect(await list()).toEqual([])
    expect((await app.call('removeTariff', { token, query: { id } })).status).toBe(404)
  })

  it('has a price and a city, of a hall that is there', async () => {
    const hall = await app.buildHall()
    expect((await add(hall.id, 1, 0)).errors).toEqual(['کرایهٔ پایه را به تومان وارد کنید.'])
    expect((await add(hall.id, 999_999, 1_000)).status).toBe(404)
    expect((await add(999_999, 1, 1_000)).status).toBe(404)
    const { token: staff } = await app.hallActor(hall.id)
    const body = { LoadHallId: hall.id, CityId: 1, Price: 1_000 }
    expect((await app.call('addTariff', { token: staff, body })).status).toBe(403)
  })
})
