import { jalaliDate, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { bandarAbbas, hoursAgo, longAgo } from '../../../test/plain.ts'
import { transaction } from '../../kernel/database.ts'
import { openDueRound } from '../rounds/open-round.ts'

const app = useTestApp()

const idsIn = (answer: { data: { id: number }[] }) => answer.data.map((row) => row.id)
const unknownCargo = ['باری با این شماره پیدا نشد.']

describe('one cargo', () => {
  it('is shown whole to its company', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    const given = { companyId: company.id, hallId: hall.id, loaderTypeIds: [5003, 5001], rangeKm: 80 }
    const cargo = await app.buildCargo(given)
    const { data } = await app.call('showCargo', { token, query: { cargoId: cargo.id } })
    expect(data).toMatchObject({
      id: cargo.id,
      cargoStatus: 0,
      cargoDate: jalaliDate(cargo.announcedAt),
      announcedAt: cargo.announcedAt.toISOString(),
      finishDate: null,
      isLoadHall: true,
      loadHallName: hall.name,
      transportationCompanyName: company.name,
      cargoRent: 37_550_000,
      kalaDesc: 'گندم',
      bastebandyName: 'فله',
      loaderTypeNames: 'تریلی کفی، تریلی بغل‌دار چادری',
      loaderTypes: [5001, 5003],
      typeCode: 50,
      cargoRange: 80,
      remaining: 1,
    })
  })

  it('is absent for those who have nothing to do with it', async () => {
    const { hall } = await app.hallWithCompany()
    const cargo = await app.buildCargo({ hallId: hall.id })
    const strangers = [
      (await app.hallWithCompany()).token,
      (await app.hallActor((await app.buildHall()).id)).token,
      (await app.signedIn('Organization')).token,
      (await ownerActor()).token,
    ]
    for (const token of strangers) {
      const answer = await app.call('showCargo', { token, query: { cargoId: cargo.id } })
      expect(answer.status).toBe(404)
      expect(answer.errors).toEqual(unknownCargo)
    }
    const { token } = await app.adminActor()
    expect((await app.call('showCargo', { token, query: { cargoId: 99_999 } })).status).toBe(404)
  })

  it('is asked for by its number', async () => {
    const { token } = await app.adminActor()
    // @ts-expect-error the point is what happens without it
    expect((await app.call('showCargo', { token, query: {} })).errors).toEqual(['بار را انتخاب کنید.'])
  })
})

async function ownerActor() {
  const owner = await app.buildProductOwner()
  return { owner, ...(await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })) }
}

