import type { Contract } from '@bargah/contract/contract.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { sql } from '../src/kernel/sql.ts'
import { sweepRounds } from '../src/features/rounds/rounds.jobs.ts'
import { expireOverdueTurns } from '../src/features/turns/turns.jobs.ts'
import { driverActor } from './actors.ts'
import type { TestApp } from './app.ts'
import { minute } from './choosing.ts'
import { bandarAbbas, plainDeclaration } from './plain.ts'

/** What can happen at halls. Each act takes three numbers, which choose who and what among all that is there. */
export const acts = [
  'declare',
  'declareFree',
  'edit',
  'finish',
  'bringBack',
  'take',
  'takeByStaff',
  'cancel',
  'choose',
  'chooseByStaff',
  'remove',
  'reorder',
  'reserve',
  'assign',
  'voidPermit',
  'returnTurn',
  'setHall',
  'wait',
  'waitLong',
] as const
/** What else ends turns, loads and halls: whoever plays the closing of a round needs it. */
export const endingActs = [
  'finishWaiting',
  'removeByStaff',
  'deactivate',
  'activate',
  'expire',
  'closeHall',
] as const
export type Act = (typeof acts)[number] | (typeof endingActs)[number]
export type Step = { act: Act; a: number; b: number; c: number }

const pick = <T>(of: readonly T[], nr: number): T | undefined => of[nr % of.length]
/** The settings that halls change to: rounds as loads come, at show times or none, turns that end soon, a closed hall. */
const settings = [
  { ReservationLimit: 2, IsActiveShowTime: false, IsActive: true },
  { ReservationLimit: 0, IsActiveShowTime: false, IsActive: true },
  { ReservationLimit: 5, IsActiveShowTime: true, IsActive: true },
  { TurnExpireHour: 1, IsActive: true },
  { IsActive: false },
]

type Options = {
  /** Whether a call may fail by now, since connections are cut. */
  mayFail?: () => boolean
}

/**
 * Two halls of one company with eight drivers, two of them poor, and what can happen there, all of it by the calls; what a
 * rule refuses has not happened. Whatever answers otherwise is an error.
 */
