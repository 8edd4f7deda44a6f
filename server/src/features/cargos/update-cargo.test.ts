import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { editedSince, updateRefusals } from '@bargah/contract/features/cargos/cargos.text.ts'
import type { DeclareCargoInput } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { formatTime, jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { whileMoved } from '../../../test/moved-cargo.ts'
import { plainDeclaration } from '../../../test/plain.ts'
import { buildCargo } from './cargos.build.ts'

const app = useTestApp()
let tehran: number
beforeAll(async () => {
  tehran = await app.cityId('تهران')
})

/** A hall without show times where nothing is open: a company's cargo that was declared there, and its form again. */
async function declared(given: Parameters<typeof buildCargo>[1] = {}, hallGiven = {}) {
  const { hall, company, token } = await app.hallWithCompany({ isActiveShowTime: true, ...hallGiven })
  const cargo = await app.buildCargo({
    companyId: company.id,
    hallId: hall.id,
    truckCount: 3,
    commissionRial: 0,
    originLatitude: plainDeclaration.CargoSourceLat,
    originLongitude: plainDeclaration.CargoSourceLong,
    destinationLatitude: plainDeclaration.CargoDestinationLat,
    destinationLongitude: plainDeclaration.CargoDestinationLong,
    ...given,
  })
  const update = (
    change: Partial<DeclareCargoInput> & { Id?: number; EditCount?: number } = {},
    by = token,
  ) =>
    app.call('updateCargo', {
      token: by,
      body: {
        ...plainDeclaration,
        Id: cargo.id,
        IsLoadHall: true,
        LoadHallId: hall.id,
        CityDestinationId: tehran,
        FreighterNumber: 3,
        ...change,
      },
    })
  return { hall, company, token, cargo, update }
}
const cargoOf = (id: number) => app.oneRow('cargos', id)
const roundOf = async (cargoId: number) =>
  app.db
    .selectFrom('roundCargos')
    .innerJoin('rounds', 'rounds.id', 'roundId')
    .selectAll('rounds')
    .where('cargoId', '=', cargoId)
    .executeTakeFirst()

describe('changing a declared cargo', () => {
  it('writes what the form says, and empties what it leaves empty', async () => {
    const { cargo, token, update } = await declared({ goodsValueToman: 5_000, packagingCount: 7 })
    const answer = await update({
      CargoRent: '۴۱٬۰۰۰٬۰۰۰',
      KalaWeight: 20_000,
      Description: 'چادر همراه باشد',
      LoaderTypeIds: [5003, 5001],
      Isg: 'ISG-9',
    })
    expect(answer.message).toMatch(/^بار [۰-۹]+ ویرایش شد\.$/)
    const { data } = await app.call('showCargo', { token, query: { cargoId: cargo.id } })
    expect(data).toMatchObject({
      cargoRent: 41_000_000,
      kalaWeight: 20_000,
      description: 'چادر همراه باشد',
      loaderTypes: [5001, 5003],
      isg: 'ISG-9',
      kalaValue: null,
      bastebandyNumber: null,
      freighterNumber: 3,
      remaining: 3,
    })
    expect(data.frozenUntil).toBeNull()
    await update()
    expect((await cargoOf(cargo.id)).isg).toBeNull()
    const events = await app.rowsOf('cargoEvents', { cargoId: cargo.id })
    expect(events.map(({ kind }) => kind)).toEqual(['declared', 'edited', 'edited'])
  })

  it('says no to one that was begun before another was written, and takes those that say nothing of it', async () => {
    const { cargo, token, update } = await declared()
    const editsOf = async () =>
      (await app.call('showCargo', { token, query: { cargoId: cargo.id } })).data.editCount
    const EditCount = await editsOf()
    expect((await update({ CargoRent: 41_000_000, EditCount })).statusCode).toBe(200)
    const late = await update({ CargoRent: 42_000_000, EditCount })
    expect(late.status).toBe(409)
    expect(late.data.reason).toBe('edited_since')
    expect(late.errors).toEqual([editedSince])
    expect((await cargoOf(cargo.id)).rentToman).toBe(41_000_000)
    expect((await update({ CargoRent: 43_000_000, EditCount: await editsOf() })).statusCode).toBe(200)
    expect((await update({ CargoRent: 44_000_000 })).statusCode).toBe(200)
  })

  it('lets one of two that begin from the same write', async () => {
    const { update } = await declared()
    const both = [1, 2].map((n) => update({ CargoRent: 41_000_000 + n, EditCount: 0 }))
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('tells the history which fields were changed, each thing once', async () => {
    const { cargo, update } = await declared({ announcedAt: new Date(Date.now() + 3 * dayMs) })
    await update()
    const reasons = async () =>
      (await app.rowsOf('cargoEvents', { cargoId: cargo.id })).map(({ reason }) => reason).slice(2)
    await update()
    await update({ Tel: '07633554499', CargoRent: 41_000_000, LoaderTypeIds: [5003] })
    await update({
      Tel: '07633554499',
      CargoRent: 41_000_000,
      LoaderTypeIds: [5003],
      CargoDestination: 'شیراز',
      CargoDestinationLat: 29.61,
      CargoDestinationLong: 52.53,
      CityDestinationId: await app.cityId('شیراز'),
      FutureDate: jalaliDate(new Date(Date.now() + 5 * dayMs)),
      FutureHour: '08',
      FutureMinute: '30',
    })
    expect(await reasons()).toEqual([null, 'کرایه، تلفن هماهنگی، بارگیر', 'مقصد، زمان اعلام'])
  })

  it('keeps route, prices, range and hour of what stays where it was, whatever the hall takes today', async () => {
    const { cargo, company, hall, update } = await declared({ rangeKm: 80, distanceKm: 1_200 })
    const today = { companyFeeRial: 90_000, reservationRangeKm: 10 }
    await app.setRow('halls', hall.id, today)
    const { own, held } = await app.moneyOf(company.id)
    const tomorrow = jalaliDate(new Date(Date.now() + dayMs))
    await update({ FutureDate: tomorrow, FutureHour: '08', FutureMinute: '30', CargoDistance: 3 })
    expect(await cargoOf(cargo.id)).toMatchObject({
      distanceKm: 1_200,
      durationHours: 17,
      companyFeeRial: 50_000,
      rangeKm: 80,
      announcedAt: cargo.announcedAt,
    })
    expect(await app.moneyOf(company.id)).toEqual({ own, held })
  })

  it('holds the fee of the trucks that come, and gives back that of those that go', async () => {
    const { cargo, hall, company, token, update } = await declared()
    const { own } = await app.moneyOf(company.id)
    const query = {
      CargoId: cargo.id,
      LoadHallId: hall.id,
      CargoDistance: cargo.distanceKm,
      FreighterNumber: 5,
    }
    await app.setRow('halls', hall.id, { companyFeeRial: 90_000 })
    const { data: quote } = await app.call('quoteCargo', { token, query })
    expect(quote).toMatchObject({ companyFeeRial: 50_000, holdRial: 250_000, heldRial: 150_000 })
    await update({ FreighterNumber: 5 })
    expect(await app.moneyOf(company.id)).toEqual({ own: own - 100_000, held: 250_000 })
    await update({ FreighterNumber: 1 })
    expect(await app.moneyOf(company.id)).toEqual({ own: own + 100_000, held: 50_000 })
    await app.expectBalancedLedger()
  })

  it('measures another route anew and takes the commission of now for it', async () => {
    const { cargo, company, update } = await declared()
    await app.setRow('companies', company.id, { commissionFixedRial: 8_000 })
    await update({
      CargoDestination: 'شیراز',
      CargoDestinationLat: 29.61,
      CargoDestinationLong: 52.53,
      CityDestinationId: await app.cityId('شیراز'),
    })
    const changed = await cargoOf(cargo.id)
    expect(changed).toMatchObject({ destination: 'شیراز', commissionRial: 8_000 })
    expect(changed.distanceKm).toBeGreaterThan(450)
    expect(changed.distanceKm).toBeLessThan(700)
    expect((await app.moneyOf(company.id)).held).toBe(174_000)
  })

  it('moves one that is still to be announced, to another hall and to now', async () => {
    const later = new Date(Date.now() + 3 * dayMs)
    const { cargo, company, update } = await declared({ announcedAt: later })
    const other = await app.hallWithCompany({ companyFeeRial: 20_000, reservationRangeKm: 30 })
    await app.addRow('hallCompanies', { hallId: other.hall.id, companyId: company.id })
    const answer = await update({
      LoadHallId: other.hall.id,
      FutureDate: '1404/01/01',
      FutureHour: '08',
      FutureMinute: '30',
    })
    expect(answer.statusCode).toBe(200)
    const moved = await cargoOf(cargo.id)
    expect(moved).toMatchObject({ hallId: other.hall.id, rangeKm: 30, companyFeeRial: 20_000 })
    expect(moved.announcedAt.getTime()).toBeLessThan(later.getTime())
    expect(await roundOf(cargo.id)).toMatchObject({ hallId: other.hall.id, settledAt: null })
    expect((await app.moneyOf(company.id)).held).toBe(60_000)
  })

  it('waits for the hall to which another edit moves it meanwhile', async () => {
    const { hall, cargo, update } = await declared({ announcedAt: new Date(Date.now() + dayMs) })
    const other = await app.buildHall()
    const move = { cargoId: cargo.id, from: hall.id, to: other.id }
    expect((await whileMoved(app.db, move, () => update())).statusCode).toBe(200)
    expect((await cargoOf(cargo.id)).hallId).toBe(hall.id)
    expect((await app.logOf(other.id)).at(-1)).toMatchObject({ kind: 'cargo_withdrawn', reason: 'moved' })
  })

  it('is done once under one key', async () => {
    const { company, token, cargo, hall } = await declared()
    const body = { ...plainDeclaration, Id: cargo.id, LoadHallId: hall.id, CityDestinationId: tehran }
    const send = () =>
      app.call('updateCargo', {
        token,
        body: { ...body, IsLoadHall: true, FreighterNumber: 4 },
        headers: { 'idempotency-key': 'update-once' },
      })
    expect((await send()).data).toEqual((await send()).data)
    expect((await app.moneyOf(company.id)).held).toBe(200_000)
  })

  it('of a hall that is no longer represented, or closed, is still possible where it is', async () => {
    const { hall, company, update } = await declared()
    await app.db.deleteFrom('hallCompanies').where('companyId', '=', company.id).execute()
    await app.setRow('halls', hall.id, { isActive: false })
    expect((await update()).statusCode).toBe(200)
  })

  it('of the own free load goes by the range that is sent', async () => {
    const { cargo, update } = await declared({ isHall: false }, { isFreeCargo: true })
    await update({ IsLoadHall: false, CargoRange: 120 })
    expect(await cargoOf(cargo.id)).toMatchObject({ isHall: false, rangeKm: 120 })
  })
})

describe('a change that is refused', () => {
  it('while the cargo is in a round, with the hour until which', async () => {
    const { cargo, hall, token, update } = await declared({}, { isActiveShowTime: false })
    const first = await app.call('declareCargo', {
      token: (await signedInAt(hall.id)).token,
      body: { ...plainDeclaration, IsLoadHall: true, LoadHallId: hall.id, CityDestinationId: tehran },
    })
    expect(first.statusCode).toBe(200)
    const round = await roundOf(cargo.id)
    if (!round) throw new Error('no round was opened')
    const { data: sheet } = await app.call('showCargo', { token, query: { cargoId: cargo.id } })
    expect(sheet.frozenUntil).toBe(round.closesAt.toISOString())
    const answer = await update()
    expect(answer).toMatchObject({ status: 200, statusCode: 400, data: { code: -1 } })
    expect(answer.errors).toEqual([
      `این بار در دور ${formatTime(round.opensAt)} است و تا پایان تخصیص آن، ${formatTime(round.closesAt)}، ویرایش نمی‌شود.`,
    ])
  })

  it('once it has a permit, and no longer once that is voided', async () => {
    const { cargo, update } = await declared()
    const permit = await app.buildPermit(cargo.id, { driver: await app.driverActor() })
    expect((await update()).errors).toEqual([updateRefusals.has_permit])
    const { token } = await app.signedIn('Admin')
    await app.call('voidPermit', { token, body: { Id: permit.id } })
    expect((await update()).statusCode).toBe(200)
  })

  it.each([
    ['when it is finished', { status: cargoStatus.finished }, {}, updateRefusals.not_sending],
    ['to free cargo, once announced', {}, { IsLoadHall: false }, updateRefusals.hall_fixed],
    [
      'with goods that are not there',
      {},
      { KalaId: 999 },
      'نوع کالا پیدا نشد؛ آن را دوباره از فهرست انتخاب کنید.',
    ],
  ] as const)('%s', async (_what, given, change, sentence) => {
    const { cargo, update } = await declared(given)
    const before = await cargoOf(cargo.id)
    expect((await update(change)).errors).toEqual([sentence])
    expect(await cargoOf(cargo.id)).toEqual(before)
  })

  it('when the wallet lacks what it needs beyond what is held', async () => {
    const { company, update } = await declared({ companyFeeRial: 1_000_000 })
    const money = await app.moneyOf(company.id)
    const answer = await update({ FreighterNumber: 103 })
    expect(answer.errors).toEqual([
      'موجودی کیف پول شرکت برای این تغییر کافی نیست؛ ۱۰۰٬۰۰۰٬۰۰۰ ریال دیگر لازم است.',
    ])
    expect(answer.data).toMatchObject({ reason: 'no_money', lackingRial: 100_000_000 - money.own })
    expect(await app.moneyOf(company.id)).toEqual(money)
  })

  it('of a product owner’s load that the company took on', async () => {
    const owner = await app.buildProductOwner()
    const { update } = await declared({ isHall: false, productOwnerId: owner.id })
    expect((await update({ IsLoadHall: false })).errors).toEqual([updateRefusals.of_owner])
  })

  it('with all its faults, as a declaration is, but for the hour, which may be left out', async () => {
    const { update } = await declared()
    const answer = await update({ KalaWeight: 0, LoadHallId: null, CargoRent: 0 })
    expect(answer).toMatchObject({
      status: 400,
      errors: ['وزن بار باید بیشتر از صفر باشد.', 'کرایه باید بیشتر از صفر باشد.', 'سالن را انتخاب کنید.'],
    })
  })
})

describe('who changes', () => {
  it('the company and its users with the flag; another’s cargo is as if absent', async () => {
    const { cargo, company, update } = await declared()
    const member = (flags: 'access_Load_Add' | 'access_Load_Update') =>
      app.signedIn('TransportationCompanyMember', { companyId: company.id, flags: [flags] })
    expect((await update({}, (await member('access_Load_Update')).token)).statusCode).toBe(200)
    expect((await update({}, (await member('access_Load_Add')).token)).status).toBe(403)
    const { token: other } = await app.hallWithCompany()
    expect((await update({}, other)).status).toBe(404)
    const quote = await app.call('quoteCargo', { token: other, query: { CargoId: cargo.id } })
    expect(quote.status).toBe(404)
    expect((await update({ Id: 999_999 })).status).toBe(404)
  })
})

async function signedInAt(hallId: number) {
  const { company, token } = await app.hallWithCompany()
  await app.addRow('hallCompanies', { hallId, companyId: company.id })
  return { token }
}
