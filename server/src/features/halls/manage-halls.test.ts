import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminActor, driverActor, hallActor, hallWithCompany } from '../../../test/actors.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { choosing, minute, type Waiting } from '../../../test/choosing.ts'
import { expectBalancedLedger } from '../../../test/ledger.ts'
import { signedIn } from '../auth/auth.build.ts'
import { buildCargo } from '../cargos/cargos.build.ts'
import { buildPermit } from '../permits/permits.build.ts'
import { cityId } from '../places/places.build.ts'
import { sweepRounds } from '../rounds/rounds.jobs.ts'
import { buildTurn } from '../turns/turns.build.ts'
import { buildHall } from './halls.build.ts'

let app: TestApp
let token: string
let LoadHallCityId: number
beforeAll(async () => {
  app = await openTestApp()
  token = (await adminActor(app)).token
  LoadHallCityId = await cityId(app.db, 'اصفهان')
})
afterAll(() => app.close())

const { queueAt, choose, endRound } = choosing(() => app)

const add = (body: object) =>
  app.call('addHall', { token, body: { Name: 'سالن اصفهان', LoadHallCityId, ...body } })
const update = (Id: number, body: object = {}, who = token) =>
  app.call('updateHall', { token: who, body: { Id, Name: 'سالن نو', LoadHallCityId, ...body } })
const show = async (LoadHallId: number) => (await app.call('showHall', { token, query: { LoadHallId } })).data
const time = (ShowTime: string, IsActive = true) => ({ ShowTime, IsActive })
const closed = { IsActive: false }

describe('a new hall', () => {
  it('is made with what is said of it, and plain where nothing is', async () => {
    const { data } = await add({ Tel: '۰۳۱۳۳۵۱۹۰۰۲', TurnRange: '۳۰', DriverCharghe: 350_000, TravelTime: 2 })
    expect(data).toMatchObject({ code: 1, message: 'سالن «سالن اصفهان» ساخته شد.' })
    const hall = await show(data.data.loadHallId)
    expect(hall).toMatchObject({
      name: 'سالن اصفهان',
      tel: '03133519002',
      cityName: 'اصفهان',
      isActive: true,
      reservationLimit: 10,
      turnRange: 30,
      driverCharghe: 350_000,
      travelTime: 2,
      turnExpireHour: 0,
      activeTurnApp: true,
      userName: null,
      openRound: null,
      coming: null,
      showTimes: [],
    })
    expect(hall.loadHallLat).toBeCloseTo(32.65, 1)
  })

  it.each([
    ['without a name', { Name: '' }, 'نام سالن را وارد کنید.'],
    ['without a city', { LoadHallCityId: null }, 'شهر سالن را انتخاب کنید.'],
    ['with a limit of 26 minutes', { ReservationLimit: 26 }, 'مهلت انتخاب نمی‌تواند بیشتر از ۲۵ دقیقه باشد.'],
    ['with a long telephone', { Tel: '031335190021' }, 'تلفن نباید بیشتر از ۱۱ رقم باشد.'],
    ['with a place nowhere', { LoadHallLat: 91 }, 'عرض جغرافیایی نباید بیشتر از ۹۰ باشد.'],
    [
      'with a quarter of an hour',
      { ShowTimes: [time('08:15')] },
      'ساعت اعلام باید سرِ ساعت یا نیم‌ساعت باشد، از ۰۰:۰۰ تا ۲۳:۰۰.',
    ],
    ['with a time twice', { ShowTimes: [time('08:00'), time('8:00')] }, 'یک ساعت اعلام دو بار آمده است.'],
  ])('is not made %s', async (_what, body, sentence) => {
    const answer = await add(body)
    expect([answer.status, answer.errors]).toEqual([400, [sentence]])
  })

  it('goes by show times when it has an active one', async () => {
    const ShowTimes = [time('08:30'), time('14:00', false)]
    expect((await add({ IsActiveShowTime: true })).errors[0]).toContain('دست‌کم یک ساعت روشن لازم است')
    const off = await add({ IsActiveShowTime: true, ShowTimes: [time('08:30', false)] })
    expect(off.statusCode).toBe(400)
    const { data } = await add({ IsActiveShowTime: true, ShowTimes })
    expect((await show(data.data.loadHallId)).showTimes).toMatchObject([
      { showTime: '08:30', isActive: true },
      { showTime: '14:00', isActive: false },
    ])
  })

  it('needs a city that is there', async () => {
    expect((await add({ LoadHallCityId: 999_999 })).status).toBe(404)
  })
})

