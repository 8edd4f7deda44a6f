import type { Contract } from '@bargah/contract/contract.ts'
import { sql } from '../src/kernel/sql.ts'
import { signedIn } from '../src/features/auth/auth.build.ts'
import { cityId } from '../src/features/places/places.build.ts'
import { sweepRounds } from '../src/features/rounds/rounds.jobs.ts'
import { expireOverdueTurns } from '../src/features/turns/turns.jobs.ts'
import { adminActor, driverActor, hallActor, hallWithCompany } from './actors.ts'
import type { TestApp } from './app.ts'
import { minute } from './choosing.ts'
import { bandarAbbas } from './plain.ts'
import { plainDeclaration } from './plain-declaration.ts'

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
export type Act = (typeof acts)[number]
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

/**
 * Two halls of one company with eight drivers, two of them poor, and what can happen there, all of it by the calls; what a
 * rule refuses has not happened. Whatever answers otherwise is an error.
 */
export async function openHistory(app: TestApp) {
  const { hall, company, token } = await hallWithCompany(app, {
    reservationLimitMinutes: 2,
    isFreeCargo: true,
  })
  const { hall: other } = await hallWithCompany(app, { reservationLimitMinutes: 0, isFreeCargo: true })
  const halls = [hall, other] as const
  await app.db.insertInto('hallCompanies').values({ hallId: other.id, companyId: company.id }).execute()
  // its free loads are taken without a turn, too
  await app.db
    .updateTable('companies')
    .set({ reserveEntrancePermission: true })
    .where('id', '=', company.id)
    .execute()
  const times = halls.flatMap(({ id }) =>
    [...Array(47).keys()].map((nr) => ({ hallId: id, minuteOfDay: nr * 30 })),
  )
  await app.db.insertInto('hallShowTimes').values(times).execute()
  const admin = await adminActor(app)
  const support = await signedIn(app.db, 'AdminSupport')
  const staff = [await hallActor(app, hall.id), await hallActor(app, other.id)]
  const drivers: Awaited<ReturnType<typeof driverActor>>[] = []
  for (let nr = 0; nr < 8; nr += 1)
    drivers.push(await driverActor(app, { balanceRial: nr < 6 ? 1_000_000 : 30_000 }))
  const CityDestinationId = await cityId(app.db, 'تهران')

  const ask = async <K extends keyof Contract>(key: K, sent: Parameters<typeof app.call<K>>[1]) => {
    const { status, errors } = await app.call(key, sent)
    if (status !== 200 && status !== 404) throw new Error(`${key} answered ${status}: ${errors.join(' ')}`)
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
    }>`select p.id, turn_id, driver_id from priorities p
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
    if (!turn) return
    const { rows: offered } = await sql<{ id: number }>`select id from cargos where hall_id = ${turn.hallId}
      and is_hall and status = 0 and remaining > 0 order by id`.execute(app.db)
    const by = byStaff ? staff[hallIds.indexOf(turn.hallId)]?.token : ofDriver(turn.driverId)
    for (let nr = 0; nr < 1 + (c % 3); nr += 1) {
      // all want the same few
      const cargo = pick(offered, (b % 3) + nr)
      if (cargo) await ask('addPriority', { token: by, body: { DriverTurnId: turn.id, CargoId: cargo.id } })
    }
  }

  const does: Record<Act, (step: Step) => Promise<unknown>> = {
    declare: ({ a, b }) => ask('declareCargo', { token, body: declaration(true, a, b) }),
    declareFree: ({ a, b }) => ask('declareCargo', { token, body: declaration(false, a, b) }),
    async edit({ a, b, c }) {
      const cargo = pick(await cargos(), a)
      if (!cargo) return
      // now and then to the other hall or another kind, which is refused
      const [hallNr, isHall] = b % 4 === 0 ? [b, a % 2 === 0] : [hallIds.indexOf(cargo.hallId), cargo.isHall]
      await ask('updateCargo', { token, body: { ...declaration(isHall, hallNr, c), Id: cargo.id } })
    },
    async finish({ a, b }) {
      const cargo = pick(await cargos(), a)
      const by = b % 2 === 0 ? token : admin.token
      if (cargo) await ask('finishCargo', { token: by, body: { Id: cargo.id, Desc: 'باری نمانده است' } })
    },
    async bringBack({ a }) {
      const ended = await list(
        sql<{ id: number }>`select id from cargos where company_id = ${company.id} and status = 1`,
      )
      const cargo = pick(ended, a)
      if (cargo) await ask('returnCargo', { token, body: { Id: cargo.id, Desc: 'باز هم هست' } })
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
      const by = b % 2 === 0 ? ofDriver(turn?.driverId) : staff[hallIds.indexOf(turn?.hallId ?? 0)]?.token
      if (turn) await ask('cancelTurn', { token: by, query: { DriverTurnId: turn.id } })
    },
    choose: (step) => choose(step, false),
    chooseByStaff: (step) => choose(step, true),
    async remove({ a }) {
      const choice = pick(await choices(), a)
      if (choice) await ask('removePriority', { token: ofDriver(choice.driverId), body: { Id: choice.id } })
    },
    async reorder({ a }) {
      const all = await choices()
      const first = pick(all, a)
      const ids = all.filter(({ turnId }) => turnId === first?.turnId).map(({ id }) => id)
      const body = { DriverTurnId: first?.turnId ?? 0, Ids: ids.toReversed() }
      if (first) await ask('reorderPriorities', { token: ofDriver(first.driverId), body })
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
      if (cargo) await ask('reserveFreeCargo', { token: pick(drivers, a)?.token, body })
    },
    async assign({ a, b, c }) {
      const cargo = pick(await cargos(), b)
      const body = {
        CargoId: cargo?.id ?? 0,
        ...names(pick(drivers, a) as (typeof drivers)[0]),
        By: c % 2 === 0 ? 2 : 3,
      } as const
      if (cargo) await ask('assignCargo', { token: support.token, body })
    },
    async voidPermit({ a, b }) {
      const permit = pick(await permits(false), a)
      const by = [admin.token, token, ofDriver(permit?.driverId)][b % 3]
      if (permit) await ask('voidPermit', { token: by, body: { Id: permit.id, Desc: 'نشد' } })
    },
    async returnTurn({ a }) {
      const used = (await permits(true)).filter(({ turnId }) => turnId !== null)
      const permit = pick(used, a)
      const body = { Item1: permit?.turnId ?? 0, Item2: permit?.id ?? 0 }
      if (permit) await ask('giveTurnBack', { token: admin.token, body })
    },
    async setHall({ a, b }) {
      const set = pick(halls, a) as (typeof halls)[0]
      const body = { Id: set.id, Name: set.name, LoadHallCityId: set.cityId, ...pick(settings, b) }
      await ask('updateHall', { token: admin.token, body })
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
    do: (step: Step) => does[step.act](step),
    /** Lets all rounds end. */
    async end() {
      await pass(35 * minute)
      await pass(6 * minute)
    },
  }
}
