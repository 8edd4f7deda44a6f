import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { choosing } from '../../../test/choosing.ts'
import { sweepRounds } from '../rounds/rounds.jobs.ts'

const app = useTestApp()
let token: string
let LoadHallCityId: number
beforeAll(async () => {
  token = (await app.adminActor()).token
  LoadHallCityId = await app.cityId('اصفهان')
})

const { queueAt, choose, endRound } = choosing(() => app)

const add = (body: object) =>
  app.call('addHall', { token, body: { Name: 'سالن اصفهان', LoadHallCityId, ...body } })
const update = (Id: number, body: object = {}, who = token) =>
  app.call('updateHall', { token: who, body: { Id, Name: 'سالن نو', LoadHallCityId, ...body } })
const show = async (LoadHallId: number) => (await app.call('showHall', { token, query: { LoadHallId } })).data
const time = (ShowTime: string, IsActive = true) => ({ ShowTime, IsActive })

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
    const { id } = await app.buildHall({ turnRangeKm: 50, limitNewTurnHours: 3, isFreeCargo: true })
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
    const { id } = await app.buildHall()
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

  it('is none when there is none', async () => {
    expect((await update(999_999)).status).toBe(404)
  })

  it('is read by the staff of the hall, who are shown their own whichever they name', async () => {
    const [own, other] = [await app.buildHall({ turnRangeKm: 37 }), await app.buildHall()]
    const { token: staff } = await app.hallActor(own.id)
    for (const query of [{}, { LoadHallId: own.id }, { LoadHallId: other.id }]) {
      const { data } = await app.call('showHall', { token: staff, query })
      expect(data).toMatchObject({ loadHallId: own.id, name: own.name, turnRange: 37, companyCount: 0 })
    }
  })

  it('ends an open round by the rules by which it began; the new ones hold from its end', async () => {
    const { hall, company } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    const [first] = await queueAt(hall.id, 1)
    const cargo = await app.buildCargo({ hallId: hall.id, companyId: company.id, truckCount: 2 })
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
    const { hall, company } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    await app.buildCargo({ hallId: hall.id, companyId: company.id })
    await sweepRounds(app)
    expect((await update(hall.id)).data.data.comesAt).toBeNull()
    expect((await show(hall.id)).coming).toBeNull()
    await endRound()
  })
})

describe('the account of a hall', () => {
  const signIn = (Username: string, Password: string) =>
    app.call('signIn', { body: { Username, Password, Role: 'Support', DeviceId: 'a' } })

  it('is made once and shown once; again it has another password and no session', async () => {
    const { id, name } = await app.buildHall()
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
    const { token: support } = await app.signedIn('AdminSupport')
    const { id } = await app.buildHall()
    expect((await app.call('createHallUser', { token: support, query: { LoadHallId: id } })).status).toBe(403)
    expect((await update(id, {}, support)).statusCode).toBe(200)
  })

  it('is named to those who look after halls', async () => {
    const hall = await app.buildHall()
    await app.call('createHallUser', { token, query: { LoadHallId: hall.id } })
    const named = async (who: string) =>
      (await app.call('listHalls', { token: who })).data.find(
        ({ loadHallId }: { loadHallId: number }) => loadHallId === hall.id,
      ).userName
    expect(await named(token)).toBe(`LoadHall${hall.id}`)
    expect(await named((await app.driverActor()).token)).toBeNull()
  })
})

describe('cities with halls', () => {
  it('stand once each', async () => {
    await app.buildHall()
    await app.buildHall()
    const { data } = await app.call('listHallCities', { token: (await app.driverActor()).token })
    const here = await app.cityId('بندرعباس')
    expect(data.filter((city: { cityId: number }) => city.cityId === here)).toEqual([
      { cityId: here, cityName: 'بندرعباس', loadHallCityId: here, loadHallCityName: 'بندرعباس' },
    ])
  })
})
