import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { expireCargos } from '../cargos/cargos.jobs.ts'
import { sweepRounds } from '../rounds/rounds.jobs.ts'
import { expireOverdueTurns, warnOfExpiry } from '../turns/turns.jobs.ts'
import { type Notice, notify } from './notifications.api.ts'
import { forgetNotifications } from './notifications.jobs.ts'
import { plainNotice } from './notifications.build.ts'

const app = useTestApp()

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Told = {
  shamsiDate: string
  createdAt: string
  state: string
  link: string | null
  notificiation: { dashboardNotificationId: number; subject: string; message: string; isRead: boolean }
}
const toldTo = async (token: string): Promise<Told[]> => (await app.call('listNotifications', { token })).data
const subjectsTo = async (token: string) => (await toldTo(token)).map((one) => one.notificiation.subject)
const isReadOf = async (token: string) => (await toldTo(token)).map((one) => one.notificiation.isRead)

async function tell(userId: number, given: Partial<Notice> = {}) {
  await app.db.transaction().execute(async (tx) => {
    await notify(tx, [{ ...plainNotice, ...given, to: { userId } }], await app.clock.now(tx))
  })
}

describe('my notifications', () => {
  it('come in their wrapper, the newest first', async () => {
    const { token, userId } = await app.adminActor()
    await tell(userId, { subject: 'نخست' })
    await tell(userId, { subject: 'دوم', state: 'warning', link: '/Profile' })
    const [second, first] = await toldTo(token)
    expect(first?.notificiation.subject).toBe('نخست')
    expect(second).toEqual({
      shamsiDate: expect.stringMatching(/^\d{4}\/\d{2}\/\d{2}$/),
      createdAt: expect.any(String),
      state: 'warning',
      link: '/Profile',
      notificiation: {
        dashboardNotificationId: expect.any(Number),
        subject: 'دوم',
        message: 'متن',
        isRead: false,
      },
    })
  })

  it('hold nothing that old clients would take for HTML', async () => {
    const { token, userId } = await app.adminActor()
    await tell(userId, { subject: 'a < b', message: '<img src="x" onerror=\'y\'> & بار' })
    const [one] = await toldTo(token)
    expect(one?.notificiation).toMatchObject({
      subject: 'a ‹ b',
      message: '‹img src=”x” onerror=’y’› ＆ بار',
    })
  })

  it('are those of the last 48 hours, and kept for 30 days', async () => {
    const { token, userId } = await app.adminActor()
    await tell(userId)
    await app.clock.moveBy(47 * hour)
    expect(await toldTo(token)).toHaveLength(1)
    await app.clock.moveBy(2 * hour)
    expect(await toldTo(token)).toEqual([])
    const count = async () =>
      (await app.db.selectFrom('notifications').select('id').where('userId', '=', userId).execute()).length
    await forgetNotifications(app, 30)
    expect(await count()).toBe(1)
    await app.clock.moveBy(29 * day)
    await forgetNotifications(app, 30)
    expect(await count()).toBe(0)
  })

  it('are read one by one, and all at once, each by its own person', async () => {
    const [me, somebody] = [await app.adminActor(), await app.adminActor()]
    for (const { userId } of [me, me, me, somebody]) await tell(userId)
    const [first] = await toldTo(me.token)
    const query = { notificationId: first?.notificiation.dashboardNotificationId ?? 0 }
    expect((await app.call('markNotificationRead', { token: me.token, query })).data).toBe(true)
    expect(await isReadOf(me.token)).toEqual([true, false, false])
    expect((await app.call('markNotificationRead', { token: me.token, query })).data).toBe(true)
    expect((await app.call('markAllNotificationsRead', { token: me.token })).data).toBe(true)
    expect(await isReadOf(me.token)).toEqual([true, true, true])
    expect(await isReadOf(somebody.token)).toEqual([false])
  })

  it('are nobody else’s to read', async () => {
    const [me, somebody] = [await app.adminActor(), await app.adminActor()]
    await tell(me.userId)
    const [one] = await toldTo(me.token)
    const query = { notificationId: one?.notificiation.dashboardNotificationId ?? 0 }
    const answer = await app.call('markNotificationRead', { token: somebody.token, query })
    expect(answer.status).toBe(404)
    expect(answer.message).toBe('اعلانی با این مشخصات پیدا نشد.')
    expect(await toldTo(somebody.token)).toEqual([])
    expect(await isReadOf(me.token)).toEqual([false])
  })

  it('need an id', async () => {
    const { token } = await app.adminActor()
    // @ts-expect-error the point is what happens without it
    const answer = await app.call('markNotificationRead', { token, query: {} })
    expect(answer.errors).toEqual(['اعلان را انتخاب کنید.'])
  })
})

