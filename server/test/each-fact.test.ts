import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { setTimeout } from 'node:timers/promises'
import { staffReserveRefusals } from '@bargah/contract/features/permits/permits.text.ts'
import { addFreighterRefusals } from '@bargah/contract/features/drivers/drivers.text.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { type PermitStatus, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { linkRefusals } from '@bargah/contract/features/users/users.text.ts'
import { describe, expect, it, vi } from 'vitest'
import { findTopics } from '../src/features/live/live.api.ts'
import { notify } from '../src/features/notifications/notifications.api.ts'
import type { Session } from '../src/kernel/call.ts'
import { transaction } from '../src/kernel/database.ts'
import { sql } from '../src/kernel/sql.ts'
import { useTestApp } from './app.ts'
import { choosing } from './choosing.ts'

/** Facts that decide alone and were once seen by no test: a good case, and the same with that one fact another. */
const app = useTestApp()
const { queueAt, choose, endRound, choicesOf } = choosing(() => app)

const turnNow = (id: number) =>
  app.db.selectFrom('turns').select(['status', 'endedAt']).where('id', '=', id).executeTakeFirstOrThrow()
const cargoNow = (id: number) => app.oneRow('cargos', id)
const permitsOf = (driverId: number) =>
  app.db.selectFrom('permits').select(['id', 'status']).where('driverId', '=', driverId).execute()

describe('a truck that is out with another driver’s permit', () => {
  /** A driver in the queue; and, if `isOut`, a permit of another one with the same truck. */
  async function story() {
    const { hall, company } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    const [driver] = await queueAt(hall.id, 1)
    const cargo = await app.buildCargo({ hallId: hall.id, companyId: company.id })
    const goesOut = async (
      freighter: Partial<{ id: number }>,
      status: PermitStatus = permitStatus.issued,
    ) => {
      const other = await app.buildDriver()
      const free = await app.buildCargo()
      return app.buildPermit(free.id, {
        driver: { ...other, freighter: { ...other.freighter, ...freighter } },
        status,
      })
    }
    return { driver, cargo, goesOut }
  }
  const { issued, completed, voided } = permitStatus

  it.each([
    ['another truck', issued, false, 'granted'],
    ['his truck, back again', completed, true, 'granted'],
    ['his truck, given up', voided, true, 'granted'],
    ['his truck', issued, true, 'open_permit'],
  ] as const)('at the split: %s', async (_what, status, isHis, reason) => {
    const { driver, cargo, goesOut } = await story()
    expect((await choose(driver, cargo.id)).data.code).toBe(1)
    await goesOut(isHis ? driver.freighter : {}, status)
    await endRound()
    expect(await choicesOf(driver)).toMatchObject([{ cargoId: cargo.id, reason }])
    const isGiven = reason === 'granted'
    expect(await permitsOf(driver.id)).toHaveLength(isGiven ? 1 : 0)
    expect((await cargoNow(cargo.id)).remaining).toBe(isGiven ? 0 : 1)
    expect((await turnNow(driver.turn.id)).status).toBe(isGiven ? 'used' : 'live')
  })

  it.each([
    ['another truck', issued, false, 1],
    ['his truck, back again', completed, true, 1],
    ['his truck', issued, true, -1],
  ] as const)('at a choice: %s', async (_what, status, isHis, code) => {
    const { driver, cargo, goesOut } = await story()
    await goesOut(isHis ? driver.freighter : {}, status)
    const answer = await choose(driver, cargo.id)
    expect(answer.data.code).toBe(code)
    expect(await app.rowsOf('priorities', { turnId: driver.turn.id })).toHaveLength(code === 1 ? 1 : 0)
  })
})

describe('the last «completed» of a load', () => {
  it.each([
    ['ends it', false, cargoStatus.finished, ['completed']],
    ['leaves it to the split while a round is open over it', true, cargoStatus.sending, []],
  ] as const)('%s', async (_what, isInRound, status, kinds) => {
    const { hall, company } = await app.hallWithCompany()
    const cargo = await app.buildCargo({ hallId: hall.id, companyId: company.id, truckCount: 2 })
    const permit = await app.buildPermit(cargo.id, { status: permitStatus.delivered })
    if (isInRound) {
      const [driver] = await queueAt(hall.id, 1)
      expect((await choose(driver, cargo.id)).data.code).toBe(1)
    }
    await app.setRow('cargos', cargo.id, { remaining: 0 })
    const { token } = await app.adminActor()
    const body = { DriverReserveId: permit.id, StatusCode: permitStatus.completed } as const
    expect((await app.call('changePermitStatus', { token, body })).data.code).toBe(1)
    expect((await cargoNow(cargo.id)).status).toBe(status)
    const events = await app.rowsOf('cargoEvents', { cargoId: cargo.id })
    expect(events.map(({ kind }) => kind).filter((kind) => kind !== 'declared')).toEqual(kinds)
  })

  it.each([
    ['another permit is on its way', permitStatus.printed, cargoStatus.sending],
    ['another permit was voided', permitStatus.voided, cargoStatus.finished],
  ])('while %s', async (_what, other, status) => {
    const cargo = await app.buildCargo({ truckCount: 2 })
    const permit = await app.buildPermit(cargo.id, { status: permitStatus.delivered })
    await app.buildPermit(cargo.id, { status: other })
    const { token } = await app.adminActor()
    const body = { DriverReserveId: permit.id, StatusCode: permitStatus.completed } as const
    await app.call('changePermitStatus', { token, body })
    expect((await cargoNow(cargo.id)).status).toBe(status)
  })
})