describe('the declared cargos', () => {
  it('fills the edit form from a row of the search as from the cargo itself', async () => {
    const { token, company } = await app.hallWithCompany()
    const { id } = await app.buildCargo({ companyId: company.id })
    const [row] = (await app.call('searchCargos', { token, body: {} })).data
    const sheet = (await app.call('showCargo', { token, query: { cargoId: id } })).data
    const declared = [
      'kalaValue',
      'bastebandyId',
      'cargoRange',
      'loaderTypes',
      'typeCode',
      'cityDestinationId',
      'transportationCompanyHallId',
      'cargoSourceLat',
      'cargoSourceLong',
      'cargoDestinationLat',
      'cargoDestinationLong',
    ]
    const of = (one: object) => Object.entries(one).filter(([name]) => declared.includes(name))
    expect(of(row).toSorted()).toEqual(of(sheet).toSorted())
    expect(of(row)).toHaveLength(declared.length)
  })

  it('are a company’s own, the newest first, page by page', async () => {
    const { company, token } = await app.hallWithCompany()
    const made: number[] = []
    for (const hours of [5, 4, 3])
      made.push((await app.buildCargo({ companyId: company.id, announcedAt: hoursAgo(hours) })).id)
    await app.buildCargo()
    const all = await app.call('searchCargos', { token, body: {} })
    expect(idsIn(all)).toEqual(made.toReversed())
    expect(all.total).toBe(3)
    const second = await app.call('searchCargos', { token, body: { Page: 2, PageSize: 2 } })
    expect(idsIn(second)).toEqual([made[0]])
    expect(second.total).toBe(3)
  })

  it('are active, inactive or both', async () => {
    const { company, token } = await app.hallWithCompany()
    const byStatus = new Map<number, number>()
    for (const status of [0, 1, -1] as const)
      byStatus.set(status, (await app.buildCargo({ companyId: company.id, status })).id)
    const search = async (CargoStatus: 0 | 1 | 2) =>
      idsIn(await app.call('searchCargos', { token, body: { CargoStatus } }))
    expect(await search(0)).toEqual([byStatus.get(-1), byStatus.get(0)])
    expect(await search(1)).toEqual([byStatus.get(1)])
    expect(await search(2)).toHaveLength(3)
  })

  it('are found by day, both ends counted, in any digits', async () => {
    const { company, token } = await app.hallWithCompany()
    const add = (iso: string) =>
      app.buildCargo({ companyId: company.id, announcedAt: new Date(`${iso}+03:30`) })
    await add('2026-11-19T23:59:59')
    const first = await add('2026-11-20T00:00:00')
    const last = await add('2026-11-21T23:59:59')
    await add('2026-11-22T00:00:00')
    const body = { FromDate: '۱۴۰۵/۰۸/۲۹', ToDate: '1405/08/30' }
    expect(idsIn(await app.call('searchCargos', { token, body }))).toEqual([last.id, first.id])
  })

  it('are found by goods, by company and by the city of the hall', async () => {
    const { hall, company } = await app.hallWithCompany()
    const { token } = await app.adminActor()
    const wheat = await app.buildCargo({ companyId: company.id, hallId: hall.id })
    const rice = await app.buildCargo({ companyId: company.id, goodsId: 4 })
    const search = async (body: { KalaId?: number[]; LoadHallCityId?: number }) =>
      idsIn(await app.call('searchCargos', { token, body: { TransportationCompanyId: company.id, ...body } }))
    expect(await search({ KalaId: [4, 5] })).toEqual([rice.id])
    expect(await search({ LoadHallCityId: hall.cityId })).toEqual([wheat.id])
    expect(await search({ LoadHallCityId: await app.cityId('مشهد') })).toEqual([])
  })

  it('are each caller’s own: owner, hall, organisation, and none by naming another company', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    const owner = await ownerActor()
    const ofHall = await app.buildCargo({ companyId: company.id, hallId: hall.id })
    const ofOwner = await app.buildCargo({ companyId: company.id, productOwnerId: owner.owner.id })
    const foreign = await app.buildCargo()
    const organisation = await app.signedIn('AssociationTransportCompanies')
    await app.addRow('userCompanies', { userId: organisation.userId, companyId: company.id })
    const seen = async (asker: string, body = {}) =>
      idsIn(await app.call('searchCargos', { token: asker, body })).toSorted((a, b) => a - b)
    expect(await seen(owner.token)).toEqual([ofOwner.id])
    expect(await seen((await app.hallActor(hall.id)).token)).toEqual([ofHall.id])
    expect(await seen(organisation.token)).toEqual([ofHall.id, ofOwner.id])
    expect(await seen(token, { TransportationCompanyId: foreign.companyId })).toEqual([])
  })

  it('are not searched from a day that is none', async () => {
    const { token } = await app.adminActor()
    const answer = await app.call('searchCargos', { token, body: { FromDate: '1405/13/01' } })
    expect(answer.errors).toEqual(['از تاریخ را درست وارد کنید؛ مانند ۱۴۰۵/۰۸/۳۰.'])
  })
})

