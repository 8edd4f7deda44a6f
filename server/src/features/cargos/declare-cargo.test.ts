import type { DeclareCargoInput } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { clockTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { withCheckDigits } from '@bargah/contract/kernel/check-digits.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { MapsError } from '../../adapters/maps/maps.port.ts'
import { useTestApp } from '../../../test/app.ts'
import { bandarAbbas } from '../../../test/plain.ts'
import { buildHall } from '../halls/halls.build.ts'

const app = useTestApp()
let tehran: number
beforeAll(async () => {
  tehran = await app.cityId('تهران')
})

const declaration = (given: Partial<DeclareCargoInput> = {}): DeclareCargoInput => ({
  IsLoadHall: true,
  CityDestinationId: tehran,
  CargoSource: 'بندرعباس',
  CargoDestination: 'تهران',
  CargoSourceLat: bandarAbbas.latitude,
  CargoSourceLong: bandarAbbas.longitude,
  CargoDestinationLat: 35.6892,
  CargoDestinationLong: 51.389,
  CargoDistance: 1,
  CargoDuration: 1,
  CargoRange: 45,
  KalaId: 1,
  KalaWeight: '۲۲۰۰۰',
  BastebandyId: 1,
  LoaderTypeIds: [5001, 5003],
  FreighterNumber: 3,
  CargoRent: '۳۷٬۵۵۰٬۰۰۰',
  Tel: '۰۹۱۷۳۶۱۴۴۸۲',
  ...given,
})
const declare = (token: string, given: Partial<DeclareCargoInput> = {}) =>
  app.call('declareCargo', { token, body: declaration(given) })
const cargoOf = (id: number) => app.oneRow('cargos', id)
const cargosOf = (companyId: number) =>
  app.db.selectFrom('cargos').select('id').where('companyId', '=', companyId).execute()
const isInRound = async (cargoId: number) =>
  (await app.db.selectFrom('roundCargos').select('roundId').where('cargoId', '=', cargoId).execute()).length >
  0

async function ownerWithCompany() {
  const company = await app.buildCompany()
  await app.setRow('companies', company.id, { commissionFixedRial: 8_000 })
  const owner = await app.buildProductOwner()
  const { token } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
  return { company, owner, token }
}

describe('declaring a hall cargo', () => {
  it('keeps the hall’s range, its fees and the route that the server measured', async () => {
    const { hall, company, token, userId } = await app.hallWithCompany({ reservationRangeKm: 120 })
    const answer = await declare(token, { LoadHallId: hall.id })
    expect(answer.data).toMatchObject({ code: 1, data: { id: expect.any(Number) } })
    expect(answer.message).toMatch(/^بار با شمارهٔ [۰-۹]+ اعلام شد\.$/)
    const cargo = await cargoOf(answer.data.data.id)
    expect(cargo).toMatchObject({
      status: 0,
      isHall: true,
      hallId: hall.id,
      companyId: company.id,
      declaredBy: userId,
      rangeKm: 120,
      weightKg: 22_000,
      rentToman: 37_550_000,
      truckCount: 3,
      remaining: 3,
      companyFeeRial: 50_000,
      driverFeeRial: 20_000,
    })
    expect(cargo.distanceKm).toBeGreaterThan(1_200)
    expect(cargo.durationHours).toBeGreaterThan(15)
  })

  it('takes a long description with an emoji at any place of it', async () => {
    const { hall, token } = await app.hallWithCompany()
    const Description = `${'بار '.repeat(49)}خشک😀`
    const { data } = await declare(token, { LoadHallId: hall.id, Description })
    expect((await cargoOf(data.data.id)).description).toBe(Description)
  })

  it('holds the fee and the commission of every truck', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    await app.setRow('companies', company.id, { commissionFixedRial: 8_000 })
    await declare(token, { LoadHallId: hall.id })
    expect(await app.moneyOf(company.id)).toEqual({ own: 50_000_000 - 174_000, held: 174_000 })
    await app.expectBalancedLedger()
  })

  it('offers it to the drivers at once', async () => {
    const { hall, token } = await app.hallWithCompany()
    const { data } = await declare(token, { LoadHallId: hall.id })
    expect(await isInRound(data.data.id)).toBe(true)
  })

  it('waits with a cargo of a later hour, and takes the past for now', async () => {
    const { hall, token } = await app.hallWithCompany()
    const soon = new Date(Date.now() + 26 * 3_600_000)
    const FutureDate = jalaliDate(soon)
    const later = await declare(token, {
      LoadHallId: hall.id,
      FutureDate,
      FutureHour: '14',
      FutureMinute: '05',
    })
    const cargo = await cargoOf(later.data.data.id)
    expect(`${jalaliDate(cargo.announcedAt)} ${clockTime(cargo.announcedAt)}`).toBe(`${FutureDate} 14:05`)
    expect(await isInRound(cargo.id)).toBe(false)
    const atNight = await declare(token, {
      LoadHallId: hall.id,
      FutureDate,
      FutureHour: '00',
      FutureMinute: '20',
    })
    expect(clockTime((await cargoOf(atNight.data.data.id)).announcedAt)).toBe('00:20')
    const past = await declare(token, {
      LoadHallId: hall.id,
      FutureDate: '۱۴۰۴/۰۱/۰۱',
      FutureHour: '۰۸',
      FutureMinute: '۳۰',
    })
    const now = await cargoOf(past.data.data.id)
    expect(now.announcedAt).toEqual(now.declaredAt)
    expect(await isInRound(now.id)).toBe(true)
  })

  it('refuses when the wallet has less than is needed, and says how much that is', async () => {
    const { hall, company, token } = await app.hallWithCompany({ companyFeeRial: 20_000_000 })
    const answer = await declare(token, { LoadHallId: hall.id })
    expect(answer.status).toBe(200)
    expect(answer.statusCode).toBe(400)
    expect(answer.errors).toEqual([
      'موجودی کیف پول شرکت برای اعلام این بار کافی نیست؛ برای ۳ کامیون ۶۰٬۰۰۰٬۰۰۰ ریال لازم است.',
    ])
    expect(answer.data).toMatchObject({ reason: 'no_money', lackingRial: 10_000_000 })
    expect(await cargosOf(company.id)).toEqual([])
    expect(await app.moneyOf(company.id)).toEqual({ own: 50_000_000, held: 0 })
  })

  it('declares as many as the money covers when all come together', async () => {
    const { hall, company, token } = await app.hallWithCompany({ companyFeeRial: 5_000_000 })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => declare(token, { LoadHallId: hall.id })),
    )
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(3)
    expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(5)
    expect(await app.moneyOf(company.id)).toEqual({ own: 5_000_000, held: 45_000_000 })
    expect(await cargosOf(company.id)).toHaveLength(3)
    await app.expectBalancedLedger()
  })

  it('measures the route by our own roads while the maps service is away, whatever was sent', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    await app.setRow('companies', company.id, {
      commissionByKm: true,
      commissionMaxKmPriceRial: 500,
      commissionMinKm: 100,
    })
    const route = vi.spyOn(app.maps, 'route').mockRejectedValueOnce(new MapsError('unavailable', 'timed out'))
    const { data } = await declare(token, { LoadHallId: hall.id, CargoDistance: 2, CargoDuration: 0.1 })
    route.mockRestore()
    const cargo = await cargoOf(data.data.id)
    expect(cargo).toMatchObject({ distanceKm: 1_288, durationHours: 21.5, commissionRial: 644_000 })
    expect((await app.moneyOf(company.id)).held).toBe(3 * (50_000 + 644_000))
  })

  it('declares once however often it is sent under one key', async () => {
    const { hall, company, token } = await app.hallWithCompany()
    const send = () =>
      app.call('declareCargo', {
        token,
        body: declaration({ LoadHallId: hall.id }),
        headers: { 'idempotency-key': 'declare-once' },
      })
    const [first, second] = [await send(), await send()]
    expect(second.data).toEqual(first.data)
    expect(await cargosOf(company.id)).toHaveLength(1)
  })
})