export async function openHistory(app: TestApp, { mayFail = () => false }: Options = {}) {
  const { hall, company, token } = await app.hallWithCompany({
    reservationLimitMinutes: 2,
    isFreeCargo: true,
  })
  const { hall: other } = await app.hallWithCompany({ reservationLimitMinutes: 0, isFreeCargo: true })
  const halls = [hall, other] as const
  await app.addRow('hallCompanies', { hallId: other.id, companyId: company.id })
  // its free loads are taken without a turn, too
  await app.setRow('companies', company.id, { reserveEntrancePermission: true })
  const times = halls.flatMap(({ id }) =>
    [...Array(47).keys()].map((nr) => ({ hallId: id, minuteOfDay: nr * 30 })),
  )
  await app.addRow('hallShowTimes', times)
  const admin = await app.adminActor()
  const support = await app.signedIn('AdminSupport')
  const staff = [await app.hallActor(hall.id), await app.hallActor(other.id)]
  const drivers: Awaited<ReturnType<typeof driverActor>>[] = []
  for (let nr = 0; nr < 8; nr += 1)
    drivers.push(await app.driverActor({ balanceRial: nr < 6 ? 1_000_000 : 30_000 }))
  const CityDestinationId = await app.cityId('تهران')

  /** Out: whether it was done. */
  const ask = async <K extends keyof Contract>(key: K, sent: Parameters<typeof app.call<K>>[1]) => {
    const { status, statusCode, errors } = await app.call(key, sent)
    // 401: his account was closed meanwhile
    if (![200, 401, 404].includes(status) && !mayFail())
      throw new Error(
        `${key} answered ${status}: ${errors.join(' ')} ${status === 500 ? app.lastFault() : ''}`,
      )
    return statusCode === 200
  }
  const list = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(app.db)).rows
  const hallIds = halls.map(({ id }) => id)
  const cargos = () =>
    list(
      sql<{
        id: number
        hallId: number
        isHall: boolean
      }>`select id, hall_id, is_hall from cargos where company_id = ${company.id} order by id`,
    )
  const turns = () =>
    list(sql<{ id: number; hallId: number; driverId: number }>`select id, hall_id, driver_id from turns
      where status = 'live' and hall_id = any(${hallIds}::int[]) order by id`)
  const choices = () =>
    list(sql<{
      id: number
      turnId: number
      driverId: number
      hallId: number
    }>`select p.id, turn_id, driver_id, hall_id from priorities p
      join turns on turns.id = turn_id where p.status = 1 and hall_id = any(${hallIds}::int[]) order by turn_id, rank`)
  const permits = (isVoided: boolean) =>
    list(sql<{
      id: number
      turnId: number | null
      driverId: number
    }>`select id, turn_id, driver_id from permits
      where company_id = ${company.id} and (status = 0) = ${isVoided} order by id desc`)
  const ofDriver = (id: number | undefined) => drivers.find((driver) => driver.id === id)?.token
  const names = ({ nationalId, freighter }: (typeof drivers)[0]) => ({
    NationalId: nationalId,
    FreighterCardNumber: freighter.cardNumber,
  })
  const declaration = (IsLoadHall: boolean, hallNr: number, trucks: number) => ({
    ...plainDeclaration,
    IsLoadHall,
    LoadHallId: pick(hallIds, hallNr),
    CityDestinationId,
    FreighterNumber: 1 + (trucks % 3),
  })
  const pass = async (ms: number) => {
    await app.clock.moveBy(ms)
    await sweepRounds(app)
    await expireOverdueTurns(app)
  }
  /** One of those who wait files up to three loads that are on offer at his hall. */
  const choose = async ({ a, b, c }: Step, byStaff: boolean) => {
    const turn = pick(await turns(), a)
    if (!turn) return false
    const { rows: offered } = await sql<{ id: number }>`select id from cargos where hall_id = ${turn.hallId}
      and is_hall and status = 0 and remaining > 0 order by id`.execute(app.db)
    const by = byStaff ? staff[hallIds.indexOf(turn.hallId)]?.token : ofDriver(turn.driverId)
    let isDone = false
    for (let nr = 0; nr < 1 + (c % 3); nr += 1) {
      // all want the same few
      const cargo = pick(offered, (b % 3) + nr)
      const body = { DriverTurnId: turn.id, CargoId: cargo?.id ?? 0 }
      if (cargo && (await ask('addPriority', { token: by, body }))) isDone = true
    }
    return isDone
  }

  const remove = async (
    nr: number,
    by: (turn: { driverId: number; hallId: number }) => string | undefined,
  ) => {
    const choice = pick(await choices(), nr)
    return choice && ask('removePriority', { token: by(choice), body: { Id: choice.id } })
  }
  const staffOf = (hallId: number | undefined) => staff[hallIds.indexOf(hallId ?? 0)]?.token

  const openOrClose = (
    { id: Id, name: Name, cityId: LoadHallCityId }: (typeof halls)[0],
    IsActive: boolean,
  ) => ask('updateHall', { token: admin.token, body: { Id, Name, LoadHallCityId, IsActive } })

  /** Each says whether it was done. */
  const does: Record<Act, (step: Step) => Promise<boolean | undefined | void>> = {
    declare: ({ a, b }) => ask('declareCargo', { token, body: declaration(true, a, b) }),
    declareFree: ({ a, b }) => ask('declareCargo', { token, body: declaration(false, a, b) }),
    async edit({ a, b, c }) {
      const cargo = pick(await cargos(), a)
      if (!cargo) return undefined
      // now and then to the other hall or another kind, which is refused
      const [hallNr, isHall] = b % 4 === 0 ? [b, a % 2 === 0] : [hallIds.indexOf(cargo.hallId), cargo.isHall]
      return ask('updateCargo', { token, body: { ...declaration(isHall, hallNr, c), Id: cargo.id } })
    },
    async finish({ a, b }) {
      const cargo = pick(await cargos(), a)
      const by = b % 2 === 0 ? token : admin.token
      return cargo && ask('finishCargo', { token: by, body: { Id: cargo.id, Desc: 'باری نمانده است' } })
    },
    /** A load that somebody waits for, and the choices with it. */
    async finishWaiting({ a }) {
      const wanted = await list(sql<{ id: number }>`select distinct cargo_id as id from priorities
        join cargos on cargos.id = cargo_id where company_id = ${company.id} and priorities.status = 1 order by 1`)
      const body = { Id: pick(wanted, a)?.id ?? 0, Desc: 'باری نمانده است', IsCancelPriority: true }
      return wanted.length > 0 && ask('finishCargo', { token: admin.token, body })
    },
    async bringBack({ a }) {
      const ended = await list(
        sql<{ id: number }>`select id from cargos where company_id = ${company.id} and status = 1`,
      )
      const cargo = pick(ended, a)
      return cargo && ask('returnCargo', { token, body: { Id: cargo.id, Desc: 'باز هم هست' } })
    },
    take: ({ a, b }) =>
      ask('takeTurn', { token: pick(drivers, a)?.token, body: { LoadHallId: pick(hallIds, b) as number } }),
    takeByStaff: ({ a, b }) =>
      ask('takeTurn', {
        token: pick(staff, b)?.token,
        body: { LoadHallId: pick(hallIds, b) as number, ...names(pick(drivers, a) as (typeof drivers)[0]) },
      }),
    async cancel({ a, b }) {
      const turn = pick(await turns(), a)
      const by = b % 2 === 0 ? ofDriver(turn?.driverId) : staffOf(turn?.hallId)
      return turn && ask('cancelTurn', { token: by, query: { DriverTurnId: turn.id } })
    },
    choose: (step) => choose(step, false),
    chooseByStaff: (step) => choose(step, true),
    remove: ({ a }) => remove(a, ({ driverId }) => ofDriver(driverId)),
    removeByStaff: ({ a }) => remove(a, ({ hallId }) => staffOf(hallId)),
    async reorder({ a }) {
      const all = await choices()
      const first = pick(all, a)
      const ids = all.filter(({ turnId }) => turnId === first?.turnId).map(({ id }) => id)
      const body = { DriverTurnId: first?.turnId ?? 0, Ids: ids.toReversed() }
      return first && ask('reorderPriorities', { token: ofDriver(first.driverId), body })
    },
    async reserve({ a, b }) {
      const free = await list(
        sql<{
          id: number
        }>`select id from cargos where company_id = ${company.id} and not is_hall and status = 0 order by id`,
      )
      const cargo = pick(free, b)
      const { latitude: DriverLat, longitude: DriverLong } = bandarAbbas
      const body = { CargoId: cargo?.id ?? 0, DriverLat, DriverLong }
      return cargo && ask('reserveFreeCargo', { token: pick(drivers, a)?.token, body })
    },
    async assign({ a, b, c }) {
      const cargo = pick(await cargos(), b)
      const body = {
        CargoId: cargo?.id ?? 0,
        ...names(pick(drivers, a) as (typeof drivers)[0]),
        By: c % 2 === 0 ? 2 : 3,
      } as const
      return cargo && ask('assignCargo', { token: support.token, body })
    },
    async voidPermit({ a, b }) {
      const permit = pick(await permits(false), a)
      const by = [admin.token, token, ofDriver(permit?.driverId)][b % 3]
      return permit && ask('voidPermit', { token: by, body: { Id: permit.id, Desc: 'نشد' } })
    },
    async returnTurn({ a }) {
      const used = (await permits(true)).filter(({ turnId }) => turnId !== null)
      const permit = pick(used, a)
      const body = { Item1: permit?.turnId ?? 0, Item2: permit?.id ?? 0 }
      return permit && ask('giveTurnBack', { token: admin.token, body })
    },
    async setHall({ a, b }) {
      const set = pick(halls, a) as (typeof halls)[0]
      const body = { Id: set.id, Name: set.name, LoadHallCityId: set.cityId, ...pick(settings, b) }
      return ask('updateHall', { token: admin.token, body })
    },
    closeHall: ({ a }) => openOrClose(pick(halls, a) as (typeof halls)[0], false),
    async deactivate({ a }) {
      const turn = pick(await turns(), a)
      return turn && ask('deactivateDriver', { token: admin.token, query: { driverId: turn.driverId } })
    },
    /** All who are closed are let in again, and sign in. */
    async activate() {
      const closed = await list(sql<{ id: number; userId: number }>`select drivers.id, users.id as user_id
        from drivers join users on users.driver_id = drivers.id where not drivers.is_active`)
      for (const { id: driverId, userId } of closed) {
        await ask('activateDriver', { token: admin.token, query: { driverId } })
        const driver = drivers.find(({ id }) => id === driverId)
        if (driver) driver.token = await app.newSession(userId)
      }
      return closed.length > 0
    },
    /** The time of a turn is over; one that waits for a split goes on. */
    async expire({ a }) {
      const turn = pick(await turns(), a)
      if (!turn) return undefined
      const expiresAt = await app.clock.now(app.db)
      await app.setRow('turns', turn.id, { expiresAt })
      return expireOverdueTurns(app)
    },
    wait: () => pass(2 * minute),
    waitLong: () => pass(35 * minute),
  }

  // a morning: loads in both halls, everybody in a queue, the first round open over all
  for (let nr = 0; nr < 8; nr += 1) {
    await does.declare({ act: 'declare', a: Number(nr > 4), b: nr, c: 0 })
    await does.take({ act: 'take', a: nr, b: Number(nr > 4), c: 0 })
  }
  await pass(2 * minute)

  return {
    hallIds,
    /** Out: whether it was done. */
    do: async (step: Step) => (await does[step.act](step)) === true,
    /** Makes both halls ready for a next round: open, everybody let in, without a load to carry and in the queue, new loads, which support may give away. */
    async begin() {
      const closed = await list(
        sql<{ id: number }>`select id from halls where id = any(${hallIds}::int[]) and not is_active`,
      )
      for (const hall of halls.filter(({ id }) => closed.some((one) => one.id === id)))
        await openOrClose(hall, true)
      await does.activate({ act: 'activate', a: 0, b: 0, c: 0 })
      const done = permitStatus.completed
      const open = app.db.updateTable('permits').set({ status: done }).where('companyId', '=', company.id)
      await open.where('status', '<>', permitStatus.voided).execute()
      const companies = app.db.updateTable('companies').set({ loadSystemReserve: true })
      await companies.where('id', '=', company.id).execute()
      const queued = new Set((await turns()).map(({ driverId }) => driverId))
      for (const [nr, { id }] of drivers.entries())
        if (!queued.has(id)) await does.take({ act: 'take', a: nr, b: Number(nr > 4), c: 0 })
      // in one call, so that the round that opens has them all
      const loads = [1, 2, 1].map((trucks) => declaration(true, 0, trucks - 1))
      const others = [declaration(true, 1, 0), declaration(false, 0, 1)]
      await ask('declareCargos', { token, body: { Cargos: [...loads, ...others] } })
    },
    /** Lets all rounds end. */
    async end() {
      await pass(35 * minute)
      await pass(6 * minute)
    },
  }
}