describe('a split', () => {
  async function roundOf(drivers: number, trucks: number) {
    const { hall, company, token } = await app.hallWithCompany({ name: 'بندر آزمون' })
    const cargo = await app.buildCargo({
      hallId: hall.id,
      companyId: company.id,
      truckCount: trucks,
    })
    const queue = []
    for (let i = 0; i < drivers; i++) {
      const driver = await app.driverActor()
      const turn = await app.buildTurn(hall.id, driver)
      const body = { DriverTurnId: turn.id, CargoId: cargo.id }
      expect((await app.call('addPriority', { token: driver.token, body })).data.code).toBe(1)
      queue.push(driver)
    }
    await app.clock.moveBy(2 * minute)
    await sweepRounds(app)
    return { token, tokens: queue.map((driver) => driver.token) as [string, string, string] }
  }

  it('tells each driver once what came of his list, and the company how many it gave', async () => {
    const { token, tokens } = await roundOf(3, 2)
    const [first, second, third] = tokens
    const permitOf = async (token: string) => (await app.call('showMyPermit', { token })).data.id
    expect(await toldTo(first)).toMatchObject([
      { state: 'informational', link: `/MyPermits?open=${await permitOf(first)}` },
    ])
    expect(await subjectsTo(second)).toEqual([expect.stringMatching(/^مجوز .+ برای شما صادر شد$/)])
    expect(await toldTo(third)).toMatchObject([
      {
        state: 'warning',
        link: '/MyResult',
        notificiation: {
          subject: 'در این اعلام بار سالن «بندر آزمون» باری به شما نرسید',
          message: expect.stringMatching(
            /^انتخاب شما نرسید: .*آخرین کامیون به نوبت ۲ رسید\. نوبت شما در صف مانده است\.$/,
          ),
        },
      },
    ])
    const [toCompany, ...more] = await toldTo(token)
    expect(toCompany).toMatchObject({
      link: expect.stringMatching(/^\/DriverReserves\?at=&cargoId=\d+$/),
      notificiation: { subject: expect.stringMatching(/^۲ مجوز برای بار .+ صادر شد$/) },
    })
    expect(more).toEqual([])
  })

  it('tells a driver of several choices once', async () => {
    const { hall, company } = await app.hallWithCompany()
    const [winner, loser] = [await app.driverActor(), await app.driverActor()]
    const [won, lost] = [await app.buildTurn(hall.id, winner), await app.buildTurn(hall.id, loser)]
    const one = await app.buildCargo({ hallId: hall.id, companyId: company.id })
    const choose = (token: string, DriverTurnId: number, CargoId: number) =>
      app.call('addPriority', { token, body: { DriverTurnId, CargoId } })
    const two = await app.buildCargo({ hallId: hall.id, companyId: company.id })
    await choose(winner.token, won.id, one.id)
    await choose(loser.token, lost.id, one.id)
    await choose(loser.token, lost.id, two.id)
    await app.setRow('accounts', { driverId: loser.id }, { balanceRial: 0 })
    await app.clock.moveBy(2 * minute)
    await sweepRounds(app)
    const [told, ...more] = await toldTo(loser.token)
    expect(told?.notificiation.message).toContain('هیچ‌یک از ۲ انتخاب شما نرسید')
    expect(more).toEqual([])
  })
})

