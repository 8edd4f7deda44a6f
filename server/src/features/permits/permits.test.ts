import { documentType } from '@bargah/contract/features/documents/documents.states.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { hoursAgo } from '../../../test/plain.ts'
import { buildDocument } from '../documents/documents.build.ts'

const app = useTestApp()
afterAll(async () => {
  await app.expectBalancedLedger()
})

async function organizationOf(companyId: number, role: Role = 'Organization') {
  const actor = await app.signedIn(role)
  await app.addRow('userCompanies', { userId: actor.userId, companyId })
  return actor
}

async function ownerOf(cargoId: number) {
  const owner = await app.addRow('productOwners', {
    firstName: 'صاحب کالا',
    nationalId: `0${String(cargoId).padStart(9, '7')}`,
    mobile: '09121112233',
    isAccepted: true,
    createdAt: new Date(),
  })
  await app.setRow('cargos', cargoId, { productOwnerId: owner.id })
  return app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
}

const idsSeenBy = async (token: string, body = {}) =>
  (await app.call('searchPermits', { token, body })).data.map((row: { id: number }) => row.id)

describe('searching permits', () => {
  it('gives the company its permit with all that the list shows', async () => {
    const { companyToken, hall, company, driver, cargo, permit } = await app.permitStory()
    const answer = await app.call('searchPermits', { token: companyToken, body: {} })
    expect(answer.total).toBe(1)
    expect(answer.data[0]).toMatchObject({
      id: permit.id,
      cargoId: cargo.id,
      status: 1,
      driverReserveDate: jalaliDate(permit.issuedAt),
      isLoadHall: true,
      loadHallName: hall.name,
      transportationCompanyName: company.name,
      driverFamily: driver.lastName,
      driverNationalId: driver.nationalId,
      freighterCardNumber: driver.freighter.cardNumber,
      plaqueSerialNumber: '84',
      loaderTypeName: 'تریلی کفی',
      kalaDesc: 'گندم',
      cargoDestination: 'تهران',
      cargoRent: 37_550_000,
    })
  })

  it('shows each caller his own and nobody another’s', async () => {
    const mine = await app.permitStory()
    const other = await app.permitStory()
    const admin = await app.adminActor()
    const hall = await app.hallActor(mine.hall.id)
    const member = await app.signedIn('TransportationCompanyMember', {
      companyId: mine.company.id,
      flags: ['access_Reserve_List'],
    })
    const organization = await organizationOf(mine.company.id)
    const owner = await ownerOf(mine.cargo.id)
    const callers = [mine.companyToken, mine.driver.token, hall.token, member.token, organization.token]
    for (const token of [...callers, owner.token]) expect(await idsSeenBy(token)).toEqual([mine.permit.id])
    const stranger = await organizationOf((await app.buildCompany()).id, 'DriversAssociation')
    expect(await idsSeenBy(stranger.token)).toEqual([])
    expect(await idsSeenBy(admin.token)).toEqual(expect.arrayContaining([mine.permit.id, other.permit.id]))
  })

  it('filters by whole days of Tehran, both ends counted', async () => {
    const { companyToken, cargo } = await app.permitStory({ truckCount: 3 })
    // the last minute of 29 Aban 1405 and the first of the 30th, in Tehran
    const before = await app.buildPermit(cargo.id, { issuedAt: new Date('2026-11-20T20:29:00Z') })
    const after = await app.buildPermit(cargo.id, { issuedAt: new Date('2026-11-20T20:30:00Z') })
    const seen = async (FromDate: string, ToDate: string) =>
      (await idsSeenBy(companyToken, { FromDate, ToDate })).filter((id: number) =>
        [before.id, after.id].includes(id),
      )
    expect(await seen('1405/08/29', '۱۴۰۵/۰۸/۲۹')).toEqual([before.id])
    expect(await seen('1405/08/30', '1405/08/30')).toEqual([after.id])
    expect(await seen('1405/08/29', '1405/08/30')).toEqual([after.id, before.id])
  })

  it('filters by cards, status, goods, company and the hall’s city', async () => {
    const { companyToken, driver, company, cargo, hall, permit } = await app.permitStory()
    const second = await app.buildPermit(cargo.id, { status: 2 })
    const seen = (body: object) => idsSeenBy(companyToken, body)
    expect(await seen({ DriverCardNumber: driver.cardNumber })).toEqual([permit.id])
    expect(await seen({ FreighterCardNumber: driver.freighter.cardNumber })).toEqual([permit.id])
    expect(await seen({ DriverReserveStatus: 2 })).toEqual([second.id])
    expect(await seen({ DriverReserveStatus: 0 })).toEqual([])
    expect(await seen({ KalaId: [1, 5] })).toHaveLength(2)
    expect(await seen({ KalaId: [2] })).toEqual([])
    expect(await seen({ TransportationCompanyId: company.id })).toHaveLength(2)
    expect(await seen({ TransportationCompanyId: company.id + 1000 })).toEqual([])
    expect(await seen({ LoadHallCityId: hall.cityId })).toHaveLength(2)
    expect(await seen({ LoadHallCityId: hall.cityId + 1 })).toEqual([])
  })

  it('tells by the papers whether a waybill came, not by the status', async () => {
    const { companyToken, driver, cargo, permit } = await app.permitStory({ truckCount: 4 })
    const delivered = await app.buildPermit(cargo.id, { status: permitStatus.delivered })
    const late = await app.buildPermit(cargo.id, { status: permitStatus.completed })
    const withdrawn = await app.buildPermit(cargo.id, { status: permitStatus.issued })
    await buildDocument(app.db, late.id, driver.userId)
    await buildDocument(app.db, permit.id, driver.userId, documentType.draft)
    const { id } = await buildDocument(app.db, withdrawn.id, driver.userId)
    await app.setRow('permitDocuments', id, {
      withdrawnAt: new Date(),
      withdrawnBy: driver.userId,
      withdrawReason: 'سند بار دیگری بود',
    })
    const seen = async (value: boolean) =>
      new Set(await idsSeenBy(companyToken, { Filter: [{ field: 'hasBill', op: 'eq', value }] }))
    expect(await seen(true)).toEqual(new Set([late.id]))
    expect(await seen(false)).toEqual(new Set([permit.id, delivered.id, withdrawn.id]))
    const shown = await app.call('showPermit', { token: companyToken, query: { Id: delivered.id } })
    expect(shown.data.hasBill).toBe(false)
  })

  it('pages from the newest on, and counts them all', async () => {
    const { companyToken, cargo, permit } = await app.permitStory({ truckCount: 3 })
    const oldest = await app.buildPermit(cargo.id, { issuedAt: hoursAgo(3) })
    const middle = await app.buildPermit(cargo.id, { issuedAt: hoursAgo(2) })
    expect(await idsSeenBy(companyToken)).toEqual([permit.id, middle.id, oldest.id])
    const second = await app.call('searchPermits', {
      token: companyToken,
      body: { Page: 2, PageSize: 2 },
    })
    expect(second.data.map((row: { id: number }) => row.id)).toEqual([oldest.id])
    expect(second.total).toBe(3)
  })

  it('refuses what is no date or status, with a sentence for each', async () => {
    const { token } = await app.adminActor()
    const answer = await app.call('searchPermits', {
      token,
      // @ts-expect-error the point is a status that is none
      body: { FromDate: '1405/13/01', DriverReserveStatus: 8 },
    })
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual([
      'از تاریخ را درست وارد کنید؛ مانند ۱۴۰۵/۰۸/۳۰.',
      'مقدار وضعیت پذیرفته نیست.',
    ])
  })
})

