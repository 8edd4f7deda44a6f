import { smsTexts, whyEnded } from '@bargah/contract/features/outbox/outbox.text.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { describe, expect, it } from 'vitest'
import { driverActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { choosing, type Waiting } from '../../../test/choosing.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { mostToldADay } from './notifications.rules.ts'
import { forgetNotifications, notificationsJobs } from './notifications.jobs.ts'
import { toldJob } from './told-by-sms.store.ts'

const app = useTestApp()
const { queueAt, choose, endRound } = choosing(() => app)
type Driver = Awaited<ReturnType<typeof driverActor>>

/** Does what the queue would. */
const work = () =>
  notificationsJobs(app)
    .find(({ name }) => name === toldJob)
    ?.run(app, {})
const smsTo = async ({ mobile }: { mobile: string }) => {
  await work()
  return smsSentTo(app, mobile)
}
const kindsTo = async (driver: { mobile: string }) => (await smsTo(driver)).map(({ kind }) => kind)

/** Gives a driver a turn at the hall's desk, after whatever turn he had there. */
async function give(hallId: number, { nationalId, freighter, id }: Driver): Promise<void> {
  const cancelled = { status: 'cancelled', endedAt: new Date() } as const
  await app.setRow('turns', { driverId: id, status: 'live' }, cancelled)
  const { token } = await app.hallActor(hallId)
  const body = { NationalId: nationalId, FreighterCardNumber: freighter.cardNumber }
  expect((await app.call('takeTurn', { token, body })).data.code).toBe(1)
}

const pushOn = ({ token }: Driver, name: string) =>
  app.call('turnPushOn', {
    token,
    body: {
      Endpoint: `https://fcm.googleapis.com/fcm/send/told-${name}`,
      PublicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      Auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  })
const turnOff = ({ token }: Driver, Kind: 'turn' | 'permit', Channel: 'sms' | 'push') =>
  app.call('setNoticeChoice', { token, body: { Kind, Channel, IsOn: false } })

it('a turn that the hall ended and a permit that a company voided are told; what one ended oneself is not', async () => {
  const { hall } = await app.hallWithCompany({ name: 'اصفهان' })
  const [ended, own] = [await app.driverActor(), await app.driverActor()]
  const [first, second] = [await app.buildTurn(hall.id, ended), await app.buildTurn(hall.id, own)]
  const { token } = await app.hallActor(hall.id)
  const third = await app.driverActor()
  const asked = await app.buildTurn(hall.id, third)
  await app.call('cancelTurn', { token, query: { DriverTurnId: first.id, Desc: 'در سالن نبود' } })
  await app.call('cancelTurn', { token, query: { DriverTurnId: asked.id } })
  await app.call('cancelTurn', { token: own.token, query: { DriverTurnId: second.id } })
  const of = { kind: 'turn_ended', values: { hall: 'اصفهان', turn: '1', why: 'دلیل را ببینید' } }
  expect(await smsTo(ended)).toEqual([of])
  const unsaid = { ...of.values, turn: '3', why: 'از سالن بپرسید' }
  expect(await smsTo(third)).toEqual([{ ...of, values: unsaid }])
  expect(await smsTo(own)).toEqual([])

  const { driver, permit, companyToken } = await app.permitStory()
  await app.call('voidPermit', { token: companyToken, body: { Id: permit.id } })
  expect(await kindsTo(driver)).toEqual(['permit_voided'])
})

describe('a turn that the hall gave', () => {
  it('is told by a message: the hall, the number, and how many are ahead', async () => {
    const { hall } = await app.hallWithCompany({ name: 'اصفهان' })
    await app.buildTurn(hall.id, await app.driverActor())
    const driver = await app.driverActor()
    await give(hall.id, driver)
    expect(await smsTo(driver)).toEqual([
      { kind: 'turn_given', values: { hall: 'اصفهان', turn: '2', ahead: '1' } },
    ])
    // the job may run again
    expect(await smsTo(driver)).toHaveLength(1)
  })

  it('is not told to whoever took it himself', async () => {
    const { hall } = await app.hallWithCompany()
    const driver = await app.driverActor()
    const body = { LoadHallId: hall.id }
    expect((await app.call('takeTurn', { token: driver.token, body })).data.code).toBe(1)
    expect(await smsTo(driver)).toEqual([])
  })

  it('is told on a device where there is one, and not at all to who does not want it', async () => {
    const { hall } = await app.hallWithCompany()
    const [pushed, muted, quiet] = [await app.driverActor(), await app.driverActor(), await app.driverActor()]
    await pushOn(pushed, 'one')
    await pushOn(muted, 'two')
    await turnOff(muted, 'turn', 'push')
    await turnOff(quiet, 'turn', 'sms')
    for (const driver of [pushed, muted, quiet]) await give(hall.id, driver)
    expect(await kindsTo(pushed)).toEqual([])
    expect(await kindsTo(muted)).toEqual(['turn_given'])
    expect(await kindsTo(quiet)).toEqual([])
  })

  it('is told by a message again once the session of the device has ended by its age', async () => {
    const { hall } = await app.hallWithCompany()
    const [fresh, old] = [await app.driverActor(), await app.driverActor()]
    await pushOn(fresh, 'three')
    await pushOn(old, 'four')
    const now = (await app.clock.now(app.db)).getTime()
    const begun = (days: number) => ({ createdAt: new Date(now - days * dayMs) })
    await app.setRow('sessions', { userId: fresh.userId }, begun(29))
    await app.setRow('sessions', { userId: old.userId }, begun(31))
    for (const driver of [fresh, old]) await give(hall.id, driver)
    expect(await kindsTo(fresh)).toEqual([])
    expect(await kindsTo(old)).toEqual(['turn_given'])
  })

  it('is told six times a day, and again the next day', async () => {
    const { hall } = await app.hallWithCompany()
    const driver = await app.driverActor()
    for (let times = 0; times < mostToldADay + 2; times++) await give(hall.id, driver)
    expect(await kindsTo(driver)).toHaveLength(mostToldADay)
    await app.clock.moveBy(dayMs)
    await give(hall.id, driver)
    expect(await kindsTo(driver)).toHaveLength(mostToldADay + 1)
  })
})

describe('a split', () => {
  async function roundOf(trucks: number, drivers: number) {
    const { hall, company } = await app.hallWithCompany({ name: 'اصفهان', reservationLimitMinutes: 1 })
    const route = { origin: 'اصفهان', destination: 'تهران', truckCount: trucks }
    const cargo = await app.buildCargo({ hallId: hall.id, companyId: company.id, ...route })
    return { cargo, queue: await queueAt(hall.id, drivers) }
  }

  it('is told each driver in one message: the load and permit, or that there was none', async () => {
    const { cargo, queue } = await roundOf(1, 2)
    for (const driver of queue) await choose(driver, cargo.id)
    await endRound()
    const [first, second] = queue as [Waiting, Waiting]
    const permit = (await app.call('showMyPermit', { token: first.token })).data.id
    expect(await smsTo(first)).toEqual([
      { kind: 'load_given', values: { from: 'اصفهان', to: 'تهران', permit: String(permit) } },
    ])
    expect(await smsTo(second)).toEqual([{ kind: 'load_lost', values: { hall: 'اصفهان', turn: '2' } }])
  })

  it('is not told to whose account is closed, nor against what he chose of each kind', async () => {
    const { cargo, queue } = await roundOf(1, 3)
    const [first, second, closed] = queue as [Waiting, Waiting, Waiting]
    for (const driver of queue) await choose(driver, cargo.id)
    await turnOff(first, 'permit', 'sms')
    await turnOff(second, 'permit', 'sms')
    await app.setRow('users', closed.userId, { isActive: false })
    await endRound()
    expect(await kindsTo(first)).toEqual([])
    expect(await kindsTo(second)).toEqual(['load_lost'])
    expect(await kindsTo(closed)).toEqual([])
  })

  it('is told nobody who settled his choice at once on his own phone', async () => {
    const { hall, company } = await app.hallWithCompany({ reservationLimitMinutes: 0 })
    const cargo = await app.buildCargo({ hallId: hall.id, companyId: company.id })
    const [driver] = await queueAt(hall.id, 1)
    await choose(driver, cargo.id)
    expect((await app.call('showMyPermit', { token: driver.token })).data.cargoId).toBe(cargo.id)
    expect(await smsTo(driver)).toEqual([])
  })
})

describe('what was told', () => {
  it('is forgotten after two days', async () => {
    const { hall } = await app.hallWithCompany()
    const driver = await app.driverActor()
    await give(hall.id, driver)
    await work()
    const rows = () => app.db.selectFrom('smsTold').select('id').where('driverId', '=', driver.id).execute()
    expect(await rows()).toHaveLength(1)
    await app.clock.moveBy(3 * dayMs)
    await forgetNotifications(app, 30)
    expect(await rows()).toEqual([])
  })

  it('fits one message, with names as long as they are', () => {
    const texts = [
      smsTexts.turn_given({ hall: 'بندر امام خمینی', turn: '1704', ahead: '111' }),
      smsTexts.turn_given({ hall: 'بندر امام خمینی', turn: '1704', ahead: '0' }),
      smsTexts.load_given({ from: 'بندر امام خمینی', to: 'مشهد', permit: '123456' }),
      smsTexts.load_lost({ hall: 'بندرعباس', turn: '1704' }),
      smsTexts.turn_ended({ hall: 'بندر امام خمینی', turn: '1704', why: whyEnded(true) }),
      smsTexts.turn_ended({ hall: 'بندر امام خمینی', turn: '1704', why: whyEnded(false) }),
      smsTexts.permit_voided({ from: 'بندرعباس', to: 'کرمانشاه', permit: '20482' }),
    ]
    for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(70)
    expect(texts[0]).toBe('نوبت شما در سالن بندر امام خمینی: ۱۷۰۴. ۱۱۱ نفر جلوترند.\nبارگاه')
    expect(texts[1]).toContain('نفر نخست هستید')
    expect(texts.slice(4)).toEqual([
      'سالن بندر امام خمینی نوبت ۱۷۰۴ را پایان داد. دلیل را ببینید.\nبارگاه',
      'سالن بندر امام خمینی نوبت ۱۷۰۴ را پایان داد. از سالن بپرسید.\nبارگاه',
      'مجوز ۲۰۴۸۲ شما از بندرعباس به کرمانشاه باطل شد. دلیل در بارگاه است.',
    ])
  })
})