describe('a declaration that is refused', () => {
  it.each<[string, Parameters<typeof buildHall>[1], Partial<DeclareCargoInput>, string]>([
    ['to a closed hall', { isActive: false }, {}, 'این سالن اکنون غیرفعال است؛ سالن دیگری را انتخاب کنید.'],
    [
      'of free cargo where there is none',
      {},
      { IsLoadHall: false },
      'این سالن بار آزاد نمی‌پذیرد؛ بار را سالنی اعلام کنید یا سالن دیگری را انتخاب کنید.',
    ],
    ['with unknown goods', {}, { KalaId: 999 }, 'نوع کالا پیدا نشد؛ آن را دوباره از فهرست انتخاب کنید.'],
    [
      'with an unknown packaging',
      {},
      { BastebandyId: 999, BastebandyNumber: 2 },
      'بسته‌بندی پیدا نشد؛ آن را دوباره از فهرست انتخاب کنید.',
    ],
    [
      'with an unknown loader type',
      {},
      { LoaderTypeIds: [5001, 9] },
      'یکی از بارگیرها پیدا نشد؛ بارگیرها را دوباره انتخاب کنید.',
    ],
    [
      'to an unknown city',
      {},
      { CityDestinationId: 99_999 },
      'شهر مقصد پیدا نشد؛ آن را دوباره از فهرست انتخاب کنید.',
    ],
    [
      'over the sea',
      {},
      { CargoDestinationLat: 0, CargoDestinationLong: 0 },
      'بین این دو نقطه راهی پیدا نشد؛ مبدأ و مقصد را دوباره انتخاب کنید.',
    ],
    [
      'too far ahead',
      {},
      { FutureDate: '1450/01/01', FutureHour: '08', FutureMinute: '00' },
      'زمان اعلام بار باید در ۳۰ روز آینده باشد.',
    ],
  ])('%s', async (_what, hallGiven, given, sentence) => {
    const { hall, company, token } = await app.hallWithCompany(hallGiven)
    const answer = await declare(token, { LoadHallId: hall.id, ...given })
    expect(answer.statusCode).toBe(400)
    expect(answer.errors).toEqual([sentence])
    expect(await cargosOf(company.id)).toEqual([])
  })

  it('to a hall that the company does not represent, and to none that is there', async () => {
    const { token } = await app.hallWithCompany()
    const other = await app.buildHall()
    const foreign = await declare(token, { LoadHallId: other.id })
    expect(foreign.errors).toEqual(['شرکت شما در این سالن نمایندگی ندارد؛ سالن دیگری را انتخاب کنید.'])
    const none = await declare(token, { LoadHallId: 99_999 })
    expect(none.errors).toEqual(['این سالن پیدا نشد؛ سالن را دوباره انتخاب کنید.'])
  })

  it('beyond the ranges that the company may use for free cargo', async () => {
    const { hall, company, token } = await app.hallWithCompany({ isFreeCargo: true })
    await app.setRow('companies', company.id, { minLoadReserveRangeKm: 20, maxLoadReserveRangeKm: 60 })
    const free = { LoadHallId: hall.id, IsLoadHall: false }
    const short = await declare(token, { ...free, CargoRange: 10 })
    const long = await declare(token, { ...free, CargoRange: 0 })
    expect(short.errors).toEqual(['محدودهٔ انتخاب از کمترین محدودهٔ مجاز شرکت کوتاه‌تر است.'])
    expect(long.errors).toEqual(['محدودهٔ انتخاب از بیشترین محدودهٔ مجاز شرکت بلندتر است.'])
    expect((await declare(token, { ...free, CargoRange: 45 })).statusCode).toBe(200)
  })
})

