import { tellCargo } from '../src/features/cargos/cargo-log.rules.ts'
import { bindTurn, makeSalt } from '../src/features/log/commitments.rules.ts'
import { appendHallLog, type EntryToTell } from '../src/features/log/log.api.ts'
import { sweepRounds } from '../src/features/rounds/rounds.jobs.ts'
import { findOpenRound } from '../src/features/rounds/rounds.store.ts'
import { sealLists } from '../src/features/rounds/seal-lists.ts'
import { expireOverdueTurns } from '../src/features/turns/turns.jobs.ts'
import { computeExpiry } from '../src/features/turns/turns.rules.ts'
import { insertTurn, insertTurnStart } from '../src/features/turns/turns.store.ts'
import { putMoney } from '../src/features/wallet/wallet.build.ts'
import { transaction } from '../src/kernel/database.ts'
import { sql } from '../src/kernel/sql.ts'
import type { TestApp } from './app.ts'
import { minute } from './choosing.ts'
import { rowsOf } from './rows.ts'

/** Numbers that a seed decides, from 0 up to, not with, `below`. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

const halfHour = 30 * minute

/**
 * A hall that announces every half hour, native drivers waiting longer than others. Loads, drivers, turns and lists come in
 * bulk, told to the log as the calls tell them; rounds, expiries, cancellations, voided permits, finished and returned loads
 * are the product's own doing. `seed` decides who wants what.
 */