describe('a permit', () => {
  it('of a free load is told to its driver, and of the company to those alone who may see permits', async () => {
    const { company, token } = await app.hallWithCompany()
    const member = (...flags: 'access_Reserve_List'[]) =>
      app.signedIn('TransportationCompanyMember', { companyId: company.id, flags })
    const [viewer, blind] = [await member('access_Reserve_List'), await member()]
    await app.setRow('companies', company.id, { reserveEntrancePermission: true })
    const cargo = await app.buildCargo({ companyId: company.id })
    const driver = await app.driverActor()
    const reserved = await app.call('reserveFreeCargo', {
      token: driver.token,
      body: { CargoId: cargo.id },
    })
    expect(reserved.statusCode).toBe(200)
    expect(await toldTo(driver.token)).toHaveLength(1)
    expect(await toldTo(token)).toMatchObject([
      {
        link: `/DriverReserves?open=${reserved.data.data.reserveId}`,
        notificiation: { subject: expect.stringMatching(/^یک مجوز برای بار .+ صادر شد$/) },
      },
    ])
    expect(await toldTo(viewer.token)).toHaveLength(1)
    expect(await toldTo(blind.token)).toEqual([])
  })

  it('that is voided is told with its reason to driver, company and product owner', async () => {
    const owner = await app.buildProductOwner()
    const { token: ownerToken } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
    const { driver, companyToken, permit } = await app.permitStory({ productOwnerId: owner.id })
    const admin = await app.adminActor()
    const body = { Id: permit.id, Desc: 'خرابی <جاده>' }
    expect((await app.call('voidPermit', { token: admin.token, body })).statusCode).toBe(200)
    const [toDriver] = await toldTo(driver.token)
    expect(toDriver).toMatchObject({ state: 'critical', link: `/MyPermits?open=${permit.id}` })
    expect(toDriver?.notificiation.message).toContain('دلیل: خرابی ‹جاده›')
    expect(await toldTo(companyToken)).toMatchObject([
      { state: 'warning', link: `/DriverReserves?open=${permit.id}` },
    ])
    expect(await toldTo(ownerToken)).toMatchObject([{ state: 'warning' }])
  })

  it('that a company voids says who did it, that the turn stays used, what came back and where to object', async () => {
    const { hall } = await app.hallWithCompany({})
    const { driver, company, companyToken, permit } = await app.permitStory()
    const turn = await app.buildTurn(hall.id, driver)
    await app.setRow('turns', turn.id, { status: 'used', endedAt: new Date() })
    await app.setRow('permits', permit.id, { turnId: turn.id })
    await app.setRow('cargos', permit.cargoId, { isHall: true, hallId: hall.id })
    await app.call('voidPermit', { token: companyToken, body: { Id: permit.id, Desc: 'راننده نیامد' } })
    const [told] = await toldTo(driver.token)
    const lines = told?.notificiation.message.split('\n')
    expect(lines?.[0]).toMatch(
      new RegExp(`^شرکت «${company.name}» مجوز .+ را باطل کرد .+ دلیل: راننده نیامد$`),
    )
    expect(lines?.slice(1)).toEqual([
      `نوبت ${toPersianDigits(turn.number)} مصرف‌شده می‌ماند؛ برای بار بعدی نوبت تازه بگیرید.`,
      '۲٬۰۰۰ تومان به کیف پولتان برگشت.',
      'اگر این دلیل درست نیست، از صفحهٔ همین مجوز به پشتیبانی بنویسید.',
    ])
  })

  it('that is refused is told to nobody', async () => {
    const { driver, permit, companyToken } = await app.permitStory({}, 6)
    const admin = await app.adminActor()
    const body = { Id: permit.id, Desc: 'دلیل' }
    expect((await app.call('voidPermit', { token: admin.token, body })).statusCode).toBe(400)
    expect([...(await toldTo(driver.token)), ...(await toldTo(companyToken))]).toEqual([])
  })
})