describe('a turn that a free load had used up, whose permit its company voids', () => {
  it.each([
    ['returns', {}, 'live'],
    ['stays used where its driver was closed meanwhile', { driver: true }, 'used'],
    ['stays used where its hall was closed meanwhile', { hall: true }, 'used'],
  ] as const)('%s', async (_what, closed, status) => {
    const { hall, company, token } = await app.hallWithCompany()
    const [driver] = await queueAt(hall.id, 1)
    const cargo = await app.buildCargo({ companyId: company.id })
    const taken = await app.call('reserveFreeCargo', { token: driver.token, body: { CargoId: cargo.id } })
    expect(taken.data.code).toBe(1)
    const off = { isActive: false }
    if ('driver' in closed) await app.setRow('drivers', driver.id, off)
    if ('hall' in closed) await app.setRow('halls', hall.id, off)
    const Id = taken.data.data.reserveId
    expect((await app.call('voidPermit', { token, body: { Id, Desc: 'بار رفت' } })).data.code).toBe(1)
    expect((await turnNow(driver.turn.id)).status).toBe(status)
    expect(await permitsOf(driver.id)).toMatchObject([{ id: Id, status: permitStatus.voided }])
    const [permit] = await app.rowsOf('permits', Id)
    expect(permit?.turnReturnedAt !== null).toBe(status === 'live')
    const told = await app.rowsOf('notifications', { userId: driver.userId })
    expect(told.filter(({ subject }) => subject.includes('نوبت')).length).toBe(status === 'live' ? 1 : 0)
  })
})

describe('a load that is sent again', () => {
  it.each([
    ['which was meant for an hour ago is announced now, in a round', -hourMs, true],
    ['which is meant for tomorrow stays so, in none', 24 * hourMs, false],
  ])('%s', async (_what, inMs, isNow) => {
    const { hall, company, token } = await app.hallWithCompany({
      reservationLimitMinutes: 10,
      isActiveShowTime: false,
    })
    const before = await app.clock.now(app.db)
    const announcedAt = new Date(before.getTime() + inMs)
    const cargo = await app.buildCargo({ hallId: hall.id, companyId: company.id, announcedAt })
    // it is on offer already, and no reason for a round of its own
    await app.buildCargo({ hallId: hall.id, companyId: company.id })
    await app.call('finishCargo', { token, body: { Id: cargo.id, Desc: 'اشتباه' } })
    expect((await cargoNow(cargo.id)).status).toBe(cargoStatus.finished)
    expect((await app.call('returnCargo', { token, body: { Id: cargo.id } })).data.code).toBe(1)
    const now = await cargoNow(cargo.id)
    expect(now.status).toBe(cargoStatus.sending)
    if (isNow) expect(now.announcedAt.getTime()).toBeGreaterThanOrEqual(before.getTime())
    else expect(now.announcedAt).toEqual(announcedAt)
    const rounds = await app.db.selectFrom('rounds').select('id').where('hallId', '=', hall.id).execute()
    expect(rounds).toHaveLength(isNow ? 1 : 0)
  })
})