export async function openHallDay(app: TestApp, seed: number) {
  const random = seeded(seed)
  const settings = { reservationLimitMinutes: 10, turnExpireHours: 3, nativeTurnExpireHours: 6 }
  const { hall, company, token } = await app.hallWithCompany({ isActiveShowTime: true, ...settings })
  const { token: adminToken, userId } = await app.adminActor()
  await putMoney(app.db, { companyId: company.id }, 1_000_000_000)
  const times = Array.from({ length: 47 }, (_, nr) => ({ hallId: hall.id, minuteOfDay: nr * 30 }))
  await app.addRow('hallShowTimes', times)
  const toShowTime = async () => {
    const now = (await app.clock.now(app.db)).getTime()
    const next = Math.ceil(now / halfHour) * halfHour
    // the last of a day is at eleven in the evening, by the clock of Tehran
    const isAfterLast = next % (48 * halfHour) === 40 * halfHour
    await app.clock.moveBy(next + (isAfterLast ? halfHour : 0) - now + 1000)
  }

  async function announce(count: number): Promise<void> {
    const made = await Promise.all(
      Array.from({ length: count }, () =>
        app.buildCargo({ hallId: hall.id, companyId: company.id, truckCount: 1 + random(2) }),
      ),
    )
    const told = made.map((cargo): EntryToTell => {
      const facts = tellCargo(cargo.id, { ...cargo, loaderTypeIds: [5001] })
      return { kind: 'cargo_announced', facts }
    })
    await transaction(app, (tx) => appendHallLog(tx, hall.id, told))
  }

  async function queue(count: number): Promise<void> {
    const drivers = await Promise.all(
      Array.from({ length: count }, (_, nr) =>
        app.buildDriver({ balanceRial: nr % 20 === 7 ? 10_000 : 1_000_000 }),
      ),
    )
    await transaction(app, async (tx, now) => {
      const told: EntryToTell[] = []
      for (const [nr, { id: driverId, nationalId, freighter, driverFreighterId }] of drivers.entries()) {
        const isNative = nr % 4 === 0
        const turn = { hallId: hall.id, driverId, driverFreighterId, isNative }
        const expiresAt = computeExpiry(hall, isNative, now)
        const taken = { freighterId: freighter.id, takenAt: now, takenBy: userId, expiresAt }
        const salt = makeSalt()
        const { cardNumber: freighterCardNumber, loaderTypeId } = freighter
        const { id, number } = await insertTurn(tx, { ...turn, ...taken })
        await insertTurnStart(tx, { id, hallId: hall.id, number, loaderTypeId, takenAt: now, salt })
        const bound = bindTurn({ salt, nationalId, freighterCardNumber, loaderTypeId })
        told.push({
          kind: 'turn_taken',
          facts: { turn: number, byStaff: nr % 10 === 3, native: isNative, bound },
        })
      }
      await appendHallLog(tx, hall.id, told)
    })
  }

  /** Two of three who wait want one to four loads of the open round. */
  async function choose(): Promise<void> {
    await transaction(app, async (tx, now) => {
      const round = await findOpenRound(tx, hall.id)
      if (!round) throw new Error('no round is open')
      const offered = await rowsOf(tx, 'roundCargos', { roundId: round.id })
      const turns = (await rowsOf(tx, 'turns', { hallId: hall.id, status: 'live' }, 'number')).filter(
        () => random(3) > 0,
      )
      const wishes = turns.flatMap(({ id }) => {
        const from = random(offered.length)
        const count = Math.min(1 + random(4), offered.length)
        return Array.from({ length: count }, (_, rank) => ({
          turnId: id,
          cargoId: offered[(from + rank * rank) % offered.length]?.cargoId as number,
          rank: rank + 1,
        }))
      })
      const once = wishes.filter(
        (wish, nr) =>
          wishes.findIndex((one) => one.turnId === wish.turnId && one.cargoId === wish.cargoId) === nr,
      )
      await sql`insert into priorities (round_id, turn_id, cargo_id, rank, status, filed_by, filed_at)
        select ${round.id}, *, 1, ${userId}, ${now} from unnest(${once.map((wish) => wish.turnId)}::int[],
          ${once.map((wish) => wish.cargoId)}::int[], ${once.map((wish) => wish.rank)}::int[])`.execute(tx)
      const turnIds = turns.map(({ id }) => id)
      const sealed = await sealLists(tx, { roundId: round.id, turnIds, byStaff: false })
      const told = sealed.map((list) => list.told)
      await appendHallLog(tx, hall.id, told)
    })
  }

  /** Drivers who lose patience while the round is open, by the call. */
  async function cancel(count: number): Promise<void> {
    const { rows } = await sql<{ id: number; driverId: number }>`select id, driver_id as "driverId" from turns
      where hall_id = ${hall.id} and status = 'live' order by number offset 5 limit ${count}`.execute(app.db)
    for (const { id, driverId } of rows) {
      const driver = await app.signedIn('Driver', { driverId })
      const session = await app.newSession(driver.userId)
      await mustDo(app.call('cancelTurn', { token: session, query: { DriverTurnId: id } }))
    }
  }

  /** Permits that are voided by an administrator, and loads that are finished; each second one comes back. */
  async function comeAndGo(count: number): Promise<void> {
    const permits = await sql<{ id: number }>`select p.id from permits p join cargos c on c.id = p.cargo_id
      where c.hall_id = ${hall.id} and p.status = 1 order by p.id desc limit ${count}`.execute(app.db)
    for (const { id } of permits.rows)
      await mustDo(app.call('voidPermit', { token: adminToken, body: { Id: id, Desc: 'راننده نیامد' } }))
    const loads = await sql<{ id: number }>`select id from cargos where hall_id = ${hall.id} and status = 0
      and remaining > 0 order by id limit ${count}`.execute(app.db)
    for (const [nr, { id }] of loads.rows.entries()) {
      await mustDo(app.call('finishCargo', { token, body: { Id: id, Desc: 'باری نمانده است' } }))
      if (nr % 2 === 0) await mustDo(app.call('returnCargo', { token, body: { Id: id, Desc: 'باز هم هست' } }))
    }
  }

  return {
    hall,
    /** What comes before a show time, the round, and what follows it; half an hour in all. */
    async playHalfHour({ loads, drivers }: { loads: number; drivers: number }): Promise<void> {
      await announce(loads)
      await queue(drivers)
      await toShowTime()
      await sweepRounds(app)
      await choose()
      await cancel(2)
      await app.clock.moveBy(11 * minute)
      await sweepRounds(app)
      await comeAndGo(2)
      await expireOverdueTurns(app)
    },
  }
}

async function mustDo(answer: Promise<{ statusCode: number; errors: string[] }>): Promise<void> {
  const { statusCode, errors } = await answer
  if (statusCode !== 200) throw new Error(`refused: ${errors.join(' ')}`)
}
