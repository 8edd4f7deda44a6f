import { permitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { mayRate } from './ratings.rules.ts'

const app = useTestApp()

type Said = { Rate?: 1 | 2 | 3 | 4 | 5; Desc?: string; key?: string }
const rate = (token: string, DriverReserveId: number, { key, Rate = 4, Desc }: Said = {}) =>
  app.call('rateDriver', {
    token,
    body: { Rate, Desc, DriverReserveId },
    headers: key ? { 'idempotency-key': key } : {},
  })
const ratesOf = (token: string, DriverId: number) =>
  app.call('listRatesOfDriver', { token, query: { DriverId } })
const rateOf = async (token: string, DriverReserveId: number) =>
  (await app.call('showRateOfPermit', { token, query: { DriverReserveId } })).data

it('may be given from the delivery on, once', () => {
  for (const status of permitStatuses) {
    const expected = status === 0 ? 'voided' : status === 5 || status === 6 ? null : 'too_early'
    expect(mayRate(status, false)).toBe(expected)
  }
  expect(mayRate(6, true)).toBe('already')
})

describe('rating a driver', () => {
  it('is kept, read without names by him, and averaged over his permits', async () => {
    const { permit, companyToken, driver, company } = await app.permitStory({}, 5)
    const answer = await rate(companyToken, permit.id, { Rate: 4, Desc: 'سر وقت رسید.\nبار سالم بود.' })
    expect(answer.data).toMatchObject({ code: 1, message: 'امتیاز راننده ثبت شد.' })
    await app.setRow('permits', permit.id, { status: 6 })
    const cargo = await app.buildCargo({ companyId: company.id })
    const next = await app.buildPermit(cargo.id, { driver, status: 6 })
    await rate(companyToken, next.id, { Rate: 5 })
    const { token: admin } = await app.adminActor()
    const { data, total } = await ratesOf(admin, driver.id)
    expect(total).toBe(2)
    expect(data.map((row: { rate: number }) => row.rate)).toEqual([5, 4])
    expect(data[1]).toMatchObject({ avrageRate: 4.5, desc: 'سر وقت رسید.\nبار سالم بود.' })
    expect((await ratesOf(driver.token, driver.id)).data).toEqual(data)
    expect(await rateOf(companyToken, permit.id)).toMatchObject({
      given: { rate: 4, by: 'کاربر آزمون' },
      avrageRate: 4.5,
      rateCount: 2,
    })
    expect((await rateOf(driver.token, permit.id)).given).toMatchObject({ rate: 4, by: null })
  })

  it('is given once, however many ask at a moment, and the same request again is the same rate', async () => {
    const { permit, companyToken, driver } = await app.permitStory({}, 6)
    const answers = await Promise.all([1, 2, 3].map(() => rate(companyToken, permit.id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect(answers.find(({ statusCode }) => statusCode === 400)?.errors[0]).toContain('پیش‌تر امتیاز')
    expect((await ratesOf(driver.token, driver.id)).total).toBe(1)
    const again = await app.permitStory({}, 6)
    const [first, second] = [
      await rate(again.companyToken, again.permit.id, { key: 'k1' }),
      await rate(again.companyToken, again.permit.id, { key: 'k1' }),
    ]
    expect(second.data).toEqual(first.data)
  })

  it('is refused before the delivery and for a voided permit, and nothing is kept', async () => {
    for (const status of [0, 4] as const) {
      const { permit, companyToken } = await app.permitStory({}, status)
      const answer = await rate(companyToken, permit.id)
      expect(answer).toMatchObject({ statusCode: 400, data: { code: -1 } })
      expect((await rateOf(companyToken, permit.id)).given).toBeNull()
    }
  })

  it('asks for one of five stars and one permit', async () => {
    const { permit, companyToken: token } = await app.permitStory({}, 5)
    const wrong = (body: object) => app.call('rateDriver', { token, body: body as never })
    expect(await wrong({ DriverReserveId: permit.id, Rate: 6 })).toMatchObject({ statusCode: 400 })
    expect((await wrong({})).errors).toContain('یکی از پنج ستاره را انتخاب کنید.')
  })

  it('belongs to the cargo’s company and owner; another’s permit is as if absent', async () => {
    const { company, hall } = await app.hallWithCompany()
    const owner = await app.buildProductOwner()
    const { token } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
    const cargo = await app.buildCargo({ companyId: company.id, productOwnerId: owner.id })
    const driver = await app.driverActor()
    const permit = await app.buildPermit(cargo.id, { driver, status: 5 })
    const stranger = await app.hallWithCompany()
    expect((await rate(stranger.token, permit.id)).statusCode).toBe(404)
    const member = await app.signedIn('TransportationCompanyMember', {
      companyId: company.id,
      flags: ['access_Reserve_List', 'access_Reserve_Add'],
    })
    expect((await rate(member.token, permit.id)).statusCode).toBe(403)
    expect((await rate(token, permit.id, { Rate: 2 })).statusCode).toBe(200)
    expect((await rateOf(member.token, permit.id)).given).toMatchObject({ rate: 2 })
    const { token: desk } = await app.signedIn('LoadHallAdmin', { hallId: hall.id })
    expect((await rate(desk, permit.id)).statusCode).toBe(403)
  })

  it('shows a driver his own rates alone, and nobody those of nobody', async () => {
    const { driver } = await app.permitStory()
    const other = await app.driverActor()
    expect((await ratesOf(driver.token, driver.id)).data).toEqual([])
    expect((await ratesOf(other.token, driver.id)).statusCode).toBe(404)
    const { token } = await app.signedIn('AdminSupport')
    expect((await ratesOf(token, 2_000_000_000)).statusCode).toBe(404)
  })
})