describe('a notice', () => {
  it('of a company goes to its admins and to the members who hold the flag, as far as they are open', async () => {
    const [company, elsewhere] = [await app.buildCompany(), await app.buildCompany()]
    const flag = 'access_Reserve_List' as const
    const who = async (
      role: 'TransportationCompanyAdmin' | 'TransportationCompanyMember',
      companyId: number,
      flags: never[] | ('access_Reserve_List' | 'access_Load_Manage')[] = [],
    ) => (await app.signedIn(role, { companyId, flags })).userId
    const people = {
      admin: await who('TransportationCompanyAdmin', company.id),
      member: await who('TransportationCompanyMember', company.id, [flag]),
      memberOfOther: await who('TransportationCompanyMember', company.id, ['access_Load_Manage']),
      memberOfNone: await who('TransportationCompanyMember', company.id),
      closedAdmin: await who('TransportationCompanyAdmin', company.id),
      closedMember: await who('TransportationCompanyMember', company.id, [flag]),
      adminElsewhere: await who('TransportationCompanyAdmin', elsewhere.id),
    }
    const closed = [people.closedAdmin, people.closedMember]
    await app.db.updateTable('users').set({ isActive: false }).where('id', 'in', closed).execute()
    const notice = { kind: 'account', state: 'warning', subject: 'موضوع', message: 'متن', link: '/' } as const
    await transaction(app, (tx, now) => notify(tx, [{ ...notice, to: { companyId: company.id, flag } }], now))
    const told = await app.db
      .selectFrom('notifications')
      .select('userId')
      .where('userId', 'in', Object.values(people))
      .execute()
    expect(told.map(({ userId }) => userId).sort()).toEqual([people.admin, people.member].sort())
  })

  it('to a driver, an owner or an account goes to nobody whose account is closed', async () => {
    const driver = await app.driverActor()
    const notice = { kind: 'account', state: 'warning', subject: 'موضوع', message: 'متن', link: '/' } as const
    const tell = () =>
      transaction(app, (tx, now) =>
        notify(
          tx,
          [
            { ...notice, to: { driverId: driver.id } },
            { ...notice, to: { userId: driver.userId } },
          ],
          now,
        ),
      )
    const count = async () =>
      (await app.db.selectFrom('notifications').select('id').where('userId', '=', driver.userId).execute())
        .length
    await tell()
    expect(await count()).toBe(2)
    await app.setRow('users', driver.userId, { isActive: false })
    await tell()
    expect(await count()).toBe(2)
  })
})

it('a driver who is deactivated loses every session as a row, with its reason, and nobody else loses any', async () => {
  const [driver, other] = [await app.driverActor(), await app.driverActor()]
  await app.newSession(driver.userId)
  const { token } = await app.adminActor()
  expect((await app.call('deactivateDriver', { token, query: { driverId: driver.id } })).statusCode).toBe(200)
  const sessions = (userId: number) =>
    app.db.selectFrom('sessions').select(['endedAt', 'endReason']).where('userId', '=', userId).execute()
  const ended = { endedAt: expect.any(Date), endReason: 'deactivated' }
  expect(await sessions(driver.userId)).toEqual([ended, ended])
  expect(await sessions(other.userId)).toEqual([{ endedAt: null, endReason: null }])
})

describe('a driver’s word', () => {
  const ask = (token: string, CargoId: number, NationalId: string, ConfirmCode?: string) =>
    app.call('reserveFreeCargo', {
      token,
      body: { CargoId, NationalId, DriverLat: 27.2, DriverLong: 56.3, ConfirmCode },
    })
  async function asked() {
    const cargo = await app.buildCargo({ truckCount: 3 })
    const set = { reserveEntrancePermission: true, loadSelectedDrivers: true }
    await app.setRow('companies', cargo.companyId, set)
    const { token } = await app.signedIn('TransportationCompanyAdmin', { companyId: cargo.companyId })
    return { cargo, token, driver: await app.driverActor() }
  }

  it('that is used twice at once is good once, and the second is told that it is none', async () => {
    const { cargo, token, driver } = await asked()
    await ask(token, cargo.id, driver.nationalId)
    const code: string = (await app.call('listMyAskings', { token: driver.token })).data[0].code
    const answers = await app.whileWaiting({
      first: (tx) => sql`select from drivers where id = ${driver.id} for update`.execute(tx),
      second: () => Promise.all([1, 2].map(() => ask(token, cargo.id, driver.nationalId, code))),
      meanwhile: untilBothWait,
    })
    expect(answers.map(({ data }) => data.code).sort()).toEqual([-1, 1])
    expect(answers.find(({ data }) => data.code === -1)?.data.reason).toBe('wrong_word')
    expect(await permitsOf(driver.id)).toHaveLength(1)
    expect((await cargoNow(cargo.id)).remaining).toBe(2)
  })

  async function untilBothWait() {
    for (;;) {
      const { rows } =
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          app.db,
        )
      if (rows.length >= 2) return
      await setTimeout(20)
    }
  }

  it('is not asked of whom the load is not for', async () => {
    const { cargo, token, driver } = await asked()
    const chosen = await app.driverActor()
    const body = { CargoId: cargo.id, DriverIds: [chosen.id] }
    expect((await app.call('setSelectedDrivers', { token, body })).data.code).toBe(1)
    const refused = await ask(token, cargo.id, driver.nationalId)
    expect(refused.message).toBe(staffReserveRefusals.not_chosen)
    expect((await ask(token, cargo.id, chosen.nationalId)).data.needsConfirmation).toBe(true)
    expect(await app.rowsOf('reserveAskings', { cargoId: cargo.id })).toMatchObject([{ driverId: chosen.id }])
  })
})