describe('the board of a hall', () => {
  it('shows a driver with a turn what fits his truck, and what reaches him of the rent', async () => {
    const { hall, company } = await app.hallWithCompany()
    const driver = await app.driverActor()
    await app.buildTurn(hall.id, driver)
    const at = { companyId: company.id, hallId: hall.id }
    const fitting = await app.buildCargo({ ...at, rangeKm: 70 })
    await app.buildCargo({ ...at, loaderTypeIds: [4001] })
    await app.buildCargo({ ...at, status: 1 })
    await app.buildCargo({ ...at, isHall: false })
    await app.buildCargo({ ...at, announcedAt: hoursAgo(-2) })
    await app.buildPermit((await app.buildCargo(at)).id)
    const { data, total } = await app.call('listAnnouncedCargos', { token: driver.token, body: {} })
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({
      id: fitting.id,
      cargoRent: 37_550_000,
      netPayToman: 37_548_000,
      payPerKmToman: 29_610,
      driverFeeRial: 20_000,
      cargoRange: 70,
    })
  })

  it('tells of each load whether the open round has it, or the next one will', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 5 })
    const driver = await app.driverActor()
    await app.buildTurn(hall.id, driver)
    const look = async () =>
      (await app.call('listAnnouncedCargos', { token: driver.token, body: { Sort: 'id' } })).data.map(
        (row: { id: number; isNextRound: boolean }) => [row.id, row.isNextRound],
      )
    const early = await app.buildCargo({ hallId: hall.id })
    expect(await look()).toEqual([[early.id, false]])
    await transaction(app, (tx, now) => openDueRound(tx, hall.id, now))
    const late = await app.buildCargo({ hallId: hall.id })
    expect(await look()).toEqual([
      [early.id, false],
      [late.id, true],
    ])
    const turn = await app.call('showMyTurn', { token: driver.token })
    expect(turn.data.announcedCount).toBe(1)
    await app.setRow('rounds', { hallId: hall.id }, { settledAt: new Date() })
    expect(await look()).toEqual([
      [early.id, false],
      [late.id, false],
    ])
  })

  it('is empty for a driver without a turn until he names a hall; a closed one stays empty', async () => {
    const { hall } = await app.hallWithCompany()
    const cargo = await app.buildCargo({ hallId: hall.id })
    const { token } = await app.driverActor()
    const look = async (body: { LoadHalId?: number }) =>
      idsIn(await app.call('listAnnouncedCargos', { token, body }))
    expect(await look({})).toEqual([])
    expect(await look({ LoadHalId: hall.id })).toEqual([cargo.id])
    await app.setRow('halls', hall.id, { isActive: false })
    expect(await look({ LoadHalId: hall.id })).toEqual([])
  })

  it('goes by the truck that the driver names, if it is his', async () => {
    const { hall } = await app.hallWithCompany()
    const boxed = await app.buildCargo({ hallId: hall.id, loaderTypeIds: [4001] })
    const driver = await app.driverActor()
    const freighter = await app.buildFreighter(4001)
    const { id: DriverToFreighterId } = await app.addRow('driverFreighters', {
      driverId: driver.id,
      freighterId: freighter.id,
      createdAt: longAgo,
    })
    const { token } = driver
    const look = (body: { DriverToFreighterId?: number }) =>
      app.call('listAnnouncedCargos', { token, body: { LoadHalId: hall.id, ...body } })
    expect(idsIn(await look({}))).toEqual([])
    expect(idsIn(await look({ DriverToFreighterId }))).toEqual([boxed.id])
    const other = await app.driverActor()
    const foreign = await look({ DriverToFreighterId: other.driverFreighterId })
    expect(foreign.status).toBe(404)
    expect(foreign.errors).toEqual(['ناوگانی با این مشخصات پیدا نشد.'])
  })

  it('shows a hall’s admin his own, a company’s user the halls it represents', async () => {
    const { hall, company } = await app.hallWithCompany()
    const other = await app.hallWithCompany()
    const mine = await app.buildCargo({ hallId: hall.id })
    const theirs = await app.buildCargo({ hallId: other.hall.id })
    const look = async (token: string, body: { LoadHalId?: number } = {}) =>
      idsIn(await app.call('listAnnouncedCargos', { token, body }))
    const { token: ofHall } = await app.hallActor(hall.id)
    expect(await look(ofHall, { LoadHalId: other.hall.id })).toEqual([mine.id])
    const { token: ofCompany } = await app.signedIn('TransportationCompanyMember', {
      companyId: company.id,
      flags: ['access_Load_Manage'],
    })
    expect(await look(ofCompany)).toEqual([mine.id])
    expect(await look(ofCompany, { LoadHalId: other.hall.id })).toEqual([])
    const { token: ofAdmin } = await app.adminActor()
    expect(await look(ofAdmin)).toEqual(expect.arrayContaining([mine.id, theirs.id]))
    expect(await look(ofAdmin, { LoadHalId: other.hall.id })).toEqual([theirs.id])
  })
})