describe('a changed hall', () => {
  it('keeps what is not said', async () => {
    const { id } = await buildHall(app.db, { turnRangeKm: 50, limitNewTurnHours: 3, isFreeCargo: true })
    expect((await update(id, { TurnRange: 30 })).data).toEqual({
      code: 1,
      message: 'تنظیم‌های سالن «سالن نو» ثبت شد.',
      data: { loadHallId: id, comesAt: null },
    })
    expect(await show(id)).toMatchObject({
      name: 'سالن نو',
      turnRange: 30,
      limitNewTurn: 3,
      isFreeCargo: true,
    })
  })

  it('keeps a telephone of which nothing is said, and loses one that is sent empty', async () => {
    const { id } = await buildHall(app.db)
    await update(id, { Tel: '07633514200' })
    await update(id)
    await update(id, { Tel: null })
    expect((await show(id)).tel).toBe('07633514200')
    expect((await update(id, { Tel: 'دفتر' })).errors).toEqual(['تلفن باید فقط رقم باشد.'])
    await update(id, { Tel: '' })
    expect((await show(id)).tel).toBe('')
    await update(id, { Tel: '۰۷۶۳۳۵۱۴۲۰۱' })
    expect((await show(id)).tel).toBe('07633514201')
  })

  it('is none when there is none, or when hall staff ask', async () => {
    expect((await update(999_999)).status).toBe(404)
    const { id } = await buildHall(app.db)
    expect((await update(id, {}, (await hallActor(app, id)).token)).status).toBe(403)
  })

  it('is read by the staff of the hall, who are shown their own whichever they name', async () => {
    const [own, other] = [await buildHall(app.db, { turnRangeKm: 37 }), await buildHall(app.db)]
    const { token: staff } = await hallActor(app, own.id)
    for (const query of [{}, { LoadHallId: own.id }, { LoadHallId: other.id }]) {
      const { data } = await app.call('showHall', { token: staff, query })
      expect(data).toMatchObject({ loadHallId: own.id, name: own.name, turnRange: 37, companyCount: 0 })
    }
    const reader = (await driverActor(app)).token
    expect((await app.call('showHall', { token: reader, query: { LoadHallId: own.id } })).status).toBe(403)
  })

  it('ends an open round by the rules by which it began; the new ones hold from its end', async () => {
    const { hall, company } = await hallWithCompany(app, { reservationLimitMinutes: 1 })
    const [first] = (await queueAt(hall.id, 1)) as [Waiting]
    const cargo = await buildCargo(app.db, { hallId: hall.id, companyId: company.id, truckCount: 2 })
    await choose(first, cargo.id)
    const { closesAt } = (await show(hall.id)).openRound
    const answer = await update(hall.id, { ReservationLimit: 5, TurnRange: 40 })
    expect(answer.message).toContain('پس از پایان دور باز')
    expect(answer.data.data.comesAt).toBe(closesAt)
    const meanwhile = await show(hall.id)
    expect(meanwhile).toMatchObject({ name: 'سالن نو', reservationLimit: 1, turnRange: 0 })
    expect(meanwhile.coming).toMatchObject({ reservationLimit: 5, turnRange: 40, driverCharghe: 20_000 })
    await update(hall.id, { DriverCharghe: 1 })
    await endRound()
    expect(await show(hall.id)).toMatchObject({
      reservationLimit: 5,
      turnRange: 40,
      driverCharghe: 1,
      coming: null,
      openRound: null,
    })
  })

  it('says nothing of waiting when only its name changed in a round', async () => {
    const { hall, company } = await hallWithCompany(app, { reservationLimitMinutes: 1 })
    await buildCargo(app.db, { hallId: hall.id, companyId: company.id })
    await sweepRounds(app)
    expect((await update(hall.id)).data.data.comesAt).toBeNull()
    expect((await show(hall.id)).coming).toBeNull()
    await endRound()
  })
})

