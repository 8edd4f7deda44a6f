import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { setRow } from '../../../test/rows.ts'
import { lockHall } from '../halls/halls.api.ts'
import { expireOverdueTurns } from './turns.jobs.ts'

const app = useTestApp()

type Filter = NonNullable<Parameters<typeof app.call<'searchTurns'>>[1]>['body']

const takeAt = ({ token }: { token: string }, LoadHallId: number) =>
  app.call('takeTurn', { token, body: { LoadHallId } })
const cancel = (token: string, DriverTurnId: number) =>
  app.call('cancelTurn', { token, query: { DriverTurnId } })
const myTurn = async (token: string) => (await app.call('showMyTurn', { token })).data
const search = (token: string, body: Filter = {}) => app.call('searchTurns', { token, body })

it('a turn waits for a decision over its whole hall, and is refused when that closed it', async () => {
  const [hall, driver] = [await app.buildHall(), await app.driverActor()]
  const taken = await app.whileWaiting({
    first: (tx) => lockHall(tx, hall.id, 'exclusive'),
    second: () => takeAt(driver, hall.id),
    meanwhile: (tx) => setRow(tx, 'halls', hall.id, { isActive: false }),
  })
  expect(taken).toMatchObject({ statusCode: 400, errors: [expect.stringContaining('سالن')] })
})

describe('the driver’s turn', () => {
  it('is null without one', async () => {
    expect(await myTurn((await app.driverActor()).token)).toBeNull()
  })

  it('is each one’s own where many look at one moment, of several halls and loaders, one of them without a turn', async () => {
    const [hall, other] = [await app.buildHall(), await app.buildHall()]
    const [first, heavy] = [await app.driverActor(), await app.driverActor({ loaderTypeId: 3001 })]
    const [elsewhere, none] = [await app.driverActor(), await app.driverActor()]
    for (const driver of [first, heavy]) await takeAt(driver, hall.id)
    await takeAt(elsewhere, other.id)
    for (const loaderTypeIds of [[3001], [3001, 5001]])
      await app.buildCargo({ hallId: hall.id, loaderTypeIds })
    const shown = await Promise.all([first, heavy, elsewhere, none, first].map(({ token }) => myTurn(token)))
    const ofFirst = { loadHallId: hall.id, allActiveTurn: 2, aheadOfMe: 0, announcedCount: 1 }
    expect(shown).toMatchObject([
      ofFirst,
      { loadHallId: hall.id, allActiveTurn: 2, aheadOfMe: 1, announcedCount: 2 },
      { loadHallId: other.id, allActiveTurn: 1, aheadOfMe: 0, announcedCount: 0 },
      null,
      ofFirst,
    ])
  })

  it('shows the queue, the loads that fit and the hours left', async () => {
    const hall = await app.buildHall({ reservationLimitMinutes: 0, turnExpireHours: 48 })
    const ahead = await app.driverActor()
    const me = await app.driverActor({ loaderTypeId: 3001 })
    for (const driver of [ahead, me, await app.driverActor()]) await takeAt(driver, hall.id)
    await app.buildCargo({ hallId: hall.id, loaderTypeIds: [3001, 5001] })
    await app.buildCargo({ hallId: hall.id, loaderTypeIds: [5001] })
    await app.buildCargo({ hallId: hall.id, loaderTypeIds: [3001], status: 1 })
    const tomorrow = new Date(Date.now() + 24 * hourMs)
    await app.buildCargo({ hallId: hall.id, loaderTypeIds: [3001], announcedAt: tomorrow })
    await app.buildCargo({ loaderTypeIds: [3001] })

    const turn = await myTurn(me.token)
    expect(turn).toMatchObject({
      turnNumber: 2,
      name: hall.name,
      loaderTypeName: 'تک (شش چرخ) اتاق‌دار',
      loadHallId: hall.id,
      driverToFreighterId: me.driverFreighterId,
      allActiveTurn: 3,
      aheadOfMe: 1,
      remainTurnHour: 48,
      reservationLimit: 0,
      announcedCount: 1,
      round: null,
      nextRoundAt: null,
    })
    expect(Date.parse(turn.expiresAt) - Date.parse(turn.takenAt)).toBe(48 * hourMs)
    expect(Date.parse(turn.serverNow)).toBeGreaterThanOrEqual(Date.parse(turn.takenAt))
  })

  it('shows the next show time, and the round in its place once one is open', async () => {
    const hall = await app.buildHall({ isActiveShowTime: true })
    const showTimes = [0, 720].map((minuteOfDay) => ({ hallId: hall.id, minuteOfDay }))
    await app.addRow('hallShowTimes', showTimes)
    const driver = await app.driverActor()
    await takeAt(driver, hall.id)
    const waiting = await myTurn(driver.token)
    const wait = Date.parse(waiting.nextRoundAt) - Date.parse(waiting.serverNow)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(12 * hourMs)
    expect(waiting.round).toBeNull()

    const opensAt = await app.clock.now(app.db)
    const closesAt = new Date(opensAt.getTime() + 60_000)
    const { id } = await app.addRow('rounds', { hallId: hall.id, opensAt, closesAt })
    const round = { id, opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() }
    expect(await myTurn(driver.token)).toMatchObject({ round, nextRoundAt: null })
  })
})