describe('the free cargo on offer', () => {
  beforeEach(() => app.setRow('cargos', { isHall: false }, { status: 1 }))

  it('is that which fits the driver’s truck, the newest first', async () => {
    const { token } = await app.driverActor({ loaderTypeId: 4001 })
    const older = await app.buildCargo({ loaderTypeIds: [4001, 5001], announcedAt: hoursAgo(3) })
    const newer = await app.buildCargo({ loaderTypeIds: [4001] })
    const trailer = await app.buildCargo({ loaderTypeIds: [5001] })
    await app.buildCargo({ loaderTypeIds: [4001], status: -1 })
    const seen = await app.call('listFreeCargos', { token, body: {} })
    expect(idsIn(seen)).toEqual([newer.id, older.id])
    const { token: ofAdmin } = await app.adminActor()
    const all = await app.call('listFreeCargos', { token: ofAdmin, body: { PageSize: 2 } })
    expect(idsIn(all)).toEqual([trailer.id, newer.id])
    expect(all.total).toBe(3)
  })

  it('says where it is loaded, from how far, and whether taking it uses up a turn', async () => {
    const { token } = await app.driverActor({ loaderTypeId: 4001 })
    const carries = { loaderTypeIds: [4001], rangeKm: 45 }
    const entered = await app.buildCompany({ reserveEntrancePermission: true })
    const owner = await app.buildProductOwner()
    const made = [
      await app.buildCargo({ ...carries, loaderTypeIds: [4001, 5001, 6001] }),
      await app.buildCargo({ ...carries, companyId: entered.id }),
      await app.buildCargo({ ...carries, productOwnerId: owner.id }),
    ]
    const { data } = await app.call('listFreeCargos', { token, body: { Sort: 'id' } })
    expect(data[0].loaderTypeNames).toBe('جفت (ده چرخ) اتاق‌دار، تریلی کفی، کمپرسی تریلی')
    expect(data[0].loaderShortNames).toBe('جفت اتاق‌دار، کفی، کمپرسی')
    expect(data).toMatchObject(
      made.map(({ id }, index) => ({
        id,
        needsTurn: index === 0,
        cargoRange: 45,
        cargoSourceLat: bandarAbbas.latitude,
        cargoSourceLong: bandarAbbas.longitude,
      })),
    )
  })

  it('leaves out that of a hall that has closed', async () => {
    const hall = await app.buildHall({ isActive: false })
    await app.buildCargo({ hallId: hall.id, isHall: false })
    const { token } = await app.driverActor()
    expect(idsIn(await app.call('listFreeCargos', { token, body: {} }))).toEqual([])
  })

  it('is nothing for a driver without a truck', async () => {
    const driver = await app.driverActor()
    await app.buildCargo()
    await app.setRow('drivers', driver.id, { currentDriverFreighterId: null })
    expect(idsIn(await app.call('listFreeCargos', { token: driver.token, body: {} }))).toEqual([])
  })
})