describe('a declaration with faults', () => {
  it('is answered with all of them together, those of single fields and those between fields', async () => {
    const { token } = await app.hallWithCompany()
    const answer = await app.call('declareCargo', {
      token,
      // @ts-expect-error the point is what happens without the rest
      body: { KalaWeight: 0, FreighterNumber: 0, FutureDate: '1405/09/01', FutureHour: '24' },
    })
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual([
      'مبدأ را وارد کنید.',
      'مقصد را وارد کنید.',
      'مسیر دوباره محاسبه شود: مبدأ و مقصد را از فهرست انتخاب کنید.',
      'محدودهٔ انتخاب را وارد کنید.',
      'نوع کالا را انتخاب کنید.',
      'وزن بار باید بیشتر از صفر باشد.',
      'بسته‌بندی را انتخاب کنید.',
      'دست‌کم یک بارگیر را انتخاب کنید.',
      'تعداد کامیون باید بیشتر از صفر باشد.',
      'کرایه را وارد کنید.',
      'تلفن هماهنگی را وارد کنید.',
      'ساعت اعلام بار را درست وارد کنید؛ ساعت باید از ۰۰ تا ۲۳ باشد.',
      'نوع بار (سالن یا آزاد) را انتخاب کنید.',
      'سالن را انتخاب کنید.',
      'شهر مقصد را انتخاب کنید.',
      'تعداد بسته را وارد کنید.',
    ])
  })

  it.each([{ FutureHour: '14' }, { FutureMinute: '05' }, { FutureHour: '14', FutureMinute: '05' }])(
    'asks for the day where only the time is said: %o',
    async (time) => {
      const { hall, token } = await app.hallWithCompany()
      const answer = await declare(token, { LoadHallId: hall.id, ...time })
      expect(answer.status).toBe(400)
      expect(answer.errors).toEqual(['تاریخ اعلام را وارد کنید.'])
    },
  )

  it('tells only what is between fields when each reads well', async () => {
    const { token } = await app.hallWithCompany()
    const answer = await declare(token, { BastebandyId: 2 })
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual(['سالن را انتخاب کنید.', 'تعداد بسته را وارد کنید.'])
  })

  it.each([
    ['24', '05', 'ساعت اعلام بار را درست وارد کنید؛ ساعت باید از ۰۰ تا ۲۳ باشد.'],
    ['9', '05', 'ساعت اعلام باید دست‌کم ۲ رقم باشد.'],
    ['09', '60', 'دقیقهٔ اعلام بار را درست وارد کنید؛ دقیقه باید از ۰۰ تا ۵۹ باشد.'],
  ])('refuses the hour %s:%s', async (FutureHour, FutureMinute, sentence) => {
    const { hall, token } = await app.hallWithCompany()
    const answer = await declare(token, {
      LoadHallId: hall.id,
      FutureDate: '1405/09/01',
      FutureHour,
      FutureMinute,
    })
    expect(answer.errors).toEqual([sentence])
  })

  it('asks a product owner for the company instead of the hall', async () => {
    const { token } = await ownerWithCompany()
    const answer = await declare(token, { KalaWeight: 0 })
    expect(answer.errors).toEqual(['وزن بار باید بیشتر از صفر باشد.', 'شرکت حمل را انتخاب کنید.'])
  })
})