describe('closing a hall', () => {
  async function busyHall() {
    const made = await hallWithCompany(app, { reservationLimitMinutes: 0 })
    const cargo = await buildCargo(app.db, {
      hallId: made.hall.id,
      companyId: made.company.id,
      truckCount: 2,
    })
    const holder = await driverActor(app)
    await buildPermit(app.db, cargo.id, { driver: holder })
    const waiting = await driverActor(app)
    return { ...made, cargo, waiting, turn: await buildTurn(app.db, made.hall.id, waiting) }
  }

  it('shows before what it does, ends turns and cargos, tells people and leaves permits', async () => {
    const { hall, cargo, waiting, turn, company } = await busyHall()
    const preview = await app.call('previewDeactivation', { token, query: { Id: hall.id } })
    expect(preview.data).toMatchObject({ turns: 1, cargos: 1, permits: 1, closesAt: null })
    expect((await update(hall.id, closed)).message).toBe(
      'سالن «سالن نو» غیرفعال شد؛ ۱ نوبت پایان یافت و ۱ بار از تابلو رفت.',
    )
    const rows = app.db.selectFrom('turns').select('status').where('id', '=', turn.id)
    expect(await rows.executeTakeFirstOrThrow()).toEqual({ status: 'hall_closed' })
    const { data: notices } = await app.call('listNotifications', { token: waiting.token })
    expect(JSON.stringify(notices)).toContain('سالن «سالن نو» غیرفعال شد')
    const ended = app.db.selectFrom('cargos').select(['status', 'finishReason']).where('id', '=', cargo.id)
    expect(await ended.executeTakeFirstOrThrow()).toEqual({
      status: 1,
      finishReason: 'سالن «سالن نو» غیرفعال شد.',
    })
    const permits = app.db.selectFrom('permits').select('status').where('cargoId', '=', cargo.id)
    expect(await permits.execute()).toEqual([{ status: 1 }])
    const held = app.db.selectFrom('accounts').select('balanceRial').where('companyId', '=', company.id)
    const { balanceRial } = await held.where('kind', '=', 'company_held').executeTakeFirstOrThrow()
    expect(balanceRial).toBe(0)
    await expectBalancedLedger(app.db)
    const log = app.db.selectFrom('hallLog').select('entry').where('hallId', '=', hall.id).orderBy('index')
    const told = (await log.execute()).map(({ entry }) => JSON.parse(entry))
    expect(told.slice(-3)).toMatchObject([
      { kind: 'hall_set', settings: { isActive: false } },
      { kind: 'turn_ended', turn: turn.number, reason: 'hall_closed' },
      { kind: 'cargo_withdrawn', cargo: cargo.id, trucks: 1, reason: 'hall_closed' },
    ])
    expect((await app.call('previewDeactivation', { token, query: { Id: hall.id } })).data.turns).toBe(0)
  })

  it('is refused while a round is open, and says until when', async () => {
    const { hall, company } = await hallWithCompany(app, { reservationLimitMinutes: 1 })
    await buildCargo(app.db, { hallId: hall.id, companyId: company.id })
    await sweepRounds(app)
    const { closesAt } = (await show(hall.id)).openRound
    const answer = await update(hall.id, closed)
    expect([answer.statusCode, answer.data.closesAt]).toEqual([400, closesAt])
    expect(answer.message).toContain('نمی‌توان آن را غیرفعال کرد')
    const preview = await app.call('previewDeactivation', { token, query: { Id: hall.id } })
    expect(preview.data.closesAt).toBe(closesAt)
    await endRound()
    expect((await update(hall.id, closed)).statusCode).toBe(200)
    expect((await app.call('previewDeactivation', { token, query: { Id: 999_999 } })).status).toBe(404)
  })

  it('ends turns that return with their numbers when it is open again, the time between not counted', async () => {
    const { hall, waiting, turn } = await busyHall()
    const taken = new Date()
    const expiresAt = new Date(taken.getTime() + 5 * 60 * minute)
    await app.db.updateTable('turns').set({ expiresAt }).where('id', '=', turn.id).execute()
    const giveBack = () => app.call('giveTurnBack', { token, body: { Item1: turn.id } })
    expect((await giveBack()).errors).toEqual(['این نوبت در صف است.'])
    await update(hall.id, closed)
    expect((await giveBack()).errors).toEqual(['سالن این نوبت هنوز غیرفعال است.'])
    await app.clock.moveBy(120 * minute)
    await update(hall.id, { IsActive: true })
    expect((await show(hall.id)).closedTurnCount).toBe(1)
    const elsewhere = await buildTurn(app.db, (await buildHall(app.db)).id, waiting)
    expect((await giveBack()).errors).toEqual(['راننده هم‌اکنون نوبت فعال دیگری دارد.'])
    await app.call('cancelTurn', { token: waiting.token, query: { DriverTurnId: elsewhere.id } })
    expect((await giveBack()).data.message).toContain('به صف سالن بازگشت')
    const rows = app.db
      .selectFrom('turns')
      .select(['status', 'number', 'expiresAt'])
      .where('id', '=', turn.id)
    const back = await rows.executeTakeFirstOrThrow()
    expect(back).toMatchObject({ status: 'live', number: turn.number })
    const moved = (back.expiresAt?.getTime() ?? 0) - expiresAt.getTime()
    expect(Math.round(moved / minute)).toBe(120)
    expect((await show(hall.id)).closedTurnCount).toBe(0)
    const other = await app.call('giveTurnBack', { token, body: { Item1: elsewhere.id } })
    expect(other.errors[0]).toContain('مجوز باطل‌شدهٔ آن را هم نام ببرید')
    expect((await app.call('giveTurnBack', { token, body: { Item1: 999_999 } })).status).toBe(404)
  })

  it('opens nothing of the hours that went by when it is open again', async () => {
    const { hall, company } = await hallWithCompany(app, { isActiveShowTime: true })
    await app.db.insertInto('hallShowTimes').values(everyHalfHour(hall.id)).execute()
    await update(hall.id, closed)
    await app.clock.moveBy(61 * minute)
    expect((await update(hall.id, { IsActive: true })).statusCode).toBe(200)
    await buildCargo(app.db, { hallId: hall.id, companyId: company.id })
    await sweepRounds(app)
    expect((await show(hall.id)).openRound).toBeNull()
  })
})

