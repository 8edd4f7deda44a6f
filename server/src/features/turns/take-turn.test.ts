import type { PermitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { describe, expect, it } from 'vitest'
import { driverActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { bandarAbbas } from '../../../test/plain.ts'
import { buildHall } from '../halls/halls.build.ts'

const app = useTestApp()

type Driver = Awaited<ReturnType<typeof driverActor>>
type Body = NonNullable<Parameters<typeof app.call<'takeTurn'>>[1]>['body']

const take = (token: string, body: Body) => app.call('takeTurn', { token, body })
const takeAt = ({ token }: { token: string }, LoadHallId: number, place: Body = {}) =>
  take(token, { LoadHallId, ...place })
const namesOf = ({ nationalId, freighter }: Pick<Driver, 'nationalId' | 'freighter'>) => ({
  NationalId: nationalId,
  FreighterCardNumber: freighter.cardNumber,
})

describe('taking a turn', () => {
  it('gives a driver the next number of the hall and tells the public log', async () => {
    const hall = await app.buildHall({ turnExpireHours: 48 })
    const driver = await app.driverActor()
    const answer = await takeAt(driver, hall.id)
    expect(answer.data).toMatchObject({
      code: 1,
      message: 'نوبت ۱ ثبت شد.',
      data: { turnNumber: 1, loadHallId: hall.id },
    })
    expect(await app.logOf(hall.id)).toMatchObject([
      { kind: 'turn_taken', turn: 1, native: false, byStaff: false },
    ])
  })

  it('is done for a driver by the staff of a hall, who need not name it, with any truck of his', async () => {
    const hall = await app.buildHall({ activeTurnApp: false, turnRangeKm: 10 })
    const other = await app.buildHall()
    const { token, userId } = await app.hallActor(hall.id)
    const driver = await app.buildDriver()
    const second = await app.buildFreighter(3001)
    const link = { driverId: driver.id, freighterId: second.id, createdAt: driver.createdAt }
    await app.addRow('driverFreighters', link)
    const names = namesOf({ ...driver, freighter: second })
    const answer = await take(token, { ...names, LoadHallId: other.id })
    expect(answer.data.data.loadHallId).toBe(hall.id)
    const turn = await app.oneRow('turns', answer.data.data.id)
    expect(turn).toMatchObject({ takenBy: userId, freighterId: second.id, driverId: driver.id })
  })

  it('is done by support at the hall it names', async () => {
    const hall = await app.buildHall()
    const { token } = await app.signedIn('AdminSupport')
    const answer = await take(token, { ...namesOf(await app.buildDriver()), LoadHallId: hall.id })
    expect(answer.data.data.loadHallId).toBe(hall.id)
  })

  it('lasts by whether the driver is native there with that truck', async () => {
    const hall = await app.buildHall({ turnExpireHours: 10, nativeTurnExpireHours: 20 })
    const [stranger, native, everywhere] = await Promise.all([1, 2, 3].map(() => app.driverActor()))
    if (!stranger || !native || !everywhere) throw new Error('three drivers were made')
    const listed = { hallId: hall.id, driverId: native.id, freighterId: native.freighter.id }
    await app.addRow('nativeDrivers', listed)
    await app.setRow('drivers', everywhere.id, { isNative: true })
    const hours: number[] = []
    for (const driver of [stranger, native, everywhere]) {
      await takeAt(driver, hall.id)
      hours.push((await app.call('showMyTurn', { token: driver.token })).data.remainTurnHour)
    }
    expect(hours).toEqual([10, 20, 20])
  })

  it('asks each caller for all that he left out, together', async () => {
    const admin = await app.adminActor()
    const hallStaff = await app.hallActor((await app.buildHall()).id)
    const driver = await app.driverActor()
    const card = 'شمارهٔ کارت هوشمند ناوگان را وارد کنید.'
    const nationalId = 'کد ملی راننده را وارد کنید.'
    const hall = 'سالن را انتخاب کنید.'
    const asked = async (token: string) => {
      const { status, errors } = await take(token, {})
      return [status, ...errors]
    }
    expect(await asked(admin.token)).toEqual([400, hall, nationalId, card])
    expect(await asked(hallStaff.token)).toEqual([400, nationalId, card])
    expect(await asked(driver.token)).toEqual([400, hall])
  })

  it('has no such hall', async () => {
    const answer = await takeAt(await app.driverActor(), 999_999)
    expect(answer.status).toBe(404)
    expect(answer.message).toBe('سالنی با این مشخصات پیدا نشد.')
  })
})

describe('a turn is refused', () => {
  /** The sentence of a refusal; null when the turn was given. */
  const refusal = ({ status, statusCode, errors }: Awaited<ReturnType<typeof take>>) =>
    status === 200 && statusCode === 400 ? errors.join() : null
  type Hall = Parameters<typeof buildHall>[1]
  const takenAt = async (given: Hall, driver?: Parameters<typeof driverActor>[1], place?: Body) =>
    takeAt(await app.driverActor(driver), (await app.buildHall(given)).id, place)

  const farAway = { DriverLat: 35.69, DriverLong: 51.39 }
  it.each([
    ['at an inactive hall', { isActive: false }, {}, {}, 'سالن اکنون غیرفعال'],
    ['where the hall gives turns itself', { activeTurnApp: false }, {}, {}, 'باجهٔ سالن'],
    ['without a place where a range is set', { turnRangeKm: 50 }, {}, {}, 'موقعیت مکانی'],
    ['from too far away', { turnRangeKm: 50 }, {}, farAway, 'از ۵۰ کیلومتری'],
    ['to a wallet below the fee', { driverFeeRial: 20_000 }, { balanceRial: 5_000 }, {}, '۱٬۵۰۰ تومان'],
  ])('%s', async (_what, hall, driver, place, sentence) => {
    expect(refusal(await takenAt(hall, driver, place))).toContain(sentence)
  })

  it('for want of money tells a driver how much his wallet lacks, and staff nothing but the sentence', async () => {
    const hall = await app.buildHall({ driverFeeRial: 20_000 })
    const driver = await app.driverActor({ balanceRial: 5_000 })
    const lack = { reason: 'no_money', lackingRial: 15_000 }
    expect((await takeAt(driver, hall.id)).data).toMatchObject(lack)
    const { token } = await app.hallActor(hall.id)
    expect((await take(token, namesOf(driver))).data).toEqual({
      code: -1,
      reason: 'no_money',
      message: expect.any(String),
    })
  })

  it('never for a driver who stands at the hall', async () => {
    const place = { DriverLat: bandarAbbas.latitude, DriverLong: bandarAbbas.longitude }
    expect((await takenAt({ turnRangeKm: 1 }, {}, place)).data.code).toBe(1)
  })

  it('to staff for a driver, a truck or both that do not belong together', async () => {
    const { token } = await app.hallActor((await app.buildHall()).id)
    const driver = await app.buildDriver()
    const stranger = await app.buildDriver()
    const idle = await app.buildDriver({ isActive: false })
    expect(refusal(await take(token, { ...namesOf(driver), NationalId: '1234567891' }))).toContain(
      'با این کد ملی پیدا نشد',
    )
    const names = namesOf({ ...driver, freighter: stranger.freighter })
    expect(refusal(await take(token, names))).toContain('برای این راننده ثبت نشده')
    expect(refusal(await take(token, namesOf(idle)))).toContain('حساب راننده غیرفعال')
  })

  it('to a driver without a truck', async () => {
    const driver = await app.driverActor()
    const none = { currentDriverFreighterId: null }
    await app.setRow('drivers', driver.id, none)
    expect(refusal(await takeAt(driver, (await app.buildHall()).id))).toContain(
      'ناوگانی برای شما ثبت نشده است',
    )
  })

  it('to a driver or truck that has one already, at whichever hall', async () => {
    const [first, second] = [await app.buildHall(), await app.buildHall()]
    const driver = await app.driverActor()
    const { id: mateId, token } = await app.driverActor()
    await shareTruck(driver, mateId)
    expect((await takeAt(driver, first.id)).data.code).toBe(1)
    expect(refusal(await takeAt(driver, second.id))).toContain('شما هم‌اکنون نوبت فعال دارید')
    expect(refusal(await takeAt({ token }, second.id))).toContain('با رانندهٔ دیگری')
  })

  it('to a driver or truck under an open permit', async () => {
    const hall = await app.buildHall()
    const driver = await app.driverActor()
    const { id: mateId, token, driverFreighterId } = await app.driverActor()
    await shareTruck(driver, mateId)
    await app.buildPermit((await app.buildCargo()).id, { driver, status: 5 })
    expect(refusal(await takeAt(driver, hall.id))).toContain('یک مجوز باز مانده است')
    expect(refusal(await takeAt({ token }, hall.id))).toContain('ناوگان شما مجوز باز دارد')
    // the truck that he drives now is asked about, and no other of his
    await app.setRow('drivers', mateId, { currentDriverFreighterId: driverFreighterId })
    expect((await takeAt({ token }, hall.id)).data.code).toBe(1)
  })

  it('until the hours since the last permit in that hall have passed, unless Admin voided it', async () => {
    const hall = await app.buildHall({ limitNewTurnHours: 24 })
    const elsewhere = await app.buildHall({ limitNewTurnHours: 24 })
    const driver = await app.driverActor()
    const permit = await completedTrip(driver, 20, hall.id)
    expect(refusal(await takeAt(driver, hall.id))).toContain('۴ ساعت دیگر')

    await app.setRow('permits', permit.id, { status: 0 })
    await recordEvent(permit.id, 0, driver.userId)
    expect(refusal(await takeAt(driver, hall.id))).toContain('۴ ساعت دیگر')
    await recordEvent(permit.id, 0, (await app.adminActor()).userId)
    expect((await takeAt(driver, hall.id)).data.code).toBe(1)

    const other = await app.driverActor()
    await completedTrip(other, 20, hall.id)
    expect((await takeAt(other, elsewhere.id)).data.code).toBe(1)
  })

  it('until the last trip can be over, unless it was voided or staff ended it', async () => {
    const hall = await app.buildHall({ travelTimeHours: 5 })
    const [byHimself, byStaff, voided] = [
      await app.driverActor(),
      await app.driverActor(),
      await app.driverActor(),
    ]
    const staff = await app.hallActor(hall.id)
    await recordEvent((await completedTrip(byHimself, 20)).id, 6, byHimself.userId)
    await recordEvent((await completedTrip(byStaff, 20)).id, 5, staff.userId)
    const { id } = await completedTrip(voided, 20)
    await app.setRow('permits', id, { status: 0 })
    expect(refusal(await takeAt(byHimself, hall.id))).toContain('۲ ساعت دیگر')
    expect((await takeAt(byStaff, hall.id)).data.code).toBe(1)
    expect((await takeAt(voided, hall.id)).data.code).toBe(1)
  })
})

/** A completed permit of a driver, issued some hours ago for a route of 17 hours. */
async function completedTrip(driver: Driver, hoursAgo: number, hallId?: number) {
  const cargo = await app.buildCargo({ hallId })
  const issuedAt = new Date(Date.now() - hoursAgo * hourMs)
  return app.buildPermit(cargo.id, { driver, status: 6, issuedAt })
}
const recordEvent = (permitId: number, status: PermitStatus, byUser: number) =>
  app.addRow('permitEvents', { permitId, status, at: new Date(), byUser })

/** Makes the truck of one driver the current one of another as well. */
async function shareTruck({ freighter, createdAt }: Driver, driverId: number) {
  const { id } = await app.addRow('driverFreighters', { driverId, freighterId: freighter.id, createdAt })
  await app.setRow('drivers', driverId, { currentDriverFreighterId: id })
}

describe('a turn whose time is over and that nobody has swept yet', () => {
  const hourAgo = () => new Date(Date.now() - hourMs)
  const statusOf = async (id: number) => (await app.oneRow('turns', id)).status

  it('gives way to a new one at the same hall, whose log tells both', async () => {
    const hall = await app.buildHall()
    const driver = await app.driverActor()
    const over = await app.buildTurn(hall.id, driver, { expiresAt: hourAgo() })
    expect((await takeAt(driver, hall.id)).data).toMatchObject({ code: 1, data: { turnNumber: 2 } })
    expect(await statusOf(over.id)).toBe('expired')
    expect(await app.logOf(hall.id)).toMatchObject([
      { kind: 'turn_ended', turn: 1, reason: 'expired' },
      { kind: 'turn_taken', turn: 2 },
    ])
  })

  it('gives way to one at another hall, and each hall’s log tells its own', async () => {
    const [first, second] = [await app.buildHall(), await app.buildHall()]
    const driver = await app.driverActor()
    await app.buildTurn(second.id, driver, { expiresAt: hourAgo() })
    expect((await takeAt(driver, first.id)).data.code).toBe(1)
    expect(await app.logOf(second.id)).toMatchObject([{ kind: 'turn_ended', turn: 1 }])
    expect(await app.logOf(first.id)).toMatchObject([{ kind: 'turn_taken', turn: 1 }])
  })

  it('gives way to another driver of its truck, also when staff name the two', async () => {
    const [hall, elsewhere] = [await app.buildHall(), await app.buildHall()]
    const driver = await app.driverActor()
    const [mate, third] = [await app.driverActor(), await app.driverActor()]
    await shareTruck(driver, mate.id)
    await shareTruck(driver, third.id)
    const over = await app.buildTurn(hall.id, driver, { expiresAt: hourAgo() })
    expect((await takeAt(mate, elsewhere.id)).data.code).toBe(1)
    expect(await statusOf(over.id)).toBe('expired')

    await app.setRow('turns', { driverId: mate.id }, { expiresAt: hourAgo() })
    const { token } = await app.hallActor(hall.id)
    const names = namesOf({ ...third, freighter: driver.freighter })
    expect((await take(token, names)).data.code).toBe(1)
  })

  it('stands in the way while a choice of it waits for the split', async () => {
    const hall = await app.buildHall()
    const driver = await app.driverActor()
    const turn = await app.buildTurn(hall.id, driver)
    const cargo = await app.buildCargo({ hallId: hall.id })
    const body = { DriverTurnId: turn.id, CargoId: cargo.id }
    await app.call('addPriority', { token: driver.token, body })
    await app.setRow('turns', turn.id, { expiresAt: hourAgo() })
    expect((await takeAt(driver, hall.id)).errors[0]).toContain('نوبت فعال دارید')
  })

  it('is left as it was when the new one is refused', async () => {
    const hall = await app.buildHall()
    const driver = await app.driverActor()
    const over = await app.buildTurn(hall.id, driver, { expiresAt: hourAgo() })
    const closed = await app.buildHall({ isActive: false })
    expect((await takeAt(driver, closed.id)).statusCode).toBe(400)
    expect(await statusOf(over.id)).toBe('live')
  })
})

describe('turns under a crowd', () => {
  it('are one for a driver who asks twenty times at once', async () => {
    const halls = [await app.buildHall(), await app.buildHall()]
    const driver = await app.driverActor()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => takeAt(driver, halls[i % 2]?.id ?? 0)),
    )
    expect(answers.filter((answer) => answer.data.code === 1)).toHaveLength(1)
    const refusals = new Set(answers.flatMap(({ errors }) => errors))
    expect([...refusals]).toEqual([expect.stringContaining('شما هم‌اکنون نوبت فعال دارید')])
  })

  it('are one for a truck that two drivers share', async () => {
    const hall = await app.buildHall()
    const driver = await app.driverActor()
    const mate = await app.driverActor()
    await shareTruck(driver, mate.id)
    const answers = await Promise.all([driver, mate].map((one) => takeAt(one, hall.id)))
    const refusals = answers.filter((answer) => answer.data.code !== 1)
    expect(refusals.map(({ errors }) => errors[0])).toEqual([expect.stringContaining('ناوگان شما هم‌اکنون')])
  })

  it('are numbered without gaps for fifty drivers, poor ones among them, at once', async () => {
    const hall = await app.buildHall()
    const drivers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => app.driverActor({ balanceRial: i % 6 === 0 ? 0 : 100_000 })),
    )
    const answers = await Promise.all(drivers.map((driver) => takeAt(driver, hall.id)))
    const numbers = answers.flatMap(({ data }) => (data.code === 1 ? [data.data.turnNumber as number] : []))
    const upToFifty = Array.from({ length: 50 }, (_, i) => i + 1)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(upToFifty)
    expect((await app.logOf(hall.id)).map((line) => line.turn)).toEqual(upToFifty)
  })

  it('are one when the same request comes again under its key', async () => {
    const hall = await app.buildHall()
    const { token } = await app.driverActor()
    const headers = { 'idempotency-key': 'one-press-of-a-button' }
    const press = () => app.call('takeTurn', { token, headers, body: { LoadHallId: hall.id } })
    const [first, second] = [await press(), await press()]
    expect(second.data).toEqual(first.data)
  })
})
