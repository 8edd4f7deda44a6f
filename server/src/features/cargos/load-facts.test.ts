import type { DeclareCargoInput } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Maps } from '../../adapters/maps/maps.port.ts'
import { useTestApp } from '../../../test/app.ts'
import { plainDeclaration } from '../../../test/plain.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { contradictionList } from './list-contradicting.ts'

const app = useTestApp()
let cities: Record<'tehran' | 'tabriz' | 'arak' | 'mashhad' | 'isfahan', number>
beforeAll(async () => {
  cities = {
    tehran: await app.cityId('تهران'),
    tabriz: await app.cityId('تبریز'),
    arak: await app.cityId('اراک'),
    mashhad: await app.cityId('مشهد'),
    isfahan: await app.cityId('اصفهان'),
  }
})
afterAll(() => app.expectBalancedLedger())

const isfahan = { latitude: 32.6546, longitude: 51.668 }
const mashhad = { latitude: 36.2605, longitude: 59.6168 }
const tabriz = { CargoDestination: 'تبریز', CargoDestinationLat: 38.0662, CargoDestinationLong: 46.2381 }
const fromMashhad = {
  CargoSource: 'مشهد',
  CargoSourceLat: mashhad.latitude,
  CargoSourceLong: mashhad.longitude,
}
const noPoint = { CargoDestinationLat: null, CargoDestinationLong: null }

type Given = { [Name in keyof DeclareCargoInput]?: DeclareCargoInput[Name] | null }
const bodyOf = (given: Given) =>
  ({
    ...plainDeclaration,
    IsLoadHall: true,
    CityDestinationId: cities.tehran,
    ...given,
  }) as unknown as DeclareCargoInput
const declare = (token: string, given: Given) => app.call('declareCargo', { token, body: bodyOf(given) })
const cargoOf = (id: number) => app.oneRow('cargos', id)
const countOf = async (companyId: number) =>
  (await app.db.selectFrom('cargos').select('id').where('companyId', '=', companyId).execute()).length

const isfahanHall = () =>
  app.hallWithCompany({ ...isfahan, name: 'اصفهان', isActiveShowTime: true, reservationRangeKm: 50 })

const farFromHall =
  'بار سالن «اصفهان» باید تا ۱۰۰ کیلومتری سالن بارگیری شود؛ این مبدأ ۸۳۲ کیلومتر از آن دور است.'

