import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { minute } from '../../../test/choosing.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.adminActor()).token
})

type Hall = { id: number; name: string; cityId: number }
const setOpen = ({ id: Id, name: Name, cityId: LoadHallCityId }: Hall, IsActive: boolean) =>
  app.call('updateHall', { token, body: { Id, Name, LoadHallCityId, IsActive } })

/** A turn with five hours left at a hall that is closed then. */
async function closedHall() {
  const { hall, company } = await app.hallWithCompany()
  const driver = await app.driverActor()
  const now = await app.clock.now(app.db)
  const expiresAt = new Date(now.getTime() + 5 * 60 * minute)
  const turn = await app.buildTurn(hall.id, driver, { expiresAt })
  await setOpen(hall, false)
  return { hall, company, driver, turn, expiresAt }
}
type Closed = Awaited<ReturnType<typeof closedHall>>

async function openAgain() {
  const told = await closedHall()
  await setOpen(told.hall, true)
  return told
}
const giveBack = (turnId: number) => app.call('giveTurnBack', { token, body: { Item1: turnId } })
const turnNow = (id: number) => app.oneRow('turns', id)
/** Why it would not return, as its row tells the desk. */
const whyNot = async (Id: number): Promise<string | null> =>
  (await app.call('showTurn', { token, query: { Id } })).data.back.refusal
const loadFor = async ({ company }: Closed, driver: Closed['driver']) =>
  app.buildPermit((await app.buildCargo({ companyId: company.id })).id, { driver })
/** Another driver with the same truck. */
const mateOf = async ({ driver }: Closed) => {
  const mate = await app.driverActor()
  const { freighter, driverFreighterId } = driver
  return { ...mate, freighter, driverFreighterId }
}

describe('a turn that ended when its hall was closed', () => {
  it('returns with its number once the hall is open, the time between not counted', async () => {
    const { hall, turn, driver, expiresAt } = await closedHall()
    await app.clock.moveBy(120 * minute)
    await setOpen(hall, true)
    const shown = async () =>
      (await app.call('showHall', { token, query: { LoadHallId: hall.id } })).data.closedTurnCount
    expect(await shown()).toBe(1)
    expect((await giveBack(turn.id)).data).toMatchObject({ code: 1, message: 'نوبت ۱ به صف سالن بازگشت.' })
    const back = await turnNow(turn.id)
    expect(back).toMatchObject({ status: 'live', number: turn.number, endedAt: null })
    expect(Math.round(((back.expiresAt?.getTime() ?? 0) - expiresAt.getTime()) / minute)).toBe(120)
    expect(await shown()).toBe(0)
    expect((await app.entriesOf(hall.id)).at(-1)?.kind).toBe('turn_returned')
    const { data } = await app.call('listNotifications', { token: driver.token })
    expect(data[0].notificiation.subject).toContain('به صف برگشت')
    expect((await giveBack(turn.id)).errors).toEqual(['این نوبت در صف است.'])
  })

  it('returns though a turn whose time is over, and that nobody swept yet, stands in its way: that one ends', async () => {
    const { hall, turn, driver } = await openAgain()
    const other = await app.buildHall()
    const now = await app.clock.now(app.db)
    const over = await app.buildTurn(other.id, driver, { expiresAt: new Date(now.getTime() - minute) })
    expect((await giveBack(turn.id)).data).toMatchObject({ code: 1 })
    expect((await turnNow(over.id)).status).toBe('expired')
    expect((await turnNow(turn.id)).status).toBe('live')
    expect((await app.entriesOf(other.id)).at(-1)?.kind).toBe('turn_ended')
    expect((await app.entriesOf(hall.id)).at(-1)?.kind).toBe('turn_returned')
  })

  it.each<[string, (told: Closed) => Promise<unknown>, string]>([
    ['its hall is closed', ({ hall }) => setOpen(hall, false), 'سالن این نوبت هنوز غیرفعال است.'],
    [
      'its driver is not active',
      ({ driver }) => app.setRow('drivers', driver.id, { isActive: false }),
      'حساب راننده غیرفعال است.',
    ],
    [
      'its driver stands in another queue',
      async ({ driver }) => app.buildTurn((await app.buildHall()).id, driver),
      'راننده هم‌اکنون نوبت فعال دیگری دارد.',
    ],
    [
      'its truck stands in a queue with another driver',
      async (told) => app.buildTurn(told.hall.id, await mateOf(told)),
      'این ناوگان هم‌اکنون با رانندهٔ دیگری نوبت فعال دارد.',
    ],
    ['its driver has an open permit', (told) => loadFor(told, told.driver), 'راننده هم‌اکنون مجوز باز دارد.'],
    [
      'its truck has an open permit with another driver',
      async (told) => loadFor(told, await mateOf(told)),
      'این ناوگان هم‌اکنون مجوز باز دارد.',
    ],
  ])('stays ended while %s', async (_, happen, sentence) => {
    const told = await openAgain()
    expect(await whyNot(told.turn.id)).toBeNull()
    await happen(told)
    expect(await whyNot(told.turn.id)).toBe(sentence)
    const before = (await app.entriesOf(told.hall.id)).length
    const answer = await giveBack(told.turn.id)
    expect([answer.status, answer.statusCode, answer.data.code]).toEqual([200, 400, -1])
    expect(answer.errors).toEqual([sentence])
    expect((await turnNow(told.turn.id)).status).toBe('hall_closed')
    expect(await app.entriesOf(told.hall.id)).toHaveLength(before)
  })

  it('is another thing than one that ended otherwise, and than none', async () => {
    const hall = await app.buildHall()
    const turn = await app.buildTurn(hall.id, await app.buildDriver())
    await app.call('cancelTurn', { token, query: { DriverTurnId: turn.id } })
    expect((await giveBack(turn.id)).errors[0]).toContain('مجوز باطل‌شدهٔ آن را هم نام ببرید')
    const none = await giveBack(999_999)
    expect([none.status, ...none.errors]).toEqual([404, 'نوبتی با این شماره پیدا نشد.'])
  })
})
