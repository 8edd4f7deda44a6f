import type { Flag } from '@bargah/contract/kernel/access.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { plainDeclaration } from '../../../test/plain.ts'

const app = useTestApp()
let tehran: number
beforeAll(async () => {
  tehran = await app.cityId('تهران')
})

const { KalaId, CargoSource, CargoDestination, FreighterNumber } = plainDeclaration
const least = { Name: 'تنها جا و کالا', KalaId, CargoSource, CargoDestination, FreighterNumber }
const keep = (token: string, given: object = {}) =>
  app.call('addPreLoad', { token, body: { ...plainDeclaration, Name: 'ورق هفتگی', ...given } })
const listOf = async (token: string) => (await app.call('listPreLoads', { token })).data
const keptAgo = (id: number, ms: number) => app.setRow('preLoads', id, { keptAt: new Date(Date.now() - ms) })
const namesOf = async (token: string) =>
  (await listOf(token)).map((row: { pishElamBarName: string }) => row.pishElamBarName)
const memberOf = async (companyId: number, ...flags: Flag[]) =>
  (await app.signedIn('TransportationCompanyMember', { companyId, flags })).token

describe('keeping a declaration', () => {
  it('gives it back with all that it says, the elapsed time and the tariff of now', async () => {
    const { hall, token } = await app.hallWithCompany()
    await app.addRow('hallTariffs', { hallId: hall.id, cityId: tehran, priceToman: 38_000_000 })
    const answer = await keep(token, {
      IsLoadHall: true,
      LoadHallId: hall.id,
      CityDestinationId: tehran,
      KalaValue: 900_000_000,
      BastebandyNumber: 3,
      Description: 'با چادر',
    })
    expect(answer.data).toMatchObject({ code: 1, message: '«ورق هفتگی» در پیش‌اعلام‌ها ذخیره شد.' })
    await keptAgo(answer.data.data.id, 2 * 60 * minuteMs)
    const [row] = await listOf(token)
    expect(row).toMatchObject({
      prettyShamsiLoadDate: '۲ ساعت پیش',
      loadSource: 'بندرعباس',
      loadDestination: 'تهران',
      loadNumber: 1,
      kala: { id: 1, kalaDesc: expect.any(String) },
      isLoadHall: true,
      loadHallId: hall.id,
      transportationCompanyHallId: expect.any(Number),
      cityDestinationId: tehran,
      cityDestinationName: 'تهران',
      cargoSourceLat: 27.18,
      cargoDistance: 1268,
      kalaValue: 900_000_000,
      bastebandyNumber: 3,
      Bastebandy: { id: 1, name: expect.any(String) },
      loaderTypes: [5001],
      typeCode: expect.any(Number),
      cargoRent: 37_550_000,
      tariffToman: 38_000_000,
      tel: '07633554411',
      description: 'با چادر',
      load: { loadID: answer.data.data.id, pishElamBarName: 'ورق هفتگی', cargoRent: 37_550_000 },
    })
  })

  it('takes what is not finished yet, and lists the newest first', async () => {
    const { token } = await app.hallWithCompany()
    await keptAgo((await keep(token)).data.data.id, minuteMs)
    expect((await app.call('addPreLoad', { token, body: least })).data.code).toBe(1)
    expect(await namesOf(token)).toEqual(['تنها جا و کالا', 'ورق هفتگی'])
    expect((await listOf(token))[0]).toMatchObject({
      cargoRent: null,
      loaderTypes: [],
      typeCode: null,
      tel: null,
    })
  })

  it('asks for a name, both places and the goods', async () => {
    const { token } = await app.hallWithCompany()
    const { status, errors } = await app.call('addPreLoad', { token, body: { Tel: '07633554411' } as never })
    expect(status).toBe(400)
    for (const name of ['نام پیش‌اعلام', 'مبدأ', 'مقصد', 'نوع کالا']) expect(errors.join()).toContain(name)
    expect(await listOf(token)).toEqual([])
  })

  it('names sender and receiver while the company has them, and never another’s', async () => {
    const { company, token } = await app.hallWithCompany()
    const other = await app.hallWithCompany()
    const sender = await app.buildCustomer(company.id)
    const stranger = await app.buildCustomer(other.company.id)
    const SenderCustomerAddressId = sender.addressId
    await keep(token, { SenderCustomerAddressId })
    expect(await keep(token, { ReceiverCustomerAddressId: stranger.addressId })).toMatchObject({
      status: 400,
      data: { code: -1 },
    })
    expect(await listOf(token)).toMatchObject([
      {
        customerAddress: { id: SenderCustomerAddressId, customersInfo: { name: sender.name } },
        senderCustomerId: sender.id,
        receiverAddress: null,
      },
    ])
    await app.call('deleteCustomer', { token, body: { Id: sender.id } })
    expect(await listOf(token)).toMatchObject([{ customerAddress: null, senderCustomerName: null }])
  })

  it('refuses what is not there, and another company’s hall', async () => {
    const { token } = await app.hallWithCompany()
    const { hall: elsewhere } = await app.hallWithCompany()
    for (const given of [
      { LoadHallId: elsewhere.id },
      { KalaId: 999_999 },
      { BastebandyId: 999_999 },
      { CityDestinationId: 999_999 },
      { LoaderTypeIds: [5001, 999_999] },
    ])
      expect(await keep(token, given)).toMatchObject({ status: 400, data: { code: -1 } })
    expect(await listOf(token)).toEqual([])
  })

  it('is a company’s own, and asks its members for their flag', async () => {
    const { company, token } = await app.hallWithCompany()
    const other = await app.hallWithCompany()
    const { data } = await keep(token)
    expect(await listOf(other.token)).toEqual([])
    const stranger = await app.call('deletePreLoad', { token: other.token, query: { loadId: data.data.id } })
    expect(stranger.status).toBe(404)
    const adder = await memberOf(company.id, 'access_Load_Add')
    expect(await namesOf(adder)).toEqual(['ورق هفتگی'])
    expect((await app.call('deletePreLoad', { token: adder, query: { loadId: data.data.id } })).status).toBe(
      403,
    )
    const deleter = await memberOf(company.id, 'access_Load_Delete')
    const gone = await app.call('deletePreLoad', { token: deleter, query: { loadId: data.data.id } })
    expect(gone.data).toEqual({ code: 1, message: '«ورق هفتگی» از پیش‌اعلام‌ها حذف شد.' })
    expect(await listOf(token)).toEqual([])
  })
})

