import { afterAll, describe, expect, it } from 'vitest'
import { driverActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { bandarAbbas } from '../../../test/plain.ts'
import { buildCargo } from '../cargos/cargos.build.ts'
import { buildFreighter } from '../drivers/drivers.build.ts'
import { recordStatements } from '../../../test/statements.ts'
import { setRow } from '../../../test/rows.ts'

const app = useTestApp()
afterAll(async () => {
  await app.expectBalancedLedger()
})

type Driver = Awaited<ReturnType<typeof driverActor>>
const take = (driver: Driver, CargoId: number, given: object = {}) =>
  app.call('reserveFreeCargo', { token: driver.token, body: { CargoId, ...given } })

async function ownersCargo(given: Parameters<typeof buildCargo>[1] = {}) {
  const owner = await app.addRow('productOwners', {
    firstName: 'صاحب',
    nationalId: `${Date.now()}${Math.random()}`.slice(0, 20),
    mobile: '09121234567',
    createdAt: new Date(),
  })
  return app.buildCargo({ productOwnerId: owner.id, ...given })
}

describe('taking a free load', () => {
  it('gives a product owner’s load at once, without a turn, and takes the fees', async () => {
    const driver = await app.driverActor()
    const answer = await take(driver, (await ownersCargo()).id)
    expect(answer.data).toMatchObject({ code: 1, message: 'بار گرفته شد و مجوز آن صادر شد.' })
    const permit = await app.call('showMyPermit', { token: driver.token })
    expect(permit.data).toMatchObject({ id: answer.data.data.reserveId, status: 1 })
    expect((await app.call('showMyBalance', { token: driver.token })).data.availableBalance).toBe(980_000)
  })

  it('asks a turn for a company’s load, uses it up, and ends its waiting choices', async () => {
    const { hall } = await app.hallWithCompany()
    const driver = await app.driverActor()
    const free = await app.buildCargo()
    expect((await take(driver, free.id)).errors).toEqual(['برای این بار باید نوبت فعال داشته باشید.'])
    const turn = await app.buildTurn(hall.id, driver)
    const listed = await app.buildCargo({ hallId: hall.id })
    await app.call('addPriority', {
      token: driver.token,
      body: { DriverTurnId: turn.id, CargoId: listed.id },
    })
    expect((await take(driver, free.id, { DriverTurnId: turn.id, DriverId: driver.id })).data.code).toBe(1)
    const choices = await app.call('listPrioritiesOfTurn', {
      token: driver.token,
      query: { DriverTurnId: turn.id, IsAll: true },
    })
    expect(choices.data[0].reason).toBe('own_better_choice')
    expect((await app.call('showMyTurn', { token: driver.token })).data).toBeNull()
  })

  it('counts no turn that expired while the driver waited for it', async () => {
    const { hall } = await app.hallWithCompany()
    const driver = await app.driverActor()
    const turn = await app.buildTurn(hall.id, driver)
    const free = await app.buildCargo()
    const expired = { status: 'expired' as const, endedAt: new Date() }
    const answer = await app.whileWaiting({
      first: (tx) => setRow(tx, 'turns', turn.id, expired),
      second: () => take(driver, free.id),
      meanwhile: async () => {},
    })
    expect(answer.errors).toEqual(['برای این بار باید نوبت فعال داشته باشید.'])
  })

  it('is carried by the truck that he drives now, when the turn of another ended while he waited for it', async () => {
    const { hall } = await app.hallWithCompany()
    const driver = await app.driverActor()
    const turn = await app.buildTurn(hall.id, driver)
    const truck = await buildFreighter(app.db)
    const link = { driverId: driver.id, freighterId: truck.id, createdAt: new Date() }
    const { id: currentDriverFreighterId } = await app.addRow('driverFreighters', link)
    await app.setRow('drivers', driver.id, { currentDriverFreighterId })
    const { id: cargoId } = await ownersCargo()
    await app.whileWaiting({
      first: (tx) => setRow(tx, 'turns', turn.id, { status: 'expired', endedAt: new Date() }),
      second: () => take(driver, cargoId),
      meanwhile: async () => {},
    })
    expect(await app.oneRow('permits', { cargoId })).toMatchObject({ freighterId: truck.id, turnId: null })
  })

  it('takes the load as it stands by then, when it is changed while he waits for it', async () => {
    const [driver, other] = [await app.driverActor(), await app.driverActor()]
    const [dearer, nearer, another] = [await ownersCargo(), await ownersCargo(), await ownersCargo()]
    const answer = await app.whileWaiting({
      first: (tx) => setRow(tx, 'cargos', dearer.id, { driverFeeRial: 30_000 }),
      second: () => take(driver, dearer.id),
      meanwhile: async () => {},
    })
    expect(await app.oneRow('permits', answer.data.data.reserveId)).toMatchObject({
      driverFeeRial: 30_000,
    })
    const refused = await app.whileWaiting({
      first: (tx) => setRow(tx, 'cargos', nearer.id, { rangeKm: 45 }),
      second: () => take(other, nearer.id),
      meanwhile: async () => {},
    })
    expect(refused.errors[0]).toContain('موقعیت مکانی')
    const unfit = await app.whileWaiting({
      first: (tx) =>
        Promise.all([
          setRow(tx, 'cargos', another.id, { weightKg: 9_000 }),
          tx
            .updateTable('cargoLoaderTypes')
            .set({ loaderTypeId: 6001 })
            .where('cargoId', '=', another.id)
            .execute(),
        ]),
      second: () => take(other, another.id),
      meanwhile: async () => {},
    })
    expect(unfit.errors[0]).toContain('مناسب این بار نیست')
  })

  it('is for no driver who is among the chosen no more when his turn at it comes', async () => {
    const driver = await app.driverActor()
    const cargo = await ownersCargo()
    const answer = await app.whileWaiting({
      first: (tx) => setRow(tx, 'cargos', cargo.id, { isForChosen: true }),
      second: () => take(driver, cargo.id),
      meanwhile: async () => {},
    })
    expect(answer.status).toBe(404)
  })

  it('lets in without a turn where the company says so', async () => {
    const cargo = await app.buildCargo()
    await app.setRow('companies', cargo.companyId, { reserveEntrancePermission: true, instantBill: true })
    const driver = await app.driverActor()
    expect((await take(driver, cargo.id)).data.code).toBe(1)
    expect((await app.call('showMyPermit', { token: driver.token })).data.status).toBe(2)
  })

  it.each([
    [
      'a hall’s load',
      async () => app.buildCargo({ hallId: (await app.hallWithCompany()).hall.id }),
      {},
      'این بار آزاد نیست',
    ],
    ['a truck that does not fit', () => ownersCargo({ loaderTypeIds: [6001] }), {}, 'مناسب این بار نیست'],
    [
      'a load that comes later',
      () => ownersCargo({ announcedAt: new Date(Date.now() + 9e8) }),
      {},
      'هنوز اعلام نشده',
    ],
    ['a finished load', () => ownersCargo({ status: 1 }), {}, 'دیگر در دسترس نیست'],
    [
      'a load of a closed hall',
      async () => {
        const { hall } = await app.hallWithCompany({ isActive: false })
        return ownersCargo({ hallId: hall.id, isHall: false })
      },
      {},
      'دیگر در دسترس نیست',
    ],
    ['a ranged load without a location', () => ownersCargo({ rangeKm: 45 }), {}, 'موقعیت مکانی'],
    [
      'a ranged load from far away',
      () => ownersCargo({ rangeKm: 45 }),
      { DriverLat: 35.7, DriverLong: 51.4 },
      'دورترید',
    ],
    ['somebody else’s truck', () => ownersCargo(), { FreighterId: 999_999 }, 'از آنِ شما نیست'],
    ['somebody else’s name', () => ownersCargo(), { DriverId: 999_999 }, 'از آنِ شما نیست'],
  ])('refuses %s', async (_what, makeCargo, given, sentence) => {
    const answer = await take(await app.driverActor(), (await makeCargo()).id, given)
    expect(answer).toMatchObject({ status: 200, statusCode: 400, data: { code: -1 } })
    expect(answer.errors[0]).toContain(sentence)
  })

  it('measures the range where the driver is', async () => {
    const driver = await app.driverActor()
    const { latitude: DriverLat, longitude: DriverLong } = bandarAbbas
    expect(
      (await take(driver, (await ownersCargo({ rangeKm: 45 })).id, { DriverLat, DriverLong })).data.code,
    ).toBe(1)
  })

  it('refuses who cannot pay, who has an open permit, and a truck that waits with another driver', async () => {
    const poor = await app.driverActor({ balanceRial: 0 })
    const refused = await take(poor, (await ownersCargo({ driverFeeRial: 70_000 })).id)
    expect(refused.errors[0]).toContain('موجودی')
    expect(refused.data).toMatchObject({ reason: 'no_money', lackingRial: 70_000 })
    const busy = await app.driverActor()
    await take(busy, (await ownersCargo()).id)
    expect((await take(busy, (await ownersCargo()).id)).errors[0]).toContain('مجوز باز')
    const [mine, his] = [await app.driverActor(), await app.driverActor()]
    const { hall } = await app.hallWithCompany()
    const turn = await app.buildTurn(hall.id, his)
    const link = await app.addRow('driverFreighters', {
      driverId: mine.id,
      freighterId: his.freighter.id,
      createdAt: new Date(),
    })
    await app.setRow('drivers', mine.id, { currentDriverFreighterId: link.id })
    expect((await take(mine, (await ownersCargo()).id)).errors[0]).toContain('رانندهٔ دیگری')
    // a turn whose time is over holds nobody back, swept or not
    const longOver = { takenAt: new Date(0), expiresAt: new Date(1) }
    await app.setRow('turns', turn.id, longOver)
    expect((await take(mine, (await ownersCargo()).id)).statusCode).toBe(200)
  })

  it('asks for another’s turn and for a permit at one moment, since a split may make the one of the other', async () => {
    const driver = await app.driverActor()
    const { id } = await ownersCargo()
    const [, statements] = await recordStatements(() => take(driver, id))
    const placeOf = (part: string) => statements.findIndex(({ text }) => text.includes(part))
    expect(placeOf('"driver_id" <> ')).toBeGreaterThan(placeOf('from "cargos"'))
    expect(placeOf('from "permits"')).toBe(placeOf('"driver_id" <> '))
  })

  it('answers an unknown load with 404, and gives exactly as many as there are trucks', async () => {
    const drivers = await Promise.all(Array.from({ length: 8 }, () => app.driverActor()))
    expect((await take(drivers[0] as Driver, 2_000_000_000)).status).toBe(404)
    const cargo = await ownersCargo({ truckCount: 3 })
    const answers = await Promise.all(drivers.map((driver) => take(driver, cargo.id)))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(3)
  })

  it('tells the winner of the last truck the same when he asks again under his key', async () => {
    const driver = await app.driverActor()
    const cargo = await ownersCargo()
    const ask = () =>
      app.call('reserveFreeCargo', {
        token: driver.token,
        body: { CargoId: cargo.id },
        headers: { 'idempotency-key': 'the-last-truck' },
      })
    const first = await ask()
    expect(first.data.code).toBe(1)
    expect((await ask()).data).toEqual(first.data)
  })

  it('gives a load without a fee to a driver who never had an account', async () => {
    const driver = await app.driverActor({ balanceRial: 0 })
    await app.db.deleteFrom('accounts').where('driverId', '=', driver.id).execute()
    const cargo = await ownersCargo({ driverFeeRial: 0 })
    expect((await take(driver, cargo.id)).data.code).toBe(1)
  })

  it('counts a turn whose time is over as none, unless a choice of it waits', async () => {
    const { hall } = await app.hallWithCompany()
    const [over, waits] = [await app.driverActor(), await app.driverActor()]
    const hourAgo = new Date(Date.now() - 3_600_000)
    await app.buildTurn(hall.id, over, { expiresAt: hourAgo })
    const turn = await app.buildTurn(hall.id, waits)
    const listed = await app.buildCargo({ hallId: hall.id })
    const body = { DriverTurnId: turn.id, CargoId: listed.id }
    await app.call('addPriority', { token: waits.token, body })
    await app.setRow('turns', turn.id, { expiresAt: hourAgo })
    const free = await app.buildCargo({ truckCount: 2 })
    expect((await take(over, free.id)).errors).toEqual(['برای این بار باید نوبت فعال داشته باشید.'])
    expect((await take(waits, free.id)).data.code).toBe(1)
  })
})