describe('a load that contradicts itself', () => {
  it('is not announced with a destination beside its hall for a city far away', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    const beside = { CargoDestinationLat: 27.2, CargoDestinationLong: 56.3, CargoDistance: 2 }
    const asked = {
      LoadHallId: hall.id,
      CityDestinationId: cities.tabriz,
      CargoDestination: 'تبریز',
      ...beside,
    }
    const answer = await declare(token, asked)
    expect([answer.status, answer.statusCode]).toEqual([200, 400])
    expect(answer.data).toMatchObject({ code: -1, field: 'CargoDestination' })
    expect(answer.errors[0]).toMatch(
      /^مقصد [۰-۹٬]+ کیلومتر از شهر مقصد، «تبریز»، دور است؛ باید تا ۶۰ کیلومتری آن باشد\.$/,
    )
    expect(await countOf(company.id)).toBe(0)
    expect(await balanceOf(app.db, { companyId: company.id, held: true })).toBe(0)
  })

  it('is not announced of a hall when it is loaded in another town', async () => {
    const { hall, company, token } = await isfahanHall()
    const answer = await declare(token, { LoadHallId: hall.id, ...fromMashhad })
    expect(answer.errors).toEqual([farFromHall])
    expect(answer.data).toMatchObject({ field: 'CargoSource' })
    expect(await countOf(company.id)).toBe(0)
  })

  it('is not announced under names of other towns', async () => {
    const { hall, token } = await isfahanHall()
    const there = { CargoSourceLat: isfahan.latitude, CargoSourceLong: isfahan.longitude }
    const named = { LoadHallId: hall.id, ...there, CityDestinationId: cities.arak, ...noPoint }
    const origin = await declare(token, { ...named, CargoSource: 'تهران', CargoDestination: 'اراک' })
    expect(origin.errors).toEqual([
      'در نشانی مبدأ «تهران» نوشته شده است، ولی جای انتخاب‌شده «اصفهان» است؛ مبدأ را دوباره از فهرست انتخاب کنید.',
    ])
    const destination = await declare(token, { ...named, CargoSource: 'اصفهان', CargoDestination: 'مشهد' })
    expect(destination.data).toMatchObject({ field: 'CargoDestination' })
    expect(destination.errors[0]).toContain('«مشهد» نوشته شده است، ولی جای انتخاب‌شده «اراک» است')
  })

  it('is found among many, of which none is made', async () => {
    const { hall, company, token } = await isfahanHall()
    const right = {
      CargoSource: 'اصفهان',
      CargoSourceLat: isfahan.latitude,
      CargoSourceLong: isfahan.longitude,
    }
    const Cargos = [{ ...right }, { ...fromMashhad }].map((one) => bodyOf({ LoadHallId: hall.id, ...one }))
    const answer = await app.call('declareCargos', { token, body: { Cargos } })
    expect(answer.errors).toEqual([`بار ۲: ${farFromHall}`])
    expect(answer.data).toMatchObject({ field: 'CargoSource', row: 2 })
    expect(await countOf(company.id)).toBe(0)
  })

  it('is not edited into being', async () => {
    const { hall, token } = await app.hallWithCompany({ isActiveShowTime: true })
    const { data } = await declare(token, { LoadHallId: hall.id })
    const { id } = data.data
    const before = await cargoOf(id)
    const update = (given: Given) =>
      app.call('updateCargo', { token, body: { Id: id, ...bodyOf({ LoadHallId: hall.id, ...given }) } })
    const beside = { CargoDestinationLat: 27.2, CargoDestinationLong: 56.3 }
    expect((await update(beside)).data).toMatchObject({ field: 'CargoDestination' })
    expect((await update(fromMashhad)).data).toMatchObject({ field: 'CargoSource' })
    expect(await cargoOf(id)).toEqual(before)
  })

  it('is not announced by a product owner, nor approved when it was declared before', async () => {
    const company = await app.buildCompany()
    const owner = await app.buildProductOwner()
    const { token } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
    const owned = { TransportationCompanyId: company.id, IsLoadHall: null, CityDestinationId: null }
    const misnamed = await declare(token, { ...owned, CargoSource: 'مشهد' })
    expect(misnamed.data).toMatchObject({ field: 'CargoSource' })
    const old = await app.buildCargo({
      companyId: company.id,
      productOwnerId: owner.id,
      status: -1,
      destination: 'مشهد',
    })
    const reviewer = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
    const review = (Accept: boolean) =>
      app.call('reviewCargo', { token: reviewer.token, body: { Id: old.id, Accept, Desc: 'مقصد نادرست' } })
    expect((await review(true)).errors[0]).toContain('در نشانی مقصد «مشهد» نوشته شده است')
    expect((await cargoOf(old.id)).status).toBe(-1)
    expect((await review(false)).statusCode).toBe(200)
  })

  it('that stands from before is not announced anew, and can be edited or finished', async () => {
    const { hall, company, token } = await app.hallWithCompany({ isActiveShowTime: true })
    const old = {
      companyId: company.id,
      hallId: hall.id,
      commissionRial: 0,
      originLatitude: 36.26,
      originLongitude: 59.61,
    }
    const [edited, finished] = [await app.buildCargo(old), await app.buildCargo(old)]
    const { token: admin } = await app.adminActor()
    const waiting = async () => {
      const { data } = await app.call('searchCargos', { token: admin, body: { Contradicts: true } })
      return data.map((row: { id: number }) => row.id).toSorted((a: number, b: number) => a - b)
    }
    const right = { Id: edited.id, ...bodyOf({ LoadHallId: hall.id }) }
    expect(await waiting()).toEqual(expect.arrayContaining([edited.id, finished.id]))
    expect((await app.call('updateCargo', { token, body: right })).statusCode).toBe(200)
    expect(
      (await app.call('finishCargo', { token, body: { Id: finished.id, Desc: 'مبدأ نادرست' } })).statusCode,
    ).toBe(200)
    const left: number[] = await waiting()
    expect(left.filter((id) => id === edited.id || id === finished.id)).toEqual([])
    const back = await app.call('returnCargo', { token, body: { Id: finished.id, Desc: 'دوباره' } })
    expect(back.errors[0]).toContain('باید تا ۱۰۰ کیلومتری سالن بارگیری شود')
    const copy = await declare(token, { LoadHallId: hall.id, CargoSourceLat: 36.26, CargoSourceLong: 59.61 })
    expect(copy.data).toMatchObject({ field: 'CargoSource' })
  })

  it('is judged once, until something else is said of it', async () => {
    const { hall, company } = await app.hallWithCompany()
    const facts = { companyId: company.id, hallId: hall.id, originAddress: 'اصفهان' }
    const [one] = [await app.buildCargo(facts), await app.buildCargo(facts)]
    const placesNamed = vi.fn<Maps['placesNamed']>(() => [])
    const list = contradictionList({ ...app.maps, placesNamed })
    const looked = async () => {
      placesNamed.mockClear()
      await list(app.db)
      return placesNamed.mock.calls.length
    }
    expect(await looked()).toBeGreaterThanOrEqual(4)
    expect(await looked()).toBe(0)
    await app.setRow('cargos', one.id, { originAddress: 'مشهد، میدان بار' })
    expect(await looked()).toBe(2)
  })

  it('is judged by the hall’s own distance', async () => {
    const { hall, token } = await isfahanHall()
    const { token: admin } = await app.adminActor()
    const kashan = { CargoSource: 'کاشان', CargoSourceLat: 33.985, CargoSourceLong: 51.41 }
    expect((await declare(token, { LoadHallId: hall.id, ...kashan })).data).toMatchObject({
      field: 'CargoSource',
    })
    const set = (CargoOriginKm: number) =>
      app.call('updateHall', {
        token: admin,
        body: {
          Id: hall.id,
          Name: 'اصفهان',
          LoadHallCityId: cities.isfahan,
          IsActiveShowTime: false,
          CargoOriginKm,
        },
      })
    expect((await set(0)).status).toBe(400)
    expect((await set(200)).statusCode).toBe(200)
    expect((await declare(token, { LoadHallId: hall.id, ...kashan })).statusCode).toBe(200)
    const [last] = await app.db
      .selectFrom('hallLog')
      .select('entry')
      .where('hallId', '=', hall.id)
      .where('kind', '=', 'hall_set')
      .orderBy('index', 'desc')
      .execute()
    expect(JSON.parse(last?.entry ?? '').settings.cargoOriginKm).toBe(200)
  })
})