describe('a driver’s turn at a hall that settles each choice at once', () => {
  it('has no next show time, though some are set: no round opens there', async () => {
    const hall = await app.buildHall({ isActiveShowTime: true, reservationLimitMinutes: 0 })
    await app.addRow('hallShowTimes', { hallId: hall.id, minuteOfDay: 720 })
    const driver = await app.driverActor()
    await takeAt(driver, hall.id)
    expect((await myTurn(driver.token)).nextRoundAt).toBeNull()
  })
})

describe('cancelling a turn', () => {
  const statusOf = (id: number) =>
    app.db.selectFrom('turns').select(['status', 'endedAt']).where('id', '=', id).executeTakeFirstOrThrow()

  async function waitingTurn() {
    const hall = await app.buildHall()
    const driver = await app.driverActor()
    const { data } = await takeAt(driver, hall.id)
    return { hall, driver, turnId: data.data.id as number }
  }

  it('by its driver ends it, and he may take another', async () => {
    const { hall, driver, turnId } = await waitingTurn()
    const answer = await cancel(driver.token, turnId)
    expect(answer.data).toEqual({ code: 1, message: 'نوبت لغو شد.' })
    expect((await statusOf(turnId)).status).toBe('cancelled')
    expect(await myTurn(driver.token)).toBeNull()
    expect((await takeAt(driver, hall.id)).data.data.turnNumber).toBe(2)
    expect((await app.logOf(hall.id))[1]).toMatchObject({
      kind: 'turn_ended',
      turn: 1,
      reason: 'cancelled',
    })
  })

  it('by the staff of its hall or by support ends it as theirs', async () => {
    for (const actor of ['hall', 'Admin', 'AdminSupport'] as const) {
      const { hall, turnId } = await waitingTurn()
      const { token } = actor === 'hall' ? await app.hallActor(hall.id) : await app.signedIn(actor)
      expect((await cancel(token, turnId)).data.code).toBe(1)
      expect((await statusOf(turnId)).status).toBe('ended_by_staff')
    }
  })

  it.each([
    ['driver', 4, 'turn_cancelled_by_driver'],
    ['staff', 5, 'turn_ended_by_staff'],
  ])('by the %s in an open round ends its waiting choices too', async (who, status, reason) => {
    const { hall, driver, turnId } = await waitingTurn()
    const cargo = await app.buildCargo({ hallId: hall.id })
    const priority = await waitingChoice(hall.id, turnId, cargo.id, driver.userId)
    const { token } = who === 'driver' ? driver : await app.hallActor(hall.id)
    await cancel(token, turnId)
    expect(await app.oneRow('priorities', priority)).toMatchObject({ status, reason })
    expect((await app.logOf(hall.id)).slice(-2)).toMatchObject([
      { kind: 'turn_ended', turn: 1 },
      { kind: 'list_sealed', turn: 1, change: 1, byStaff: who === 'staff' },
    ])
  })

  it('is refused when it is over already, also to the slower of two', async () => {
    const { hall, driver, turnId } = await waitingTurn()
    const staff = await app.hallActor(hall.id)
    const answers = await Promise.all([cancel(driver.token, turnId), cancel(staff.token, turnId)])
    const refusals = answers.filter((answer) => answer.data.code !== 1)
    expect(refusals.map(({ errors }) => errors)).toEqual([['این نوبت دیگر فعال نیست.']])
    expect(await app.logOf(hall.id)).toHaveLength(2)
  })

  it('is not found by another driver, by the staff of another hall, or when there is none', async () => {
    const { driver, turnId } = await waitingTurn()
    const stranger = await app.driverActor()
    const neighbour = await app.hallActor((await app.buildHall()).id)
    expect((await cancel(stranger.token, turnId)).status).toBe(404)
    expect((await cancel(neighbour.token, turnId)).status).toBe(404)
    expect((await cancel(driver.token, 999_999)).status).toBe(404)
    expect((await statusOf(turnId)).status).toBe('live')
  })

  it('asks which turn', async () => {
    const { token } = await app.driverActor()
    // @ts-expect-error the point is what happens without it
    const answer = await app.call('cancelTurn', { token, query: {} })
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual(['نوبت را انتخاب کنید.'])
  })
})