describe('keeping cargos of the list', () => {
  it('names each after its goods and its route, with its loaders', async () => {
    const { company, hall, token } = await app.hallWithCompany()
    const one = await app.buildCargo({
      companyId: company.id,
      hallId: hall.id,
      loaderTypeIds: [5001, 5003],
    })
    const two = await app.buildCargo({ companyId: company.id, destination: 'قم' })
    const answer = await app.call('addPreLoadsOfCargos', { token, body: { CargoIds: [two.id, one.id] } })
    expect(answer.data).toMatchObject({ code: 1, message: '۲ بار در پیش‌اعلام‌ها ذخیره شد.' })
    const rows = await listOf(token)
    expect(rows).toMatchObject([
      { cargoDestination: 'قم', isLoadHall: false, loadHallId: null },
      { cargoDestination: 'تهران', isLoadHall: true, loadHallId: hall.id, loaderTypes: [5001, 5003] },
    ])
    expect(rows[0].pishElamBarName).toBe(`${rows[0].kala.kalaDesc} به قم`)
  })

  it('keeps none when one of them is another’s', async () => {
    const { company, token } = await app.hallWithCompany()
    const { id: own } = await app.buildCargo({ companyId: company.id })
    const { id: other } = await app.buildCargo()
    const answer = await app.call('addPreLoadsOfCargos', { token, body: { CargoIds: [own, other] } })
    expect(answer.status).toBe(404)
    expect(await listOf(token)).toEqual([])
  })
})