describe('what people call a cargo', () => {
  it('is a code of eight digits with check digits, and what its declarer writes; all are found', async () => {
    const { hall, token } = await app.hallWithCompany()
    const texts = { Isg: 'ISG-۸۸', ShippingOrder: 'دستور حمل ۱۲/ب' }
    const { data } = await declare(token, { LoadHallId: hall.id, ...texts })
    const { data: sheet } = await app.call('showCargo', { token, query: { cargoId: data.data.id } })
    expect(sheet).toMatchObject({ isg: 'ISG-۸۸', shippingOrder: 'دستور حمل ۱۲/ب' })
    expect(sheet.uniqueCode).toMatch(/^\d{8}$/)
    expect(sheet.uniqueCode).toBe(withCheckDigits(String(data.data.id).padStart(6, '0')))
    for (const Search of [sheet.uniqueCode, 'isg-88', 'دستور حمل 12']) {
      const found = await app.call('searchCargos', { token, body: { Search } })
      expect(found.data.map((row: { id: number }) => row.id)).toEqual([data.data.id])
    }
  })
})

describe('free cargo', () => {
  it('of a company keeps its hall and that hall’s fees, takes the sent range, and joins no round', async () => {
    const { hall, company, token } = await app.hallWithCompany({ isFreeCargo: true })
    const { data } = await declare(token, { LoadHallId: hall.id, IsLoadHall: false })
    const cargo = await cargoOf(data.data.id)
    expect(cargo).toMatchObject({ isHall: false, hallId: hall.id, rangeKm: 45, companyFeeRial: 50_000 })
    expect(await isInRound(cargo.id)).toBe(false)
    expect((await app.moneyOf(company.id)).held).toBe(150_000)
  })

  it('of a product owner awaits review, has no hall and no fee, and holds nothing yet', async () => {
    const { company, owner, token } = await ownerWithCompany()
    const hall = await app.buildHall()
    const answer = await declare(token, {
      TransportationCompanyId: company.id,
      IsLoadHall: true,
      LoadHallId: hall.id,
      CityDestinationId: null,
    })
    expect(answer.message).toContain('پس از تأیید شرکت حمل')
    const cargo = await cargoOf(answer.data.data.id)
    expect(cargo).toMatchObject({
      status: -1,
      isHall: false,
      hallId: null,
      companyId: company.id,
      productOwnerId: owner.id,
      companyFeeRial: 0,
      driverFeeRial: 0,
      commissionRial: 8_000,
    })
    expect(await app.moneyOf(company.id)).toEqual({ own: 50_000_000, held: 0 })
  })

  it('of a product owner is not given to a company that is not accepted, or not there', async () => {
    const { token } = await ownerWithCompany()
    const waiting = await app.buildCompany({ isAccepted: false })
    for (const TransportationCompanyId of [waiting.id, 99_999]) {
      const answer = await declare(token, { TransportationCompanyId })
      expect(answer.errors).toEqual([
        'این شرکت حمل اکنون بار اعلام نمی‌کند؛ حساب آن پذیرفته نشده یا غیرفعال است.',
      ])
    }
  })
})

describe('who declares', () => {
  it('a company’s user with the flag does so as the company, whatever company he names', async () => {
    const { hall, company } = await app.hallWithCompany()
    const other = await app.buildCompany({ hallIds: [hall.id] })
    const { token } = await app.signedIn('TransportationCompanyMember', {
      companyId: company.id,
      flags: ['access_Load_Add'],
    })
    const { data } = await declare(token, { LoadHallId: hall.id, TransportationCompanyId: other.id })
    expect((await cargoOf(data.data.id)).companyId).toBe(company.id)
  })
})