describe('the quote before declaring', () => {
  /** A load of which a truck was taken, so that its rent says something of its route. */
  async function buildTaken(given: Parameters<typeof app.buildCargo>[0]) {
    const cargo = await app.buildCargo({ ...given, truckCount: 2 })
    await app.setRow('cargos', cargo.id, { remaining: 1 })
    return cargo
  }

  it('tells a company the cost of all trucks, its balance, and the rents of the last 90 days', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    const kmPrices = { commissionByKm: true, commissionMinKmPriceRial: 5_000, commissionMaxKmPriceRial: 10 }
    await app.setRow('companies', company.id, kmPrices)
    const tehran = await app.cityId('تهران')
    const route = { hallId: hall.id, destinationCityId: tehran }
    for (const rentToman of [30, 32, 34, 36, 38].map((million) => million * 1_000_000))
      await buildTaken({ ...route, rentToman })
    await buildTaken({ ...route, rentToman: 1, announcedAt: hoursAgo(91 * 24) })
    await buildTaken({ ...route, rentToman: 2, loaderTypeIds: [4001] })
    // that nobody took: it says what was hoped for alone
    await app.buildCargo({ ...route, rentToman: 3 })
    const query = {
      LoadHallId: hall.id,
      CityDestinationId: tehran,
      CargoDistance: 1_268,
      FreighterNumber: 2,
      TypeCode: 50,
    }
    const { data } = await app.call('quoteCargo', { token, query })
    expect(data).toEqual({
      companyFeeRial: 50_000,
      commissionRial: 12_680,
      holdRial: 125_360,
      balanceRial: 50_000_000,
      heldRial: 0,
      rangeFromKm: null,
      rangeToKm: null,
      rents: {
        sample: 5,
        low: 30_000_000,
        usualFrom: 32_000_000,
        usualTo: 36_000_000,
        high: 38_000_000,
        byTonneKm: false,
      },
      officialRentToman: null,
    })
    const beginsAt = startOfTehranDay(hoursAgo(72))
    await app.addRow('freightRates', { beginsAt, addedAt: beginsAt, rialPerTonneKm: 5_000 })
    const light = await app.call('quoteCargo', { token, query: { ...query, KalaWeight: 11_000 } })
    const rents = { sample: 5, low: 15_000_000, byTonneKm: true }
    expect(light.data).toMatchObject({ rents, officialRentToman: 6_974_000 })
  })

  it('leaves the load that is changed out of what its route paid', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    const tehran = await app.cityId('تهران')
    const route = { companyId: company.id, hallId: hall.id, destinationCityId: tehran }
    const cargo = await buildTaken({ ...route, rentToman: 99_000_000 })
    await buildTaken({ ...route, rentToman: 30_000_000 })
    const query = { LoadHallId: hall.id, CityDestinationId: tehran, CargoId: cargo.id }
    const { data } = await app.call('quoteCargo', { token, query })
    expect(data.rents).toMatchObject({ sample: 1, high: 30_000_000 })
  })

  it('compares a free load with the free loads that go a like route, and tells the bounds of its range', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    const bounds = { minLoadReserveRangeKm: 20, maxLoadReserveRangeKm: 60 }
    await app.setRow('companies', company.id, bounds)
    const zahedan = { originLatitude: 29.49, originLongitude: 60.86 }
    const chabahar = { destinationLatitude: 25.29, destinationLongitude: 60.64 }
    await buildTaken({ ...zahedan, ...chabahar, rentToman: 21_000_000 })
    await buildTaken({ ...zahedan, destinationLatitude: 26.5, destinationLongitude: 60.64 })
    await buildTaken({ ...zahedan, ...chabahar, hallId: hall.id, rentToman: 9_000_000 })
    const query = {
      LoadHallId: hall.id,
      IsLoadHall: false,
      CargoSourceLat: 29.6,
      CargoSourceLong: 60.8,
      CargoDestinationLat: 25.4,
      CargoDestinationLong: 60.5,
    }
    const rents = { sample: 1, low: 21_000_000, high: 21_000_000 }
    const { data } = await app.call('quoteCargo', { token, query })
    expect(data).toMatchObject({ rangeFromKm: 20, rangeToKm: 60, rents })
    const { token: ownerToken } = await ownerActor()
    const owners = { ...query, LoadHallId: undefined, TransportationCompanyId: company.id }
    const owner = await app.call('quoteCargo', { token: ownerToken, query: owners })
    expect(owner.data).toMatchObject({ rangeFromKm: 20, rangeToKm: 60, rents })
  })

  it('tells a product owner that declaring costs him nothing, and not what the company he names pays', async () => {
    const company = await app.buildCompany({ commissionFixedRial: 12_680 })
    const { token } = await ownerActor()
    const query = { TransportationCompanyId: company.id, CargoDistance: 100 }
    const { data } = await app.call('quoteCargo', { token, query })
    expect(data).toEqual({
      companyFeeRial: 0,
      commissionRial: 0,
      holdRial: 0,
      balanceRial: null,
      heldRial: 0,
      rangeFromKm: null,
      rangeToKm: null,
      rents: null,
      officialRentToman: null,
    })
    const unknown = await app.call('quoteCargo', { token, query: { TransportationCompanyId: 99_999 } })
    expect(unknown.status).toBe(404)
  })

  it('is not given for a hall that is not there', async () => {
    const { token } = await app.hallWithCompany()
    expect((await app.call('quoteCargo', { token, query: { LoadHallId: 99_999 } })).status).toBe(404)
  })
})

describe('the goods of a company', () => {
  it('are those that its loads have had, finished ones too, and no other’s', async () => {
    const { company, hall, token } = await app.hallWithCompany()
    const other = await app.hallWithCompany()
    const listed = async (asker: string) => (await app.call('listOwnGoods', { token: asker })).data
    expect(await listed(token)).toEqual([])
    for (const goodsId of [9, 2, 9, 4])
      await app.buildCargo({ hallId: hall.id, companyId: company.id, goodsId })
    await app.buildCargo({ hallId: other.hall.id, companyId: other.company.id, goodsId: 7 })
    expect(await listed(token)).toEqual([2, 4, 9])
    expect(await listed(other.token)).toEqual([7])
  })
})