const everyHalfHour = (hallId: number) =>
  Array.from({ length: 47 }, (_, index) => ({ hallId, minuteOfDay: index * 30 }))

describe('show times', () => {
  const timesOf = async (who: string, LoadHallId?: number) =>
    (await app.call('listShowTimes', { token: who, query: LoadHallId ? { LoadHallId } : {} })).data
  const addTime = (who: string, body: object) =>
    app.call('addShowTime', { token: who, body: { ShowTime: '08:00', ...body } })

  it('are kept by hall staff for their own hall, whichever they name', async () => {
    const [hall, other] = [await buildHall(app.db), await buildHall(app.db)]
    const { token: staff } = await hallActor(app, hall.id)
    const { data } = await addTime(staff, { ShowTime: '۱۴:۳۰', LoadHallId: other.id })
    expect(data.message).toBe('ساعت اعلام ۱۴:۳۰ افزوده شد.')
    expect(await timesOf(staff, other.id)).toEqual([
      { id: data.data.id, loadHallId: hall.id, showTime: '14:30', isActive: true },
    ])
    expect(await timesOf(token, other.id)).toEqual([])
    const Id = data.data.id
    const moved = await app.call('updateShowTime', { token: staff, body: { Id, ...time('15:00', false) } })
    expect(moved.data).toEqual({ code: 1, message: 'ساعت اعلام ۱۵:۰۰ ثبت شد.' })
    expect(await timesOf(staff)).toMatchObject([{ id: Id, showTime: '15:00', isActive: false }])
    const { token: stranger } = await hallActor(app, other.id)
    const another = await app.call('updateShowTime', { token: stranger, body: { Id, ...time('15:30') } })
    expect(another.status).toBe(404)
  })

  it('stand once each, and the last active one stays while the hall goes by them', async () => {
    const hall = await buildHall(app.db)
    const first = await addTime(token, { LoadHallId: hall.id })
    expect((await addTime(token, { LoadHallId: hall.id })).errors).toEqual([
      'این ساعت پیش‌تر برای سالن ثبت شده است.',
    ])
    const second = await addTime(token, { LoadHallId: hall.id, ShowTime: '09:00', IsActive: false })
    const Id = second.data.data.id
    const onto = await app.call('updateShowTime', { token, body: { Id, ...time('08:00') } })
    expect(onto.statusCode).toBe(400)
    await update(hall.id, { IsActiveShowTime: true })
    const off = await app.call('updateShowTime', {
      token,
      body: { Id: first.data.data.id, ...time('08:00', false) },
    })
    expect(off.errors[0]).toContain('دست‌کم یک ساعت روشن لازم است')
    const none = await app.call('setShowTimes', { token, body: { LoadHallId: hall.id, ShowTimes: [] } })
    expect(none.statusCode).toBe(400)
    expect(await timesOf(token, hall.id)).toHaveLength(2)
  })

  it('are set all at once, those that stay with their ids', async () => {
    const hall = await buildHall(app.db)
    const kept = (await addTime(token, { LoadHallId: hall.id })).data.data.id
    const set = (...ShowTimes: object[]) =>
      app.call('setShowTimes', { token, body: { LoadHallId: hall.id, ShowTimes: ShowTimes as never } })
    expect((await set(time('08:00', false), time('23:00'))).message).toBe('۱ ساعت اعلام روشن ثبت شد.')
    expect(await timesOf(token, hall.id)).toMatchObject([
      { id: kept, showTime: '08:00', isActive: false },
      { showTime: '23:00', isActive: true },
    ])
    expect((await set(time('23:30'))).status).toBe(400)
    expect((await set()).message).toBe('ساعت اعلام روشنی نماند.')
    expect(await timesOf(token, hall.id)).toEqual([])
  })

  it('ask which hall, and are nobody else’s', async () => {
    expect((await app.call('listShowTimes', { token })).errors).toEqual(['انتخاب سالن الزامی است.'])
    expect((await app.call('listShowTimes', { token, query: { LoadHallId: 999_999 } })).status).toBe(404)
    expect((await addTime(token, { LoadHallId: 999_999 })).status).toBe(404)
    expect((await addTime((await driverActor(app)).token, { LoadHallId: 1 })).status).toBe(403)
  })

  it('that are past when they are set open no round', async () => {
    const { hall, company } = await hallWithCompany(app)
    await buildCargo(app.db, { hallId: hall.id, companyId: company.id, announcedAt: new Date() })
    await sweepRounds(app)
    await endRound()
    await app.call('setShowTimes', {
      token,
      body: {
        LoadHallId: hall.id,
        ShowTimes: everyHalfHour(hall.id).map(({ minuteOfDay }) => time(textOf(minuteOfDay))),
      },
    })
    await update(hall.id, { IsActiveShowTime: true })
    await sweepRounds(app)
    expect((await show(hall.id)).openRound).toBeNull()
    await app.clock.moveBy(61 * minute)
    await sweepRounds(app)
    expect((await show(hall.id)).openRound).not.toBeNull()
    await endRound()
  })
})