/** A choice that waits in a round which is open for another minute. */
async function waitingChoice(hallId: number, turnId: number, cargoId: number, filedBy: number) {
  const opensAt = await app.clock.now(app.db)
  const round = await app.addRow('rounds', {
    hallId,
    opensAt,
    closesAt: new Date(opensAt.getTime() + 60_000),
  })
  const status = priorityStatus.waiting
  const choice = { roundId: round.id, turnId, cargoId, rank: 1, status, filedBy, filedAt: opensAt }
  const { id } = await app.addRow('priorities', choice)
  return id
}

describe('expiry', () => {
  it('ends turns whose time is over, but none with a waiting choice, and tells the log', async () => {
    const hall = await app.buildHall({ turnExpireHours: 2 })
    const patient = await app.buildHall({ turnExpireHours: 3 })
    const forever = await app.buildHall()
    const [late, choosing, early, endless] = await Promise.all([1, 2, 3, 4].map(() => app.driverActor()))
    if (!late || !choosing || !early || !endless) throw new Error('four drivers were made')
    await takeAt(late, hall.id)
    const { data } = await takeAt(choosing, hall.id)
    await takeAt(early, patient.id)
    await takeAt(endless, forever.id)
    const cargo = await app.buildCargo({ hallId: hall.id })
    await waitingChoice(hall.id, data.data.id, cargo.id, choosing.userId)

    await app.clock.moveBy(2 * hourMs)
    await expireOverdueTurns(app)
    await expireOverdueTurns(app)
    await app.clock.moveBy(-2 * hourMs)
    expect(await myTurn(late.token)).toBeNull()
    for (const driver of [choosing, early, endless]) expect(await myTurn(driver.token)).not.toBeNull()
    const ends = (await app.logOf(hall.id)).filter((line) => line.kind === 'turn_ended')
    expect(ends).toMatchObject([{ turn: 1, reason: 'expired' }])
  })
})

describe('a turn by its number', () => {
  const numbersOf = async (token: string, body: Filter) =>
    (await search(token, body)).data.map((row: TurnRow) => row.turnNumber)

  it('is found at its hall, live or over, and not among those of another', async () => {
    const [hall, other] = [await app.buildHall(), await app.buildHall()]
    const driver = await app.driverActor()
    const at = async (hallId: number) => (await takeAt(driver, hallId)).data.data.id as number
    await app.setRow('halls', hall.id, { lastTurnNumber: 90_210 })
    await cancel(driver.token, await at(other.id))
    await cancel(driver.token, await at(hall.id))
    await at(hall.id)
    const { token } = await app.hallActor(hall.id)
    const neighbour = await app.hallActor(other.id)

    expect(await numbersOf(token, { Search: '۹۰۲۱۱' })).toEqual([])
    expect(await numbersOf(token, { Search: '۹۰۲۱۱', IsActive: 0 })).toEqual([90_211])
    expect(await numbersOf(token, { Search: '۹۰۲۱۲' })).toEqual([90_212])
    expect(await numbersOf(token, { Search: '90211', IsActive: 2 })).toEqual([90_211])
    expect(await numbersOf(neighbour.token, { Search: '90211', IsActive: 2 })).toEqual([])
    const { token: support } = await app.signedIn('AdminSupport')
    expect(await numbersOf(support, { Search: '90211', IsActive: 2 })).toEqual([90_211])
    // beside a word of its text, and not beside another's
    expect(await numbersOf(token, { Search: '90211 آزمون', IsActive: 2 })).toEqual([90_211])
    expect(await numbersOf(token, { Search: '90211 ناکجا', IsActive: 2 })).toEqual([])
  })
})

