import { describe, expect, it } from 'vitest'
import { ledgerCode } from '@bargah/contract/features/log/ledger-code.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useTestApp } from '../../../test/app.ts'
import { buildDriver } from '../drivers/drivers.build.ts'
import { buildHall } from '../halls/halls.build.ts'
import { madeOnce } from '../../../test/made-once.ts'

const app = useTestApp()
const admin = madeOnce(() => app.adminActor())

type Truck = Awaited<ReturnType<typeof buildDriver>>
type Hall = Awaited<ReturnType<typeof buildHall>>
const give = (token: string, Item1: number, Item2: number) =>
  app.call('giveTurnAtHall', { token, body: { Item1, Item2 } })
const print = (token: string, DriverTurnId: number) =>
  app.call('printTurn', { token, query: { DriverTurnId, ExportFormat: 'pdf' } })

describe('the virtual salons', () => {
  it('are the active halls under their old names', async () => {
    const hall = await app.buildHall()
    const closed = await app.buildHall({ isActive: false })
    const { data } = await app.call('listOpenHalls', { token: admin.token })
    const ids = data.map(
      ({ virtualSalon }: { virtualSalon: { virtualSalonId: number } }) => virtualSalon.virtualSalonId,
    )
    expect(data).toContainEqual({ virtualSalon: { virtualSalonId: hall.id, name: hall.name } })
    expect(ids).not.toContain(closed.id)
  })
})