const textOf = (minuteOfDay: number) =>
  `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${minuteOfDay % 60 === 0 ? '00' : '30'}`

describe('the account of a hall', () => {
  const signIn = (Username: string, Password: string) =>
    app.call('signIn', { body: { Username, Password, Role: 'Support', DeviceId: 'a' } })

  it('is made once and shown once; again it has another password and no session', async () => {
    const { id, name } = await buildHall(app.db)
    const create = () => app.call('createHallUser', { token, query: { LoadHallId: id } })
    const { userName, password } = (await create()).data
    expect(userName).toBe(`LoadHall${id}`)
    const { accessToken, member } = (await signIn(userName, password)).data
    expect(member).toMatchObject({ role: 'LoadHallAdmin', fullname: name, clientId: id })
    expect((await show(id)).userName).toBe(userName)
    const second = (await create()).data
    expect(second.password).not.toBe(password)
    expect((await app.call('showMe', { token: accessToken })).status).toBe(401)
    expect((await signIn(userName, second.password)).statusCode).toBe(200)
  })

  it('is of a hall that is there, and made by Admin alone', async () => {
    expect((await app.call('createHallUser', { token, query: { LoadHallId: 999_999 } })).status).toBe(404)
    const { token: support } = await signedIn(app.db, 'AdminSupport')
    const { id } = await buildHall(app.db)
    expect((await app.call('createHallUser', { token: support, query: { LoadHallId: id } })).status).toBe(403)
    expect((await update(id, {}, support)).statusCode).toBe(200)
  })

  it('is named to those who look after halls', async () => {
    const hall = await buildHall(app.db)
    await app.call('createHallUser', { token, query: { LoadHallId: hall.id } })
    const named = async (who: string) =>
      (await app.call('listHalls', { token: who })).data.find(
        ({ loadHallId }: { loadHallId: number }) => loadHallId === hall.id,
      ).userName
    expect(await named(token)).toBe(`LoadHall${hall.id}`)
    expect(await named((await driverActor(app)).token)).toBeNull()
  })
})

describe('cities with halls', () => {
  it('stand once each', async () => {
    await buildHall(app.db)
    await buildHall(app.db)
    const { data } = await app.call('listHallCities', { token: (await driverActor(app)).token })
    const here = await cityId(app.db, 'بندرعباس')
    expect(data.filter((city: { cityId: number }) => city.cityId === here)).toEqual([
      { cityId: here, cityName: 'بندرعباس', loadHallCityId: here, loadHallCityName: 'بندرعباس' },
    ])
  })
})