describe('previous cargos', () => {
  it('are the company’s own, by day and by any of several goods, whole enough to be declared again', async () => {
    const { company, hall, token } = await app.hallWithCompany()
    const dayMs = 24 * 60 * minuteMs
    const build = (goodsId: number, daysAgo: number) =>
      app.buildCargo({
        companyId: company.id,
        hallId: hall.id,
        goodsId,
        destinationCityId: tehran,
        announcedAt: new Date(Date.now() - daysAgo * dayMs),
      })
    const [recent, second, old] = [await build(1, 1), await build(2, 2), await build(3, 40)]
    await app.buildCargo()
    const idsFor = async (body: object) =>
      (await app.call('listPreviousCargos', { token, body })).data.map((row: { id: number }) => row.id)
    expect(await idsFor({})).toEqual([recent.id, second.id, old.id])
    expect(await idsFor({ KalaId: [2, 3] })).toEqual([second.id, old.id])
    expect(await idsFor({ KalaId: [1] })).toEqual([recent.id])
    expect(await idsFor({ ToDate: jalaliDate(old.announcedAt) })).toEqual([old.id])
    expect(await idsFor({ FromDate: jalaliDate(second.announcedAt) })).toEqual([recent.id, second.id])
    // by the words of any list: where it goes and what it is, together with its days and goods
    const goods = await app.db.selectFrom('goods').select(['id', 'name']).where('id', 'in', [2, 3]).execute()
    const nameOf = (id: number) => goods.find((one) => one.id === id)?.name ?? ''
    expect(await idsFor({ Search: `${nameOf(3)} تهران` })).toContain(old.id)
    expect(await idsFor({ Search: nameOf(3), FromDate: jalaliDate(second.announcedAt) })).not.toContain(
      old.id,
    )
    expect(await idsFor({ Search: nameOf(3), KalaId: [2] })).toEqual([])
    expect(await idsFor({ Search: 'جایی که نیست' })).toEqual([])
    const { data } = await app.call('listPreviousCargos', { token, body: { PageSize: 1 } })
    expect(data).toMatchObject([
      {
        kala: { id: 1 },
        Bastebandy: { id: 1 },
        loaderTypes: [5001],
        cityDestinationName: 'تهران',
        tariffToman: null,
      },
    ])
  })
})

describe('the earlier loads of an owner', () => {
  it('are his own, the rejected ones too, and not those of another of the same company', async () => {
    const company = await app.buildCompany()
    const [owner, other] = [await app.buildProductOwner(), await app.buildProductOwner()]
    const { token } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
    const build = (given: object) => app.buildCargo({ companyId: company.id, ...given })
    const accepted = await build({ productOwnerId: owner.id, announcedAt: new Date(2_000) })
    const rejected = await build({
      productOwnerId: owner.id,
      status: cargoStatus.finished,
      announcedAt: new Date(1_000),
    })
    await build({ productOwnerId: other.id })
    await build({})
    const { data } = await app.call('listPreviousCargos', { token, body: {} })
    expect(data.map(({ id }: { id: number }) => id)).toEqual([accepted.id, rejected.id])
    expect(data[0]).toMatchObject({ transportationCompanyId: company.id })
  })
})

describe('the last range', () => {
  it('is that of the last free cargo, as far as the company may still use it', async () => {
    const { company, hall, token } = await app.hallWithCompany()
    const range = async () => (await app.call('showLastRange', { token })).data
    expect(await range()).toBe(45)
    await app.buildCargo({ companyId: company.id, rangeKm: 90, announcedAt: new Date(Date.now() - 9e6) })
    await app.buildCargo({ companyId: company.id, hallId: hall.id, rangeKm: 300 })
    expect(await range()).toBe(90)
    await app.setRow('companies', company.id, { maxLoadReserveRangeKm: 70 })
    expect(await range()).toBe(70)
  })

  it('is a product owner’s own', async () => {
    const { productOwnerId, token } = await ownerActor()
    await app.buildCargo({ productOwnerId, rangeKm: 0 })
    expect((await app.call('showLastRange', { token })).data).toBe(0)
  })
})

async function ownerActor() {
  const { id: productOwnerId } = await app.buildProductOwner()
  return { productOwnerId, ...(await app.signedIn('ProductOwnerAdmin', { productOwnerId })) }
}