describe('what concerns a session', () => {
  const nothing = { driverId: null, companyId: null, productOwnerId: null, hallId: null }
  it.each<[Session['role'], Partial<Session>, string[]]>([
    ['Admin', {}, ['all']],
    ['AdminSupport', {}, ['all']],
    ['TransportationCompanyAdmin', { companyId: 12 }, ['company:12']],
    ['TransportationCompanyMember', { companyId: 12 }, ['company:12']],
    ['ProductOwnerAdmin', { productOwnerId: 13 }, ['owner:13']],
    ['LoadHallAdmin', { hallId: 14 }, ['hall:14']],
    ['AgentMain', {}, []],
    ['Customer', {}, []],
  ])('%s with %o', async (role, ids, topics) => {
    const { userId } = await app.adminActor()
    const session = { ...nothing, role, userId, ...ids } as Session
    expect((await findTopics(app.db, session)).sort()).toEqual([...topics, `user:${userId}`].sort())
  })

  it.each(['Organization', 'DriversAssociation', 'AssociationTransportCompanies'] as const)(
    '%s: the halls and companies linked to it, and none of another',
    async (role) => {
      const [one, other] = [await app.signedIn(role), await app.signedIn(role)]
      const [hall, company, elsewhere] = [
        await app.buildHall(),
        await app.buildCompany(),
        await app.buildHall(),
      ]
      await app.addRow('userHalls', { userId: one.userId, hallId: hall.id })
      await app.addRow('userHalls', { userId: other.userId, hallId: elsewhere.id })
      await app.addRow('userCompanies', { userId: one.userId, companyId: company.id })
      const topics = await findTopics(app.db, { ...nothing, role, userId: one.userId } as Session)
      expect(topics.sort()).toEqual([`company:${company.id}`, `hall:${hall.id}`, `user:${one.userId}`].sort())
    },
  )

  it('a driver: himself, free loads, and the hall in whose queue he stands while his turn lives', async () => {
    const hall = await app.buildHall()
    const driver = await app.driverActor()
    const session = { ...nothing, role: 'Driver', userId: driver.userId, driverId: driver.id } as Session
    const own = [`driver:${driver.id}`, 'free', `user:${driver.userId}`]
    expect((await findTopics(app.db, session)).sort()).toEqual([...own].sort())
    const turn = await app.buildTurn(hall.id, driver)
    expect((await findTopics(app.db, session)).sort()).toEqual([...own, `hall:${hall.id}`].sort())
    await app.setRow('turns', turn.id, { status: 'used', endedAt: new Date() })
    expect((await findTopics(app.db, session)).sort()).toEqual([...own].sort())
  })
})

it('a hall and a company are linked to an organisation once', async () => {
  const { token } = await app.adminActor()
  const { userId: UserAdminId } = await app.signedIn('Organization')
  const [company, hall] = [await app.buildCompany(), await app.buildHall()]
  const giveCompany = () =>
    app.call('addUserCompany', { token, body: { UserAdminId, TransportationCompanyId: company.id } })
  const giveHall = () => app.call('addUserHall', { token, body: { UserAdminId, LoadHallId: hall.id } })
  expect([(await giveCompany()).data.code, (await giveHall()).data.code]).toEqual([1, 1])
  expect((await giveCompany()).message).toBe(linkRefusals.company_linked)
  expect((await giveHall()).message).toBe(linkRefusals.hall_linked)
  expect(await app.rowsOf('userCompanies', { userId: UserAdminId })).toMatchObject([
    { companyId: company.id },
  ])
})

it('a truck of a kind that is on no list of ours is not put on record', async () => {
  const driver = await app.driverActor()
  const { token } = await app.adminActor()
  const plate = { two: '12', letter: 'ب', three: '345', region: '67' }
  const ask = vi.spyOn(app.inquiry, 'truck')
  const body = { DriverId: driver.id, FreighterCardNumber: '7654321' }
  const add = (loaderType: string) => {
    ask.mockResolvedValueOnce({ is: 'confirmed', value: { plate, loaderType } } as never)
    return app.call('addFreighter', { token, body })
  }
  const trucks = () =>
    app.db.selectFrom('freighters').select('id').where('cardNumber', '=', '7654321').execute()
  expect((await add('سفینه')).message).toBe(addFreighterRefusals.loader_unknown)
  expect(await trucks()).toEqual([])
  const { fullName } = await app.oneRow('loaderTypes', {})
  expect((await add(fullName ?? '')).data.code).toBe(1)
  expect(await trucks()).toHaveLength(1)
})