describe('searching turns', () => {
  async function hallWithTurns() {
    const hall = await app.buildHall()
    const drivers = [await app.driverActor(), await app.driverActor(), await app.driverActor()]
    for (const driver of drivers) await takeAt(driver, hall.id)
    const { token } = await app.hallActor(hall.id)
    const { data } = await search(token)
    await cancel(token, data[1].id)
    return { hall, drivers, token }
  }
  const numbersOf = ({ data }: Awaited<ReturnType<typeof search>>) =>
    data.map((row: { turnNumber: number }) => row.turnNumber)

  it('gives hall staff the live turns of their hall in the order of service', async () => {
    const { hall, drivers, token } = await hallWithTurns()
    await takeAt(await app.driverActor(), (await app.buildHall()).id)
    const found = await search(token)
    expect(numbersOf(found)).toEqual([1, 3])
    expect(found.total).toBe(2)
    expect(found.data[0]).toMatchObject({
      nationalId: drivers[0]?.nationalId,
      driverCardNumber: drivers[0]?.cardNumber,
      freighterCardNumber: drivers[0]?.freighter.cardNumber,
      isActive: true,
      status: 'live',
      name: hall.name,
    })
    expect(found.data[0].date).toMatch(/^1\d{3}\/\d{2}\/\d{2}$/)
    expect(found.data[0].time).toMatch(/^\d{2}:\d{2}$/)
  })

  it('filters by state, card and day, and pages', async () => {
    const { drivers, token } = await hallWithTurns()
    const [first] = drivers
    expect(numbersOf(await search(token, { IsActive: 0 }))).toEqual([2])
    expect(numbersOf(await search(token, { IsActive: 2 }))).toEqual([3, 2, 1])
    const page = await search(token, { IsActive: 2, Page: 2, PageSize: 2 })
    expect([numbersOf(page), page.total]).toEqual([[1], 3])
    expect(numbersOf(await search(token, { DriverCardNumber: first?.cardNumber }))).toEqual([1])
    expect(numbersOf(await search(token, { FreighterCardNumber: first?.freighter.cardNumber }))).toEqual([1])

    const [row] = (await search(token)).data
    const today = row.date
    expect(numbersOf(await search(token, { FromDate: today, ToDate: today }))).toEqual([1, 3])
    expect(numbersOf(await search(token, { ToDate: '1404/01/01' }))).toEqual([])
    expect(numbersOf(await search(token, { FromDate: '1450/01/01' }))).toEqual([])
  })

  it('gives a driver his own turns only', async () => {
    const { hall, drivers } = await hallWithTurns()
    const token = drivers[2]?.token ?? ''
    expect(numbersOf(await search(token, { IsActive: 2, LoadHallId: hall.id }))).toEqual([3])
  })

  it('gives support the turns of all halls, or of one that it names', async () => {
    const { hall } = await hallWithTurns()
    const { token } = await app.adminActor()
    expect(numbersOf(await search(token, { LoadHallId: hall.id }))).toEqual([1, 3])
    const other = await hallWithTurns()
    const halls = new Set(
      (await search(token, { PageSize: 100 })).data.map(
        ({ loadHallId }: { loadHallId: number }) => loadHallId,
      ),
    )
    expect([...halls]).toEqual(expect.arrayContaining([hall.id, other.hall.id]))
  })

  it('gives an organisation the halls that it is linked to', async () => {
    const { hall } = await hallWithTurns()
    const { token, userId } = await app.signedIn('DriversAssociation')
    expect(numbersOf(await search(token, { LoadHallId: hall.id }))).toEqual([])
    await app.addRow('userHalls', { userId, hallId: hall.id })
    expect(numbersOf(await search(token, { LoadHallId: hall.id }))).toEqual([1, 3])
    expect(numbersOf(await search(token))).toEqual([1, 3])
  })

  it('keeps hall staff in their hall, whichever they name', async () => {
    const { token } = await hallWithTurns()
    const other = await hallWithTurns()
    expect(numbersOf(await search(token, { LoadHallId: other.hall.id }))).toEqual([])
  })

  it('says what is wrong with a filter', async () => {
    const { token } = await hallWithTurns()
    const answer = await search(token, { FromDate: '1405/13/01', DriverCardNumber: '123456789012' })
    expect(answer.status).toBe(400)
    expect(answer.errors).toHaveLength(2)
  })
})

describe('one turn', () => {
  const show = (token: string, Id: number) => app.call('showTurn', { token, query: { Id } })

  it('is shown live and ended, as the search has it, to whoever finds it there', async () => {
    const hall = await app.buildHall()
    const driver = await app.driverActor()
    await takeAt(driver, hall.id)
    const staff = await app.hallActor(hall.id)
    const [row] = (await search(staff.token)).data
    expect((await show(driver.token, row.id)).data).toEqual(row)
    expect((await show(staff.token, row.id)).data).toEqual(row)
    await cancel(driver.token, row.id)
    const ended = await show((await app.adminActor()).token, row.id)
    expect(ended.data).toMatchObject({ id: row.id, status: 'cancelled', isActive: false })
  })

  it('is nobody else’s', async () => {
    const hall = await app.buildHall()
    await takeAt(await app.driverActor(), hall.id)
    const [row] = (await search((await app.hallActor(hall.id)).token)).data
    const others = [await app.driverActor(), await app.hallActor((await app.buildHall()).id)]
    for (const { token } of [...others, await app.signedIn('DriversAssociation')]) {
      const answer = await show(token, row.id)
      expect([answer.status, answer.message]).toEqual([404, 'نوبتی با این شماره پیدا نشد.'])
    }
  })
})