describe('the permits of one cargo', () => {
  it('are shown to those whose cargo it is', async () => {
    const { companyToken, hall, cargo, permit } = await app.permitStory()
    const hallToken = (await app.hallActor(hall.id)).token
    for (const token of [companyToken, hallToken, (await ownerOf(cargo.id)).token]) {
      const answer = await app.call('listPermitsOfCargo', { token, query: { CargoId: cargo.id } })
      expect(answer.data).toMatchObject([{ id: permit.id }])
      expect(answer.total).toBe(1)
    }
  })

  it('are nothing at all to others', async () => {
    const { cargo } = await app.permitStory()
    const other = await app.permitStory()
    for (const { token } of [{ token: other.companyToken }, await app.hallActor(other.hall.id)]) {
      const answer = await app.call('listPermitsOfCargo', { token, query: { CargoId: cargo.id } })
      expect(answer.status).toBe(404)
      expect(answer.message).toBe('باری با این شماره پیدا نشد.')
    }
  })
})

describe('one permit', () => {
  it('tells the company its route, its money and who did what', async () => {
    const { companyToken, permit, driver } = await app.permitStory()
    await app.call('changePermitStatus', {
      token: driver.token,
      body: { DriverReserveId: permit.id, StatusCode: 5 },
    })
    const { data } = await app.call('showPermit', { token: companyToken, query: { Id: permit.id } })
    expect(data).toMatchObject({
      id: permit.id,
      status: 5,
      netPayToman: data.cargoRent - 2_000,
      driverFeeRial: 20_000,
      companyFeeRial: 50_000,
      commissionRial: 10_000,
      voidReason: null,
    })
    expect(data.events).toMatchObject([
      { status: 1, by: null },
      { status: 5, by: 'کاربر آزمون' },
    ])
  })

  it('tells driver, product owner and organisation neither the company’s price nor the names of staff', async () => {
    const { companyToken, permit, driver, company, cargo } = await app.permitStory()
    await app.call('changePermitStatus', {
      token: companyToken,
      body: { DriverReserveId: permit.id, StatusCode: 5 },
    })
    for (const { token } of [driver, await ownerOf(cargo.id), await organizationOf(company.id)]) {
      const { data } = await app.call('showPermit', { token, query: { Id: permit.id } })
      expect(data).toMatchObject({ companyFeeRial: null, commissionRial: null, driverFeeRial: 20_000 })
      expect(data.events[1]).toMatchObject({ status: 5, by: 'شرکت حمل' })
    }
  })

  it('is absent for others, whichever way they ask', async () => {
    const { permit } = await app.permitStory()
    const other = await app.permitStory()
    const Id = permit.id
    for (const token of [other.companyToken, other.driver.token]) {
      expect((await app.call('showPermit', { token, query: { Id } })).status).toBe(404)
      expect((await app.call('showPermitSheet', { token, query: { Id } })).status).toBe(404)
    }
  })

  it('gives its print data as plain values without printing it', async () => {
    const { companyToken, permit, driver } = await app.permitStory({ goodsValueToman: 1_850_000_000 })
    const sheet = await app.call('showPermitSheet', { token: companyToken, query: { Id: permit.id } })
    expect(sheet.data).toMatchObject({
      id: permit.id,
      status: 1,
      family: driver.lastName,
      kalaValue: 1_850_000_000,
      bastebandyName: 'فله',
      plaqueSerialNumber: '84',
      priority: null,
      ledgerCode: expect.stringMatching(/^\d{4}( \d{4}){7}$/),
    })
    const { data } = await app.call('showPermit', { token: companyToken, query: { Id: permit.id } })
    expect(data.status).toBe(1)
  })
})

describe('the driver’s own permit', () => {
  it('is the open one, with what he earns by it', async () => {
    const { driver, permit, company } = await app.permitStory()
    const { data } = await app.call('showMyPermit', { token: driver.token })
    expect(data).toMatchObject({
      id: permit.id,
      netPayToman: 37_548_000,
      transportationCompanyName: company.name,
      transportationCompanyMobile: '09121234567',
      tel: '09173614482',
    })
  })

  it('is none before he has one and after he completed it', async () => {
    const { driver, permit } = await app.permitStory()
    const body = { DriverReserveId: permit.id, StatusCode: 6 } as const
    expect((await app.call('changePermitStatus', { token: driver.token, body })).message).toBe(
      'پایان کار ثبت شد.',
    )
    expect((await app.call('showMyPermit', { token: driver.token })).data).toBeNull()
    expect((await app.call('showMyPermit', { token: (await app.driverActor()).token })).data).toBeNull()
  })
})
