import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { choosing } from '../../../test/choosing.ts'
import { sweepRounds } from '../rounds/rounds.jobs.ts'
import { everyHalfHour } from './halls.build.ts'
import { computeNextShowTime } from './show-times.rules.ts'

const app = useTestApp()
let token: string
beforeAll(async () => {
  token = (await app.adminActor()).token
})

const { endRound } = choosing(() => app)

const update = ({ id: Id, cityId: LoadHallCityId }: { id: number; cityId: number }, body: object) =>
  app.call('updateHall', { token, body: { Id, Name: 'سالن نو', LoadHallCityId, ...body } })
const show = async (LoadHallId: number) => (await app.call('showHall', { token, query: { LoadHallId } })).data
const time = (ShowTime: string, IsActive = true) => ({ ShowTime, IsActive })
const textOf = (minuteOfDay: number) =>
  `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${minuteOfDay % 60 === 0 ? '00' : '30'}`

describe('show times', () => {
  const timesOf = async (who: string, LoadHallId?: number) =>
    (await app.call('listShowTimes', { token: who, query: LoadHallId ? { LoadHallId } : {} })).data
  const addTime = (who: string, body: object) =>
    app.call('addShowTime', { token: who, body: { ShowTime: '08:00', ...body } })

  it('are kept by hall staff for their own hall, whichever they name', async () => {
    const [hall, other] = [await app.buildHall(), await app.buildHall()]
    const { token: staff } = await app.hallActor(hall.id)
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
    const { token: stranger } = await app.hallActor(other.id)
    const another = await app.call('updateShowTime', { token: stranger, body: { Id, ...time('15:30') } })
    expect(another.status).toBe(404)
  })

  it('of another hall stay when hall staff name it and empty the times: those are their own', async () => {
    const [hall, other] = [await app.buildHall(), await app.buildHall()]
    const { token: staff } = await app.hallActor(hall.id)
    for (const LoadHallId of [hall.id, other.id]) await addTime(token, { LoadHallId })
    await app.call('setShowTimes', { token: staff, body: { LoadHallId: other.id, ShowTimes: [] } })
    expect(await timesOf(token, other.id)).toMatchObject([{ loadHallId: other.id, showTime: '08:00' }])
    expect(await timesOf(token, hall.id)).toEqual([])
  })

  it('stand once each, and the last active one stays while the hall goes by them', async () => {
    const hall = await app.buildHall()
    const first = await addTime(token, { LoadHallId: hall.id })
    expect((await addTime(token, { LoadHallId: hall.id })).errors).toEqual([
      'این ساعت پیش‌تر برای سالن ثبت شده است.',
    ])
    const second = await addTime(token, { LoadHallId: hall.id, ShowTime: '09:00', IsActive: false })
    const Id = second.data.data.id
    const onto = await app.call('updateShowTime', { token, body: { Id, ...time('08:00') } })
    expect(onto.statusCode).toBe(400)
    await update(hall, { IsActiveShowTime: true })
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
    const hall = await app.buildHall()
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
    expect((await app.call('listShowTimes', { token })).errors).toEqual(['سالن را انتخاب کنید.'])
    expect((await app.call('listShowTimes', { token, query: { LoadHallId: 999_999 } })).status).toBe(404)
    expect((await addTime(token, { LoadHallId: 999_999 })).status).toBe(404)
    expect((await addTime((await app.driverActor()).token, { LoadHallId: 1 })).status).toBe(403)
  })

  it('that are past when they are set open no round', async () => {
    const { hall, company } = await app.hallWithCompany()
    await app.buildCargo({ hallId: hall.id, companyId: company.id, announcedAt: new Date() })
    await sweepRounds(app)
    await endRound()
    await app.call('setShowTimes', {
      token,
      body: {
        LoadHallId: hall.id,
        ShowTimes: everyHalfHour(hall.id).map(({ minuteOfDay }) => time(textOf(minuteOfDay))),
      },
    })
    await update(hall, { IsActiveShowTime: true })
    await sweepRounds(app)
    expect((await show(hall.id)).openRound).toBeNull()
    // a minute before a show time the one that was missed opens no more: go to just after one
    const now = await app.clock.now(app.db)
    const minutes = everyHalfHour(hall.id).map(({ minuteOfDay }) => minuteOfDay)
    const next = computeNextShowTime(minutes, now) as Date
    await app.clock.moveBy(next.getTime() - now.getTime() + 1_000)
    await sweepRounds(app)
    expect((await show(hall.id)).openRound).not.toBeNull()
    await endRound()
  })

  it('are named by whoever changes one: without it the sentence says so', async () => {
    const change = async (body: object) =>
      (await app.call('updateShowTime', { token, body: body as never })).errors
    const missing = 'ساعت اعلام را انتخاب کنید.'
    expect(await change(time('08:00'))).toEqual([missing])
    const hall = await app.buildHall()
    const Id = (await addTime(token, { LoadHallId: hall.id })).data.data.id
    expect(await change({ Id, IsActive: true })).toEqual([missing])
    expect(await change({ Id: 'نخستین', ...time('08:00') })).not.toEqual([])
    const noTime = await app.call('addShowTime', { token, body: { LoadHallId: hall.id } as never })
    expect([noTime.status, ...noTime.errors]).toEqual([400, missing])
    expect(await timesOf(token, hall.id)).toMatchObject([{ id: Id, showTime: '08:00', isActive: true }])
  })
})
