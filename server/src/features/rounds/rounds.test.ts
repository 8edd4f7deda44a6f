import { ledgerCode } from '@bargah/contract/features/log/ledger-code.ts'
import { organizations } from '@bargah/contract/kernel/access.ts'
import { startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { bandarAbbas } from '../../../test/plain.ts'
import { choosing, minute, useRoundHall } from '../../../test/choosing.ts'
import { transaction } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { readRoot } from '../log/log.api.ts'
import { openDueRound } from './open-round.ts'
import { sweepRounds } from './rounds.jobs.ts'

const app = useTestApp()

const { queueAt, choose, endRound, choicesOf } = choosing(() => app)

const logOf = (hallId: number) => app.entriesOf(hallId)

describe('a round of a hall without show times', () => {
  const { hall, companyId, cargoHere } = useRoundHall(() => app)

  it('gives the load to the earlier turn, whoever clicked first, and says why', async () => {
    const [first, second, third] = await queueAt(hall().id, 3)
    const [wanted, other] = [await cargoHere(), await cargoHere()]
    for (const who of [third, second, first]) expect((await choose(who, wanted.id)).data.code).toBe(1)
    await choose(second, other.id)
    await endRound()
    expect(await choicesOf(first)).toMatchObject([
      { status: 2, reason: 'granted', reserveId: expect.any(Number) },
    ])
    expect(await choicesOf(second)).toMatchObject([
      { cargoId: wanted.id, status: 3, reason: 'earlier_turn', winningTurnNumber: first.turn.number },
      { cargoId: other.id, status: 2, reason: 'granted' },
    ])
    const [lost] = await choicesOf(third)
    expect(lost.reasonText).toBe(
      `تنها کامیون این بار به نوبت پیش از شما رسید. آخرین کامیون به نوبت ${'۰۱۲۳۴۵۶۷۸۹'[first.turn.number]} رسید.`,
    )
    await app.expectBalancedLedger()
  })

  it('takes the fees of each permit once, from the held money and the driver', async () => {
    const [driver] = await queueAt(hall().id, 1)
    const cargo = await cargoHere({ truckCount: 2 })
    await choose(driver, cargo.id)
    await endRound()
    const wallet = await app.call('showMyBalance', { token: driver.token })
    expect(wallet.data.availableBalance).toBe(1_000_000 - 20_000)
    const held = await app.oneRow('accounts', { companyId: companyId(), kind: 'company_held' })
    expect(held.balanceRial).toBe(60_000)
    const left = await app.oneRow('cargos', cargo.id)
    expect(left.remaining).toBe(1)
  })

  it('tells everybody how many choices it had once it is split, and nobody while it is open', async () => {
    const [driver] = await queueAt(hall().id, 1)
    const counted = async () =>
      (await app.call('listRoundsOfHall', { query: { LoadHallId: hall().id } })).data[0].choiceCount
    const [one, other] = [await cargoHere(), await cargoHere()]
    await choose(driver, one.id)
    const withOne = await counted()
    await choose(driver, other.id)
    expect([withOne, await counted()]).toEqual([null, null])
    await endRound()
    expect(await counted()).toBe(2)
  })

  it('leaves what nobody took to the next round, opened by the next choice', async () => {
    const [early, late] = await queueAt(hall().id, 2)
    const cargo = await cargoHere({ truckCount: 2 })
    await choose(early, cargo.id)
    await endRound()
    expect((await choose(late, cargo.id)).message).toBe('انتخاب شما دریافت شد.')
    await endRound()
    expect((await choicesOf(late))[0].reason).toBe('granted')
    expect((await app.call('listRoundsOfHall', { query: { LoadHallId: hall().id } })).total).toBe(2)
  })

  it('says of a load that had trucks in a round before how many were left, to who lost them and in his notice', async () => {
    const [early, late, last] = await queueAt(hall().id, 3)
    const cargo = await cargoHere({ truckCount: 2 })
    await choose(early, cargo.id)
    await endRound()
    for (const who of [late, last]) await choose(who, cargo.id)
    await endRound()
    const said = 'تنها کامیونی که از این بار مانده بود به نوبت پیش از شما رسید.'
    expect((await choicesOf(last))[0].reasonText).toContain(said)
    const { message } = await app.oneRow('notifications', { userId: last.userId, link: '/MyResult' })
    expect(message).toContain(said)
  })

  it('passes over a driver who cannot pay at the split and gives his load to the next turn', async () => {
    const [poor] = await queueAt(hall().id, 1, { balanceRial: 0 })
    const [rich] = await queueAt(hall().id, 1)
    const cargo = await cargoHere()
    await choose(poor, cargo.id)
    await choose(rich, cargo.id)
    await endRound()
    expect((await choicesOf(poor))[0]).toMatchObject({ status: 5, reason: 'no_money' })
    expect((await choicesOf(rich))[0].reason).toBe('granted')
  })

  it('opens for a load that no round has offered yet, whenever it was announced', async () => {
    const [driver] = await queueAt(hall().id, 1)
    await choose(driver, (await cargoHere()).id)
    await endRound()
    await cargoHere()
    await sweepRounds(app)
    expect((await app.call('listRoundsOfHall', { query: { LoadHallId: hall().id } })).total).toBe(2)
  })

  it('is split in its time by whichever clock, since the queue of jobs keeps the real one', async () => {
    const year = 365 * 24 * 60 * minute
    await app.clock.moveBy(year)
    try {
      await cargoHere({ announcedAt: await app.clock.now(app.db) })
      const round = await transaction(app, (tx, now) => openDueRound(tx, hall().id, now))
      const { rows } = await sql<{ waitsMs: number }>`
        select extract(epoch from run_at - clock_timestamp())::float8 * 1000 as waits_ms
        from graphile_worker.jobs where key = ${`round:${round?.id}`}`.execute(app.db)
      expect(rows[0]?.waitsMs).toBeLessThanOrEqual(minute)
      expect(rows[0]?.waitsMs).toBeGreaterThan(0)
    } finally {
      await app.clock.moveBy(-year)
    }
  })

  it('does not open by itself again for a load that a round has offered', async () => {
    const cargo = await cargoHere()
    await sweepRounds(app)
    const announcedAt = new Date((await app.clock.now(app.db)).getTime() + minute)
    await app.setRow('cargos', cargo.id, { announcedAt })
    await endRound()
    expect((await app.call('listRoundsOfHall', { query: { LoadHallId: hall().id } })).total).toBe(1)
  })

  it('splits once, however many servers try at the same moment', async () => {
    const waiting = await queueAt(hall().id, 4)
    const cargo = await cargoHere({ truckCount: 2 })
    for (const who of waiting) await choose(who, cargo.id)
    await app.clock.moveBy(2 * minute)
    await Promise.all([sweepRounds(app), sweepRounds(app), sweepRounds(app)])
    const permits = await app.rowsOf('permits', { cargoId: cargo.id })
    expect(new Set(permits.map((permit) => permit.driverId))).toEqual(
      new Set([waiting[0]?.id, waiting[1]?.id]),
    )
    expect(permits).toHaveLength(2)
    await app.expectBalancedLedger()
  })

  it('keeps a tree that anybody can check, and prints its root on the permit', async () => {
    const [driver] = await queueAt(hall().id, 1)
    const cargo = await cargoHere()
    await choose(driver, cargo.id)
    await endRound()
    const lines = await logOf(hall().id)
    expect(lines.map((line) => line.kind)).toEqual([
      'round_opened',
      'list_sealed',
      'lists_opened',
      'round_split',
      'permit_issued',
    ])
    const permit = await app.oneRow('permits', { cargoId: cargo.id })
    const root = await readRoot(app.db, hall().id, lines.length)
    expect(permit).toMatchObject({ logHead: root.toString('hex'), logSize: lines.length })
    const { data: rounds } = await app.call('listRoundsOfHall', { query: { LoadHallId: hall().id } })
    const log = await app.call('showRoundLog', { query: { Id: rounds[0].id } })
    expect(JSON.stringify(log.data)).not.toContain(driver.nationalId)
  })

  it('lets a driver order and shorten his list while the round is open, and not after', async () => {
    const [driver] = await queueAt(hall().id, 1)
    const cargos = [await cargoHere(), await cargoHere(), await cargoHere()]
    const ids: number[] = []
    for (const cargo of cargos) ids.push((await choose(driver, cargo.id)).data.data.id)
    const [a, b, c] = ids as [number, number, number]
    const reorder = (Ids: number[]) =>
      app.call('reorderPriorities', { token: driver.token, body: { DriverTurnId: driver.turn.id, Ids } })
    expect((await reorder([c, a, b])).data.code).toBe(1)
    expect((await reorder([c, a])).errors).toEqual([
      'فهرست فرستاده با انتخاب‌های ثبت‌شده یکی نیست؛ صفحه را تازه کنید.',
    ])
    expect((await app.call('removePriority', { token: driver.token, body: { Id: a } })).data.code).toBe(1)
    const open = await app.call('listPrioritiesOfTurn', {
      token: driver.token,
      query: { DriverTurnId: driver.turn.id },
    })
    expect(open.data.map((row: { id: number; priority: number }) => [row.id, row.priority])).toEqual([
      [c, 1],
      [b, 2],
    ])
    await endRound()
    expect((await reorder([b, c])).errors).toEqual([
      'فهرست فرستاده با انتخاب‌های ثبت‌شده یکی نیست؛ صفحه را تازه کنید.',
    ])
    expect((await app.call('removePriority', { token: driver.token, body: { Id: c } })).errors[0]).toContain(
      'اعلام بار بسته شده',
    )
    const [first] = await choicesOf(driver)
    expect(first).toMatchObject({ id: c, reason: 'granted' })
    const result = await app.call('showMyResult', { token: driver.token })
    expect(result.data).toMatchObject({
      turnNumber: driver.turn.number,
      hallName: hall().name,
      loaderTypeName: 'تریلی کفی',
    })
    expect(result.data.choices.map((row: { reason: string }) => row.reason)).toEqual(
      expect.arrayContaining(['granted', 'own_better_choice', 'removed_by_driver']),
    )
    // the code of the log as the round left it
    const entries = await app.rowsOf('hallLog', { roundId: result.data.round.id }, 'index')
    const root = await readRoot(app.db, hall().id, Number(entries.at(-1)?.index) + 1)
    expect(result.data.ledgerCode).toBe(ledgerCode(root.toString('hex')))
  })

  it('says to who got a load that its permit was voided since, why, and what came back', async () => {
    const [driver] = await queueAt(hall().id, 1)
    const cargo = await cargoHere()
    await choose(driver, cargo.id)
    await endRound()
    const voided = async () => (await app.call('showMyResult', { token: driver.token })).data.voided
    expect(await voided()).toBeNull()
    const { id: Id, driverFeeRial } = await app.oneRow('permits', { cargoId: cargo.id })
    const { token } = await app.adminActor()
    await app.call('voidPermit', { token, body: { Id, Desc: 'خرابی ناوگان' } })
    expect(await voided()).toEqual({
      voidReason: 'خرابی ناوگان',
      byCompany: null,
      usedTurn: driver.turn.number,
      driverRefundRial: driverFeeRial,
    })
  })

  it('tells drivers of two halls who look at one moment each of his own round, and who never chose nothing', async () => {
    const elsewhere = await app.buildHall()
    const [first, second, silent] = await queueAt(hall().id, 3)
    const [other] = await queueAt(elsewhere.id, 1)
    const [here, there] = [await cargoHere(), await app.buildCargo({ hallId: elsewhere.id })]
    for (const driver of [first, second]) await choose(driver, here.id)
    await choose(other, there.id)
    await endRound()
    const shown = await Promise.all(
      [first, second, other, silent].map(({ token }) => app.call('showMyResult', { token })),
    )
    expect(
      shown.map(({ data }) => data && [data.round.loadHallId, data.turnNumber, data.round.choiceCount]),
    ).toEqual([
      [hall().id, first.turn.number, 2],
      [hall().id, second.turn.number, 2],
      [elsewhere.id, other.turn.number, 1],
      null,
    ])
  })

  it('moves the expiry of a turn that got nothing by the time it waited', async () => {
    const [winner, loser] = await queueAt(hall().id, 2)
    const expiresAt = new Date((await app.clock.now(app.db)).getTime() + 60 * minute)
    await app.setRow('turns', loser.turn.id, { expiresAt })
    const cargo = await cargoHere()
    await choose(winner, cargo.id)
    await choose(loser, cargo.id)
    await endRound()
    const turn = await app.oneRow('turns', loser.turn.id)
    expect(turn.status).toBe('live')
    const movedMs = (turn.expiresAt?.getTime() ?? 0) - expiresAt.getTime()
    expect(movedMs).toBeGreaterThanOrEqual(2 * minute)
  })

  it.each([
    [
      'another hall’s load',
      async () => app.buildCargo({ hallId: (await app.hallWithCompany()).hall.id }),
      'در سالن نوبت شما اعلام نشده',
    ],
    ['a truck that does not fit', () => cargoHere({ loaderTypeIds: [6001] }), 'بارگیر ناوگان شما'],
    [
      'a load that comes later',
      async () => cargoHere({ announcedAt: new Date(Date.now() + 365 * 24 * 60 * minute) }),
      'هنوز اعلام نشده',
    ],
    ['a ranged load without a location', () => cargoHere({ rangeKm: 45 }), 'موقعیت مکانی گوشی'],
    ['a load that has ended', () => cargoHere({ status: 1 }), 'دیگر در دسترس نیست'],
  ])('refuses %s', async (_what, makeCargo, sentence) => {
    const [driver] = await queueAt(hall().id, 1)
    await cargoHere()
    const answer = await choose(driver, (await makeCargo()).id)
    expect(answer).toMatchObject({ status: 200, statusCode: 400, data: { code: -1 } })
    expect(answer.errors[0]).toContain(sentence)
  })

  it('measures the range where the choice is made', async () => {
    const [near, far] = await queueAt(hall().id, 2)
    const cargo = await cargoHere({ rangeKm: 45, truckCount: 2 })
    expect((await choose(near, cargo.id, bandarAbbas)).data.code).toBe(1)
    expect((await choose(far, cargo.id, { latitude: 35.7, longitude: 51.4 })).errors[0]).toContain('دورترید')
  })

  it('refuses the same load twice and a choice after the close', async () => {
    const [driver] = await queueAt(hall().id, 1)
    const [cargo, other] = [await cargoHere(), await cargoHere()]
    await choose(driver, cargo.id)
    expect((await choose(driver, cargo.id)).errors).toEqual(['این بار را پیش‌تر به فهرست خود افزوده‌اید.'])
    await app.clock.moveBy(2 * minute)
    expect((await choose(driver, other.id)).errors[0]).toContain('اعلام بار بسته شده است')
  })

  it('asks of a driver no more money than his own list may cost', async () => {
    const [driver] = await queueAt(hall().id, 1)
    const cheap = await cargoHere()
    await cargoHere({ driverFeeRial: 5_000_000 })
    await choose(driver, cheap.id)
    await endRound()
    expect((await choicesOf(driver))[0].reason).toBe('granted')
  })

  it('lets a driver go on choosing while a choice of his waits, though his turn would have expired', async () => {
    const [driver] = await queueAt(hall().id, 1)
    const [first, second] = [await cargoHere(), await cargoHere()]
    await choose(driver, first.id)
    const expiresAt = new Date(Date.now() - minute)
    await app.setRow('turns', driver.turn.id, { expiresAt })
    expect((await choose(driver, second.id)).data.code).toBe(1)
    await endRound()
    expect((await choicesOf(driver))[0].reason).toBe('granted')
  })

  it('goes on as it opened when the hall is set to settle at once meanwhile', async () => {
    const [early, late] = await queueAt(hall().id, 2)
    const cargo = await cargoHere()
    await choose(late, cargo.id)
    await app.setRow('halls', hall().id, { reservationLimitMinutes: 0 })
    expect((await choose(early, cargo.id)).data.data.reserveId).toBeUndefined()
    await endRound()
    expect((await choicesOf(early))[0].reason).toBe('granted')
  })

  it('lets staff of the hall choose for a driver, and no other hall’s', async () => {
    const [driver] = await queueAt(hall().id, 1)
    const cargo = await cargoHere({ rangeKm: 45 })
    const stranger = await app.hallActor((await app.hallWithCompany()).hall.id)
    const clerk = await app.hallActor(hall().id)
    const body = { DriverTurnId: driver.turn.id, CargoId: cargo.id }
    expect((await app.call('addPriority', { token: stranger.token, body })).status).toBe(404)
    const filed = await app.call('addPriority', { token: clerk.token, body })
    expect(filed.data.code).toBe(1)
    await app.call('removePriority', { token: clerk.token, body: { Id: filed.data.data.id } })
    expect((await choicesOf(driver))[0]).toMatchObject({ status: 0, reason: 'deleted_by_staff' })
  })

  it('answers another driver as if the turn were not there', async () => {
    const [mine, his] = await queueAt(hall().id, 2)
    const cargo = await cargoHere()
    const answer = await app.call('addPriority', {
      token: mine.token,
      body: { DriverTurnId: his.turn.id, CargoId: cargo.id },
    })
    expect(answer.status).toBe(404)
    const looked = await app.call('listPrioritiesOfTurn', {
      token: mine.token,
      query: { DriverTurnId: his.turn.id },
    })
    expect(looked.status).toBe(404)
  })

  it('shows a cargo’s choices to its company and to nobody else’s', async () => {
    const [driver] = await queueAt(hall().id, 1)
    const owner = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    const cargo = await app.buildCargo({ hallId: hall().id, companyId: owner.company.id })
    await choose(driver, cargo.id)
    const mine = await app.call('listPrioritiesOfCargo', { token: owner.token, query: { CargoId: cargo.id } })
    expect(mine.data).toMatchObject([
      {
        turnNumber: driver.turn.number,
        status: 1,
        plaqueSerialNumber: '84',
        loaderShortName: expect.any(String),
      },
    ])
    const other = await app.hallWithCompany()
    expect(
      (await app.call('listPrioritiesOfCargo', { token: other.token, query: { CargoId: cargo.id } })).status,
    ).toBe(404)
    const admin = await app.adminActor()
    const explained = await app.call('explainPriority', {
      token: admin.token,
      query: { Id: mine.data[0].id },
    })
    expect(explained.data.reason).toBeNull()
  })

  it.each(organizations)('shows a linked company’s to %s, and no other company’s', async (role) => {
    const [driver] = await queueAt(hall().id, 1)
    const { company } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    const cargo = await app.buildCargo({ hallId: hall().id, companyId: company.id })
    await choose(driver, cargo.id)
    const { token, userId } = await app.signedIn(role)
    const ask = () => app.call('listPrioritiesOfCargo', { token, query: { CargoId: cargo.id } })
    expect(await ask()).toMatchObject({ status: 404, data: null })
    await app.addRow('userCompanies', { userId, companyId: company.id })
    expect((await ask()).data).toMatchObject([{ turnNumber: driver.turn.number, status: 1 }])
  })
})

describe('a hall with show times', () => {
  it('opens a round at its show time, once, and takes no choice between', async () => {
    const { hall } = await app.hallWithCompany({ reservationLimitMinutes: 10, isActiveShowTime: true })
    for (let minuteOfDay = 0; minuteOfDay <= 1380; minuteOfDay += 30)
      await app.addRow('hallShowTimes', { hallId: hall.id, minuteOfDay })
    const [driver] = await queueAt(hall.id, 1)
    const cargo = await app.buildCargo({ hallId: hall.id })
    const halfHour = 30 * minute
    const toNextShow = async () => {
      const now = (await app.clock.now(app.db)).getTime()
      const next = now - (now % halfHour) + halfHour
      // the last show time of a day is at 23:00
      const isAfterLast = next - startOfTehranDay(new Date(next)).getTime() > 23 * 60 * minute
      await app.clock.moveBy(next - now + (isAfterLast ? halfHour : 0) + 1_000)
      await sweepRounds(app)
    }
    await toNextShow()
    await app.clock.moveBy(11 * minute)
    await sweepRounds(app)
    expect((await choose(driver, cargo.id)).errors[0]).toContain('اکنون اعلام باری باز نیست')
    await toNextShow()
    await sweepRounds(app)
    expect((await choose(driver, cargo.id)).message).toBe('انتخاب شما دریافت شد.')
    await app.clock.moveBy(10 * minute)
    await sweepRounds(app)
    expect((await choicesOf(driver))[0].reason).toBe('granted')
    expect((await app.call('listRoundsOfHall', { query: { LoadHallId: hall.id } })).total).toBe(2)
  })
})