describe('what drivers read of a load', () => {
  it('is the gazetteer’s names; what was typed stands beside as the address', async () => {
    const { hall, token } = await app.hallWithCompany()
    const typed = {
      CargoSource: 'بندر عباس، اسکلهٔ شهید رجایی',
      CargoDestination: 'جادهٔ مخصوص کرج، کیلومتر ۱۱',
    }
    const { data } = await declare(token, { LoadHallId: hall.id, ...typed })
    const { data: sheet } = await app.call('showCargo', { token, query: { cargoId: data.data.id } })
    expect(sheet).toMatchObject({
      cargoSource: 'بندرعباس',
      cargoSourceAddress: 'بندر عباس، اسکلهٔ شهید رجایی',
      cargoDestination: 'تهران',
      cargoDestinationAddress: 'جادهٔ مخصوص کرج، کیلومتر ۱۱',
    })
    const found = await app.call('searchCargos', { token, body: { Search: 'اسکلهٔ شهید' } })
    expect(found.data.map((row: { id: number }) => row.id)).toContain(data.data.id)
  })

  it('says whence its range is measured: from the hall, or where a free load is loaded', async () => {
    const { hall, token } = await app.hallWithCompany({ isFreeCargo: true })
    const aside = { CargoSourceLat: 27.5, CargoSourceLong: 56.6 }
    const { data } = await declare(token, { LoadHallId: hall.id, ...aside })
    const { token: support } = await app.signedIn('AdminSupport')
    const board = await app.call('listAnnouncedCargos', { token: support, body: { LoadHalId: hall.id } })
    expect(board.data.find((row: { id: number }) => row.id === data.data.id)).toMatchObject({
      rangeFromLat: hall.latitude,
      rangeFromLong: hall.longitude,
    })
    const free = await declare(token, { LoadHallId: hall.id, IsLoadHall: false, ...aside })
    const offers = await app.call('listFreeCargos', { token: support })
    expect(offers.data.find((row: { id: number }) => row.id === free.data.data.id)).toMatchObject({
      rangeFromLat: 27.5,
      rangeFromLong: 56.6,
    })
  })
})

