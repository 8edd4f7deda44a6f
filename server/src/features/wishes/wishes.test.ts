import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { driverActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { buildCargo } from '../cargos/cargos.build.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { wishesJobs } from './wishes.jobs.ts'

const app = useTestApp()
type Driver = Awaited<ReturnType<typeof driverActor>>

let cities: { from: number; to: number; far: number }
const ends = {
  originLatitude: 0,
  originLongitude: 0,
  destinationLatitude: 0,
  destinationLongitude: 0,
}
/** Two towns that are far from each other, and a third that is far from both. */
beforeEach(async () => {
  const named = async (name: string) =>
    app.db
      .selectFrom('cities')
      .selectAll()
      .where('name', '=', name)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
  const [from, to, far] = [await named('بندرعباس'), await named('تهران'), await named('تبریز')]
  cities = { from: from.id, to: to.id, far: far.id }
  Object.assign(ends, {
    originLatitude: from.latitude + 0.1,
    originLongitude: from.longitude,
    destinationLatitude: to.latitude - 0.1,
    destinationLongitude: to.longitude,
  })
  await app.setRow('wishesLooked', {}, { upto: await app.clock.now(app.db) })
  await app.db.deleteFrom('wishesTold').execute()
  await app.db.deleteFrom('wishes').execute()
})

const add = ({ token }: Driver, FromCityId?: number, ToCityId?: number) =>
  app.call('addWish', { token, body: { FromCityId, ToCityId } })
const mine = async ({ token }: Driver) => (await app.call('listMyWishes', { token })).data
const look = () =>
  wishesJobs(app)
    .find(({ name }) => name === 'tell-wishes')
    ?.run(app, {})
const toldTo = async ({ token }: Driver): Promise<string[]> =>
  (await app.call('listNotifications', { token })).data.map(
    (one: { notificiation: { subject: string } }) => one.notificiation.subject,
  )
const smsTo = async ({ mobile }: Driver) =>
  (await smsSentTo(app, mobile)).filter(({ kind }) => kind === 'wished_load')

/** A load of the route, announced now. */
async function announce(given: Parameters<typeof buildCargo>[1] = {}) {
  await app.clock.moveBy(1_000)
  return app.buildCargo({ ...ends, announcedAt: await app.clock.now(app.db), ...given })
}
async function wishing() {
  const driver = await app.driverActor()
  await add(driver, cities.from, cities.to)
  return driver
}

describe('a wish', () => {
  it('is added, listed in words of cities, and removed', async () => {
    const driver = await app.driverActor()
    await add(driver, cities.from, cities.to)
    const { data } = await add(driver)
    expect(await mine(driver)).toMatchObject({
      mobile: driver.mobile,
      how: 'sms',
      wishes: [
        { fromCityName: 'بندرعباس', toCityName: 'تهران' },
        { id: data.data.id, fromCityName: null, toCityName: null },
      ],
    })
    await app.call('removeWish', { token: driver.token, query: { Id: data.data.id } })
    expect((await mine(driver)).wishes).toHaveLength(1)
  })

  it('is refused a second time, beyond five, without a truck, and to a city that is not there', async () => {
    const driver = await app.driverActor()
    const refusedBy = async (FromCityId?: number, ToCityId?: number) =>
      (await add(driver, FromCityId, ToCityId)).errors
    expect(await refusedBy(cities.from, cities.from)).toEqual([
      'مبدأ و مقصد یک شهر است؛ یکی از آن دو را عوض کنید.',
    ])
    await add(driver, cities.from)
    expect(await refusedBy(cities.from)).toEqual(['این راه را پیش‌تر ثبت کرده‌اید.'])
    for (const to of [cities.to, cities.far, undefined]) await add(driver, undefined, to)
    await add(driver, cities.far)
    expect(await refusedBy(cities.to)).toEqual(['۵ راه ثبت کرده‌اید؛ یکی را بردارید و دوباره بزنید.'])
    expect((await mine(driver)).wishes).toHaveLength(5)
    expect((await add(await app.driverActor(), 999_999)).status).toBe(404)
    const bare = await app.driverActor()
    await app.setRow('drivers', bare.id, { currentDriverFreighterId: null })
    expect((await add(bare)).errors).toEqual(['کامیونی به نام شما نیست؛ نخست کامیون خود را ثبت کنید.'])
  })

  it('is its driver’s alone', async () => {
    const [driver, other] = [await app.driverActor(), await app.driverActor()]
    const { data } = await add(driver)
    const query = { Id: data.data.id }
    expect((await app.call('removeWish', { token: other.token, query })).status).toBe(404)
    expect((await mine(driver)).wishes).toHaveLength(1)
  })
})

describe('a load that comes', () => {
  it('is told to who wished its route, once, in the panel and by a message', async () => {
    const driver = await wishing()
    const cargo = await announce({ rentToman: 37_550_000 })
    await look()
    await look()
    await app.setRow('wishesLooked', {}, { upto: new Date(0) })
    await look()
    expect(await toldTo(driver)).toEqual(['بار بندرعباس به تهران، ۳۷٬۵۴۸٬۰۰۰ تومان'])
    expect(await smsTo(driver)).toEqual([
      {
        kind: 'wished_load',
        values: { from: 'بندرعباس', to: 'تهران', pay: '۳۷٬۵۴۸٬۰۰۰', load: String(cargo.id) },
      },
    ])
  })

  it('is told of the whole country where no end is named, and from where he unloads', async () => {
    const [anywhere, unloading, done, elsewhere] = await Promise.all(
      Array.from({ length: 4 }, () => app.driverActor()),
    )
    await add(anywhere as Driver, cities.from)
    for (const one of [unloading, done, elsewhere]) await add(one as Driver)
    const [source] = [{ latitude: ends.originLatitude, longitude: ends.originLongitude }]
    const { hall } = await app.hallWithCompany()
    const there = { destinationLatitude: source.latitude, destinationLongitude: source.longitude }
    const carried = await app.buildCargo({ hallId: hall.id, truckCount: 3, ...there })
    await app.buildPermit(carried.id, { driver: unloading, status: permitStatus.delivered })
    await app.buildPermit(carried.id, { driver: done, status: permitStatus.completed })
    await announce({ destinationLatitude: 31, destinationLongitude: 60 })
    await look()
    expect(await toldTo(anywhere as Driver)).toHaveLength(1)
    expect(await toldTo(unloading as Driver)).toHaveLength(1)
    expect(await toldTo(done as Driver)).toHaveLength(1)
    expect(await toldTo(elsewhere as Driver)).toEqual([])
    // a week after it was issued a permit whose work is over says nothing any more
    await app.clock.moveBy(8 * 24 * 3_600_000)
    await announce({ destinationLatitude: 31, destinationLongitude: 60 })
    await look()
    expect(await smsTo(unloading as Driver)).toHaveLength(2)
    expect(await smsTo(done as Driver)).toHaveLength(1)
  })

  it.each<[string, Parameters<typeof buildCargo>[1]]>([
    ['another loader', { loaderTypeIds: [5003] }],
    ['another source', { originLatitude: 38 }],
    ['another destination', { destinationLatitude: 31 }],
    ['a later time', { announcedAt: new Date(Date.now() + 3_600_000) }],
    ['an earlier time', { announcedAt: new Date(Date.now() - 3_600_000) }],
    ['no truck left to take', { status: 1 }],
    ['chosen drivers', { isForChosen: true }],
  ])('is not told when it is of %s', async (_, given) => {
    const driver = await wishing()
    await announce(given)
    await look()
    expect(await toldTo(driver)).toEqual([])
    expect(await smsTo(driver)).toEqual([])
  })

  it('is not told to closed accounts, nor of a hall that is closed', async () => {
    const [closed, shut, open] = [await wishing(), await wishing(), await wishing()]
    await app.setRow('drivers', closed.id, { isActive: false })
    await app.setRow('users', shut.userId, { isActive: false })
    await announce()
    await look()
    for (const one of [closed, shut]) expect(await smsTo(one)).toEqual([])
    expect(await smsTo(open)).toHaveLength(1)
    const { hall } = await app.hallWithCompany()
    await app.setRow('halls', hall.id, { isActive: false })
    await announce({ hallId: hall.id })
    await look()
    expect(await smsTo(open)).toHaveLength(1)
  })

  it('is told three times a day at most, what pays most first, and again on the next', async () => {
    const driver = await wishing()
    for (const rentToman of [10_000_000, 40_000_000, 30_000_000, 20_000_000]) await announce({ rentToman })
    await look()
    expect((await toldTo(driver)).map((subject) => subject.split('، ')[1])).toEqual(
      expect.arrayContaining(['۳۹٬۹۹۸٬۰۰۰ تومان', '۲۹٬۹۹۸٬۰۰۰ تومان', '۱۹٬۹۹۸٬۰۰۰ تومان']),
    )
    await announce()
    await look()
    expect(await smsTo(driver)).toHaveLength(3)
    await app.clock.moveBy(24 * 3_600_000)
    await announce()
    await look()
    expect(await smsTo(driver)).toHaveLength(4)
  })

  it('leaves as a message only where no device is told, and as the driver chose', async () => {
    const [pushed, quiet, muted] = [await wishing(), await wishing(), await wishing()]
    const push = async ({ token }: Driver, name: string) =>
      app.call('turnPushOn', {
        token,
        body: {
          Endpoint: `https://fcm.googleapis.com/fcm/send/wish-${name}`,
          PublicKey:
            'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          Auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      })
    const choose = ({ token }: Driver, Channel: string) =>
      app.call('setNoticeChoice', { token, body: { Kind: 'wish', Channel, IsOn: false } })
    await push(pushed, 'one')
    await push(muted, 'two')
    await choose(quiet, 'sms')
    await choose(muted, 'push')
    await announce()
    await look()
    for (const one of [pushed, quiet, muted]) expect(await toldTo(one)).toHaveLength(1)
    expect(await smsTo(pushed)).toEqual([])
    expect(await smsTo(quiet)).toEqual([])
    expect(await smsTo(muted)).toHaveLength(1)
    expect((await mine(pushed)).how).toBe('push')
    expect((await mine(quiet)).how).toBe('list')
    expect((await mine(muted)).how).toBe('sms')
  })
})
