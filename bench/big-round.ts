import { buildCargo } from '../server/src/features/cargos/cargos.build.ts'
import { buildCompany } from '../server/src/features/companies/companies.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { appendHallLog, type EntryToTell } from '../server/src/features/log/log.api.ts'
import { tellRoundOpened } from '../server/src/features/rounds/tell-opening.rules.ts'
import { insertRound } from '../server/src/features/rounds/rounds.store.ts'
import { sealLists } from '../server/src/features/rounds/seal-lists.ts'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { type Database, transaction } from '../server/src/kernel/database.ts'
import { sql } from '../server/src/kernel/sql.ts'
import { pickLow, seededRandom } from './measure.ts'
import type { World } from './world.ts'

const choicesEach = 10
const companies = 50
const minuteMs = 60_000
const openForMs = 60 * minuteMs

/** How many drivers wait, and how many loads there are. */
export type RoundSize = { drivers: number; loads: number }
export type BigRound = RoundSize & { roundId: number; hallId: number; choicesEach: number }

/** What settles a big round: it works when the round has closed. */
export const afterClosing = (world: World): World => ({
  ...world,
  clock: {
    time: sql<Date>`(${world.clock.time} + ${sql.lit(openForMs)} * interval '1 millisecond')`,
    now: async (db) => new Date((await world.clock.now(db)).getTime() + openForMs),
  },
})

const tellCargo = ({ id, remaining }: { id: number; remaining: number }, at: Date): EntryToTell => ({
  kind: 'cargo_announced',
  facts: {
    cargo: id,
    trucks: remaining,
    free: false,
    offeredFrom: at.getTime(),
    cityId: null,
    goodsId: 1,
    loaderTypeIds: [5001],
    rentToman: 37_550_000,
    weightKg: 22_000,
  },
})

const tellTurn = (turn: number): EntryToTell => ({
  kind: 'turn_taken',
  facts: { turn, byStaff: false, native: false, bound: '0'.repeat(64) },
})

/**
 * Fills a hall with a round that is open for an hour: each driver, with an account of his own, has sealed a list of ten
 * loads. Its log tells all of it, so that it verifies.
 */
export async function makeBigRound({ db, clock }: World, { drivers, loads }: RoundSize): Promise<BigRound> {
  const random = seededRandom(1405)
  const hall = await buildHall(db)
  const firms: number[] = []
  for (let i = 0; i < companies; i += 1) {
    const firm = await buildCompany(db, { balanceRial: 1_000_000_000 })
    await signedIn(db, 'TransportationCompanyAdmin', { companyId: firm.id })
    firms.push(firm.id)
  }
  const offered: { id: number; remaining: number }[] = []
  for (let i = 0; i < loads; i += 1) {
    const truckCount = 1 + Math.floor(random() * 6)
    const companyId = firms[i % companies] as number
    offered.push(await buildCargo(db, { hallId: hall.id, companyId, truckCount }))
  }
  const now = await clock.now(db)
  const { userId } = await signedIn(db, 'LoadHallAdmin', { hallId: hall.id })
  const turnIds = await makeQueue(db, { hallId: hall.id, userId, now, drivers })
  const opensAt = now
  const closesAt = new Date(now.getTime() + openForMs)
  const roundId = await transaction({ db, clock }, async (tx) => {
    const round = await insertRound(tx, { hallId: hall.id, opensAt, closesAt }, offered)
    const opened = tellRoundOpened({ roundId: round, opensAt, closesAt, cargos: offered })
    const announced = offered.map((cargo) => tellCargo(cargo, now))
    await appendHallLog(tx, hall.id, [...announced, ...turnIds.map((_, nr) => tellTurn(nr + 1)), ...opened])
    return round
  })
  const pick = () => pickLow(choicesEach, loads, random).map((i) => offered[i]?.id as number)
  await chooseForAll({ db, clock }, { hallId: hall.id, roundId, turnIds, userId, opensAt, pick })
  return { roundId, hallId: hall.id, drivers, loads, choicesEach }
}

type Choosing = {
  hallId: number
  roundId: number
  turnIds: readonly number[]
  userId: number
  opensAt: Date
  /** The loads of the next turn, best first. */
  pick: () => number[]
}

/** Files the choices of every turn of an open round, and seals its lists. */
export async function chooseForAll(database: Database, choosing: Choosing): Promise<void> {
  const { hallId, roundId, turnIds, userId, opensAt, pick } = choosing
  const choices = turnIds.flatMap((turnId) =>
    pick().map((cargoId, place) => ({ turnId, cargoId, rank: place + 1 })),
  )
  await sql`
    insert into priorities (round_id, turn_id, cargo_id, rank, status, filed_by, filed_at)
    select ${roundId}, *, 1, ${userId}, ${opensAt} from unnest(${choices.map((choice) => choice.turnId)}::int[],
      ${choices.map((choice) => choice.cargoId)}::int[], ${choices.map((choice) => choice.rank)}::int[])`.execute(
    database.db,
  )
  await transaction(database, async (tx) => {
    const sealed = await sealLists(tx, { roundId, turnIds, byStaff: false })
    await appendHallLog(
      tx,
      hallId,
      sealed.map(({ told }) => told),
    )
  })
}

type Queue = { hallId: number; userId: number; now: Date; drivers: number }

/** Drivers with a truck and money each, in the queue of a hall, made in bulk. Out: their turns in the order of numbers. */
async function makeQueue(db: World['db'], { hallId, userId, now, drivers }: Queue): Promise<number[]> {
  const expiresAt = new Date(now.getTime() + 1_440 * minuteMs)
  await sql`insert into drivers (national_id, first_name, last_name, mobile, card_number, created_at)
    select lpad(n::text, 10, '0'), 'راننده', 'آزمون ' || n, '09' || lpad(n::text, 9, '0'), lpad(n::text, 7, '0'), ${now}
    from generate_series(1, ${drivers}) n`.execute(db)
  await sql`insert into users (username, password_hash, role, full_name, driver_id, created_at)
    select national_id, 'none', 'Driver', last_name, id, ${now} from drivers`.execute(db)
  await sql`insert into freighters (card_number, plate_two, plate_letter, plate_three, plate_region, loader_type_id, created_at)
    select lpad(n::text, 7, '0'), lpad((n % 100)::text, 2, '0'), 'ع', lpad((n % 1000)::text, 3, '0'),
      lpad((n / 1000)::text, 2, '0'), 5001, ${now}
    from generate_series(1, ${drivers}) n`.execute(db)
  await sql`insert into driver_freighters (driver_id, freighter_id, created_at)
    select d.id, f.id, ${now} from drivers d join freighters f on f.card_number = d.card_number`.execute(db)
  await sql`insert into accounts (kind, driver_id, balance_rial) select 'driver', id, 1000000 from drivers`.execute(
    db,
  )
  await sql`insert into turns (hall_id, number, driver_id, freighter_id, driver_freighter_id, is_native, status, taken_at,
      taken_by, expires_at)
    select ${hallId}, row_number() over (order by id), driver_id, freighter_id, id, false, 'live', ${now}, ${userId},
      ${expiresAt}
    from driver_freighters`.execute(db)
  await db.updateTable('halls').set({ lastTurnNumber: drivers }).where('id', '=', hallId).execute()
  const rows = await db.selectFrom('turns').select('id').orderBy('number').execute()
  return rows.map(({ id }) => id)
}