describe('a turn that support gives at one', () => {
  it('is the driver’s, on the truck that he drives now, whatever the hall asks of phones', async () => {
    const hall = await app.buildHall({ activeTurnApp: false, turnRangeKm: 5 })
    const driver = await app.driverActor()
    const { token } = await app.signedIn('AdminSupport')
    const { data } = await give(token, driver.id, hall.id)
    expect(data).toMatchObject({
      code: 1,
      message: 'نوبت ۱ ثبت شد.',
      data: { turnNumber: 1, loadHallId: hall.id },
    })
    expect(await app.oneRow('turns', data.data.id)).toMatchObject({
      driverId: driver.id,
      driverFreighterId: driver.driverFreighterId,
    })
    expect(await app.logOf(hall.id)).toMatchObject([{ kind: 'turn_taken' }])
  })

  it('is told to its driver in his panel, also where his device is told and no message leaves', async () => {
    const hall = await app.buildHall()
    const driver = await app.driverActor()
    await give(admin.token, driver.id, hall.id)
    const notices = await app.rowsOf('notifications', { userId: driver.userId })
    expect(notices).toMatchObject([{ subject: expect.stringContaining(hall.name) }])
    const own = await app.driverActor()
    await app.call('takeTurn', { token: own.token, body: { LoadHallId: hall.id } })
    expect(await app.rowsOf('turns', { driverId: own.id })).toHaveLength(1)
    expect(await app.rowsOf('notifications', { userId: own.userId })).toEqual([])
  })

  it('is refused by the rules of turns, as a sentence in a 400, since a bare reply has no other place', async () => {
    const hall = await app.buildHall()
    const driver = await app.driverActor()
    await give(admin.token, driver.id, hall.id)
    const again = await give(admin.token, driver.id, hall.id)
    expect([again.status, again.message]).toEqual([
      400,
      'راننده هم‌اکنون نوبت فعال دارد؛ تا آن پایان نیابد نوبت تازه داده نمی‌شود.',
    ])
    const idle = await app.buildDriver({ isActive: false })
    expect((await give(admin.token, idle.id, hall.id)).message).toBe(
      'حساب راننده غیرفعال است؛ با پشتیبانی تماس بگیرید.',
    )
    const walker = await app.buildDriver()
    await app.setRow('drivers', walker.id, { currentDriverFreighterId: null })
    expect((await give(admin.token, walker.id, hall.id)).message).toBe(
      'ناوگانی برای این راننده ثبت نشده است؛ نخست ناوگان را ثبت کنید.',
    )
  })

  const loadFor = async (driver: Truck) => app.buildPermit((await app.buildCargo()).id, { driver })
  const mateOf = async ({ freighter, driverFreighterId }: Truck) => ({
    ...(await app.buildDriver()),
    freighter,
    driverFreighterId,
  })
  it.each<[string, (driver: Truck, hall: Hall) => Promise<unknown>, string]>([
    [
      'the hall is closed',
      (_, { id }) => app.setRow('halls', id, { isActive: false }),
      'این سالن اکنون غیرفعال است؛ سالن دیگری را انتخاب کنید.',
    ],
    [
      'his truck stands in a queue with another driver',
      async (driver, { id }) => app.buildTurn(id, await mateOf(driver)),
      'این ناوگان هم‌اکنون با رانندهٔ دیگری نوبت فعال دارد.',
    ],
    [
      'he has an open permit',
      loadFor,
      'هنوز یک مجوز باز مانده است؛ پس از تحویل و تکمیل آن بار، نوبت داده می‌شود.',
    ],
    [
      'his truck has an open permit with another driver',
      async (driver) => loadFor(await mateOf(driver)),
      'این ناوگان مجوز باز دارد؛ پس از تکمیل آن نوبت بگیرید.',
    ],
    [
      'his wallet is short of the fee',
      (_, { id }) => app.setRow('halls', id, { driverFeeRial: 1_015_000 }),
      'موجودی کیف پول برای هزینهٔ نوبت ۱۵٬۰۰۰ ریال کم دارد؛ کیف پول را افزایش دهید.',
    ],
    [
      'his last load of the hall is too near',
      async (driver, { id }) => {
        await app.setRow('halls', id, { limitNewTurnHours: 5 })
        const cargo = await app.buildCargo({ hallId: id })
        await app.buildPermit(cargo.id, { driver: driver, status: permitStatus.completed })
      },
      'از آخرین مجوز در این سالن هنوز زمان لازم نگذشته است؛ ۵ ساعت دیگر نوبت بگیرید.',
    ],
    [
      'his last journey cannot be over',
      async (driver, { id }) => {
        await app.setRow('halls', id, { travelTimeHours: 2 })
        const cargo = await app.buildCargo({ durationHours: 4 })
        await app.buildPermit(cargo.id, { driver: driver, status: permitStatus.completed })
      },
      'زمان سفر آخرین بار هنوز به پایان نرسیده است؛ ۶ ساعت دیگر نوبت بگیرید.',
    ],
  ])('is refused while %s, and writes nothing', async (_, happen, sentence) => {
    const hall = await app.buildHall()
    const driver = await app.buildDriver()
    await happen(driver, hall)
    const before = (await app.logOf(hall.id)).length
    const { status, message } = await give(admin.token, driver.id, hall.id)
    expect([status, message]).toEqual([400, sentence])
    expect(await app.rowsOf('turns', { driverId: driver.id })).toEqual([])
    expect(await app.logOf(hall.id)).toHaveLength(before)
  })

  it('needs a hall and a driver that are there', async () => {
    const hall = await app.buildHall()
    const driver = await app.driverActor()
    expect((await give(admin.token, 999_999, hall.id)).status).toBe(404)
    expect((await give(admin.token, driver.id, 999_999)).status).toBe(404)
    const unnamed = await app.call('giveTurnAtHall', {
      token: admin.token,
      body: { Item1: driver.id, Item2: '' },
    })
    expect([unnamed.status, ...unnamed.errors]).toEqual([400, 'سالن را انتخاب کنید.'])
  })

  it.each<Role>(['LoadHallAdmin', 'Driver', 'Organization', 'Customer'])('is not for %s', async (role) => {
    const hall = await app.buildHall()
    const own = { LoadHallAdmin: { hallId: hall.id }, Driver: { driverId: (await app.buildDriver()).id } }
    const { token } = await app.signedIn(role, own[role as keyof typeof own])
    expect((await give(token, (await app.buildDriver()).id, hall.id)).status).toBe(403)
    expect((await app.call('listOpenHalls', { token })).status).toBe(403)
  })
})