describe('a destination without coordinates', () => {
  it('is the city', async () => {
    const { hall, token } = await app.hallWithCompany()
    const { data } = await declare(token, {
      LoadHallId: hall.id,
      CityDestinationId: cities.tabriz,
      CargoDestination: 'شهرک سلیمی',
      ...noPoint,
      CargoDistance: 2,
    })
    const cargo = await cargoOf(data.data.id)
    expect(cargo).toMatchObject({ destination: 'تبریز', destinationAddress: 'شهرک سلیمی' })
    expect(cargo.destinationLatitude).toBeCloseTo(tabriz.CargoDestinationLat, 0)
    expect(cargo.distanceKm).toBeGreaterThan(1_700)
  })

  it('needs a city, and both coordinates or none', async () => {
    const { hall, token } = await app.hallWithCompany()
    const half = await declare(token, { LoadHallId: hall.id, CargoDestinationLong: null })
    const reroute = 'مسیر دوباره محاسبه شود: مبدأ و مقصد را از فهرست انتخاب کنید.'
    expect([half.status, half.errors]).toEqual([400, [reroute]])
    const owner = await app.buildProductOwner()
    const company = await app.buildCompany()
    const { token: ownerToken } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
    const nowhere = { TransportationCompanyId: company.id, CityDestinationId: null, ...noPoint }
    expect((await declare(ownerToken, nowhere)).status).toBe(400)
  })
})

it('a quote measures the route itself where it knows the points', async () => {
  const { hall, company, token } = await app.hallWithCompany()
  await app.setRow('companies', company.id, {
    commissionByKm: true,
    commissionMaxKmPriceRial: 500,
    commissionMinKm: 100,
  })
  const { CargoSourceLat, CargoSourceLong, CargoDestinationLat, CargoDestinationLong } = plainDeclaration
  const points = { CargoSourceLat, CargoSourceLong, CargoDestinationLat, CargoDestinationLong }
  const asked = { LoadHallId: hall.id, CargoDistance: 2, FreighterNumber: 1, ...points }
  const quote = await app.call('quoteCargo', { token, query: asked })
  const { data } = await declare(token, { LoadHallId: hall.id, CargoDistance: 2 })
  expect(quote.data.commissionRial).toBe((await cargoOf(data.data.id)).commissionRial)
  expect(quote.data.commissionRial).toBeGreaterThan(600_000)
})

it('places for a hall’s load are offered near the hall alone', async () => {
  const { hall, token } = await isfahanHall()
  const namesFor = async (Text: string, LoadHallId?: number) =>
    (await app.call('findPlaces', { token, query: { Text, ...(LoadHallId && { LoadHallId }) } })).data.map(
      ({ cityName }: { cityName: string }) => cityName,
    )
  expect(await namesFor('مشهد')).toContain('مشهد')
  expect(await namesFor('مشهد', hall.id)).not.toContain('مشهد')
  expect(await namesFor('نجف', hall.id)).toContain('نجف آباد')
})