describe('a turn', () => {
  it('that expires is told to its driver', async () => {
    const { hall } = await app.hallWithCompany({ name: 'سالن انقضا' })
    const driver = await app.driverActor()
    const turn = await app.buildTurn(hall.id, driver, { expiresAt: new Date('2024-02-01T00:00:00Z') })
    await expireOverdueTurns(app)
    await expireOverdueTurns(app)
    expect(await toldTo(driver.token)).toMatchObject([
      {
        state: 'warning',
        link: `/DriverTurnList?open=${turn.id}`,
        notificiation: { subject: `اعتبار نوبت ${'۰۱۲۳۴۵۶۷۸۹'[turn.number]} شما تمام شد` },
      },
    ])
  })

  it('that ends within the hour is told to its driver once, unless it was short', async () => {
    const { hall } = await app.hallWithCompany({ name: 'بندر هشدار' })
    const [driver, short] = [await app.driverActor(), await app.driverActor()]
    const now = await app.clock.now(app.db)
    const after = (ms: number) => new Date(now.getTime() + ms)
    await app.buildTurn(hall.id, driver, { takenAt: now, expiresAt: after(3 * hour) })
    await app.buildTurn(hall.id, short, { takenAt: now, expiresAt: after(hour) })
    await warnOfExpiry(app)
    expect(await toldTo(driver.token)).toEqual([])
    await app.clock.moveBy(2 * hour + minute)
    await warnOfExpiry(app)
    await warnOfExpiry(app)
    expect(await subjectsTo(driver.token)).toEqual([
      expect.stringMatching(/^نوبت ۱ شما تا ساعت [۰-۹]{2}:[۰-۹]{2} اعتبار دارد$/),
    ])
    expect(await subjectsTo(short.token)).toEqual([])
  })

  it('that staff end is told to its driver; one that he ends himself is not', async () => {
    const { hall } = await app.hallWithCompany()
    const [ended, cancelled] = [await app.driverActor(), await app.driverActor()]
    const [first, second] = [await app.buildTurn(hall.id, ended), await app.buildTurn(hall.id, cancelled)]
    const staff = await app.hallActor(hall.id)
    const Desc = 'کارت هوشمند باطل بود'
    const query = { DriverTurnId: first.id, Desc }
    expect((await app.call('cancelTurn', { token: staff.token, query })).statusCode).toBe(200)
    const [told] = (await app.call('listNotifications', { token: ended.token })).data
    expect(told.notificiation.message).toContain(`پایان دادند. دلیل: ${Desc}`)
    const { data: turn } = await app.call('showTurn', { token: staff.token, query: { Id: first.id } })
    const { fullName } = await app.oneRow('users', staff.userId)
    expect(turn).toMatchObject({ endReason: Desc, endedBy: `سالن، ${fullName}` })
    expect(Date.parse(turn.endedAt)).toBeGreaterThan(Date.parse(turn.takenAt))
    const association = await app.signedIn('DriversAssociation')
    await app.addRow('userHalls', { userId: association.userId, hallId: hall.id })
    const seen = await app.call('showTurn', { token: association.token, query: { Id: first.id } })
    expect(seen.data).toMatchObject({ endReason: Desc, endedBy: 'سالن' })
    // a driver's own word is nobody's reason
    const own = { DriverTurnId: second.id, Desc }
    expect((await app.call('cancelTurn', { token: cancelled.token, query: own })).statusCode).toBe(200)
    expect((await app.oneRow('turns', second.id)).endReason).toBeNull()
    expect(await subjectsTo(ended.token)).toEqual(['نوبت ۱ شما پایان داده شد'])
    expect(await toldTo(cancelled.token)).toEqual([])
  })
})

describe('a cargo', () => {
  it('whose time is over is told to its company, with the trucks that nobody took', async () => {
    const { company, token } = await app.hallWithCompany()
    const old = new Date(Date.now() - 400 * day)
    const cargo = await app.buildCargo({ companyId: company.id, truckCount: 3, announcedAt: old })
    await expireCargos(app, 7)
    expect(await toldTo(token)).toMatchObject([
      {
        state: 'warning',
        link: `/Cargos?open=${cargo.id}`,
        notificiation: { message: expect.stringContaining('دلیل: منقضی؛ ۳ کامیون آن بی‌راننده ماند.') },
      },
    ])
  })

  it('that ends with its last permit is told to its company', async () => {
    const { company, token } = await app.hallWithCompany()
    const driver = await app.driverActor()
    const cargo = await app.buildCargo({ companyId: company.id })
    const permit = await app.buildPermit(cargo.id, { driver, status: 5 })
    const body = { DriverReserveId: permit.id, StatusCode: 6 } as const
    expect((await app.call('changePermitStatus', { token: driver.token, body })).statusCode).toBe(200)
    expect(await toldTo(token)).toMatchObject([{ state: 'informational', link: `/Cargos?open=${cargo.id}` }])
  })
})