describe('the slip of a turn', () => {
  it('says the number, until when, who stood before it, and where it stands in the public log', async () => {
    const hall = await app.buildHall({ turnExpireHours: 22, driverFeeRial: 350_000 })
    const clerk = await app.hallActor(hall.id)
    const [gone, before, driver] = [await app.driverActor(), await app.driverActor(), await app.driverActor()]
    await app.buildEndedTurn((await app.buildTurn(hall.id, gone)).id)
    await app.buildTurn(hall.id, before)
    const names = { NationalId: driver.nationalId, FreighterCardNumber: driver.freighter.cardNumber }
    const taken = await app.call('takeTurn', { token: clerk.token, body: names })
    const { headers, bytes, status } = await print(clerk.token, taken.data.data.id)
    expect([status, headers['content-type'], bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect(app.pdf.slips.at(-1)).toMatchObject({
      number: '۳',
      valid: '۲۲ ساعت',
      ahead: '۱ نفر',
      ended: null,
      method: 'به دست سالن',
      fee: '۳۵٬۰۰۰ تومان',
      hall: { name: hall.name },
      qrText: expect.stringMatching(new RegExp(`/log/${hall.id}\\?turn=3$`)),
    })
  })

  it('names the line that tells of it, and the code of the log up to there, whatever came since', async () => {
    const hall = await app.buildHall()
    const [first, second] = [await app.driverActor(), await app.driverActor()]
    const body = { LoadHallId: hall.id }
    await app.call('takeTurn', { token: first.token, body })
    const { data } = await app.call('takeTurn', { token: second.token, body })
    const root = (await app.rowsOf('hallLogHeads', { hallId: hall.id }))[0]?.root
    await app.call('cancelTurn', { token: second.token, query: { DriverTurnId: data.data.id } })
    await print(admin.token, data.data.id)
    expect(app.pdf.slips.at(-1)).toMatchObject({
      line: '۲',
      ledgerCode: toPersianDigits(ledgerCode(root?.toString('hex') ?? '')),
    })
    const untold = await app.buildTurn(hall.id, await app.driverActor())
    await print(admin.token, untold.id)
    expect(app.pdf.slips.at(-1)).toMatchObject({ line: null, ledgerCode: null })
  })

  it('of one without end, taken by phone, first in the queue, and ended since', async () => {
    const hall = await app.buildHall({ turnExpireHours: 0 })
    const driver = await app.driverActor()
    const { data } = await app.call('takeTurn', { token: driver.token, body: { LoadHallId: hall.id } })
    await app.call('cancelTurn', { token: driver.token, query: { DriverTurnId: data.data.id } })
    await print(admin.token, data.data.id)
    expect(app.pdf.slips.at(-1)).toMatchObject({
      until: null,
      ahead: 'هیچ‌کس',
      method: 'با گوشی راننده',
      ended: 'این نوبت دیگر فعال نیست (لغوشده) و با آن باری داده نمی‌شود.',
    })
  })

  it('is for those who may see the turn, and drivers have it on their phones', async () => {
    const hall = await app.buildHall()
    const driver = await app.driverActor()
    const turn = await app.buildTurn(hall.id, driver)
    const linked = await app.signedIn('DriversAssociation')
    await app.addRow('userHalls', { userId: linked.userId, hallId: hall.id })
    expect((await print(linked.token, turn.id)).status).toBe(200)
    const other = await app.hallActor((await app.buildHall()).id)
    expect((await print(other.token, turn.id)).status).toBe(404)
    expect((await print(driver.token, turn.id)).status).toBe(403)
  })
})
