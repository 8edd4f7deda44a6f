import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appendHallLog } from '../server/src/features/log/log.api.ts'
import { sealLists } from '../server/src/features/rounds/seal-lists.ts'
import { settleUnsigned } from './settle-unsigned.ts'
import { insertRound } from '../server/src/features/rounds/rounds.store.ts'
import { transaction } from '../server/src/kernel/database.ts'
import { openPool, sql } from '../server/src/kernel/sql.ts'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { buildCargo } from '../server/src/features/cargos/cargos.build.ts'
import { buildCompany } from '../server/src/features/companies/companies.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { median, pickLow, seededRandom, timeMs } from './measure.ts'
import { withCluster, type World } from './world.ts'

const drivers = 20_000
const choicesEach = 10
const loads = 5_000
const companies = 50
const runs = 3
const minuteMs = 60_000

/** The largest round there is, split, stored and logged, against a COPY of as many rows as that wrote. */
export async function benchRound(durable: boolean): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(makeRound)
    const figures = []
    for (let run = 0; run < runs; run += 1)
      figures.push(
        await cluster.onCopy(made, async (world, ownerUrl) => {
          const settleMs = await timeMs(() => settleUnsigned(world, made.facts))
          return { settleMs, ...(await copyAsMany(world, ownerUrl)) }
        }),
      )
    const settleMs = median(figures.map((one) => one.settleMs))
    const copyMs = median(figures.map((one) => one.copyMs))
    console.log(
      `round: ${drivers} turns x ${choicesEach} choices, ${loads} loads: ${settleMs.toFixed(0)} ms, ` +
        `a COPY of the ${figures[0]?.rows} rows that it wrote ${copyMs.toFixed(0)} ms, ratio ${(settleMs / copyMs).toFixed(1)}x`,
    )
  })
}

/** Copies from a file as many rows as were written since the database was made, into a table with the indices of choices. */
async function copyAsMany({ db }: World, ownerUrl: string): Promise<{ rows: number; copyMs: number }> {
  const written = await sql<{ rows: number }>`
    select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as rows from pg_stat_user_tables`.execute(db)
  const rows = written.rows[0]?.rows ?? 0
  const file = join(tmpdir(), `bargah-copy-${process.pid}`)
  const owner = openPool(ownerUrl, 1)
  try {
    await sql`create table copied (like priorities including indexes)`.execute(owner.db)
    await sql`copy (
      select row_number() over () as id, 1 as round_id, row_number() over () as turn_id, cargo_id, rank, status, filed_by,
        filed_at, latitude, longitude, distance_to_origin_km
      from priorities, generate_series(0, ${sql.lit(Math.ceil(rows / (drivers * choicesEach)))}) limit ${sql.lit(rows)}
    ) to ${sql.lit(file)}`.execute(owner.db)
    const copyMs = await timeMs(() =>
      sql`copy copied (id, round_id, turn_id, cargo_id, rank, status, filed_by, filed_at, latitude, longitude,
        distance_to_origin_km) from ${sql.lit(file)}`.execute(owner.db),
    )
    return { rows, copyMs }
  } finally {
    await owner.db.destroy()
    rmSync(file, { force: true })
  }
}

/** Fills a hall with a round whose time is over. Out: its id. */
async function makeRound({ db, clock }: World): Promise<number> {
  const random = seededRandom(1405)
  const hall = await buildHall(db)
  const firms = []
  for (let i = 0; i < companies; i += 1) firms.push(await buildCompany(db, { balanceRial: 1_000_000_000 }))
  const offered: { id: number; remaining: number }[] = []
  for (let i = 0; i < loads; i += 1) {
    const truckCount = 1 + Math.floor(random() * 6)
    offered.push(
      await buildCargo(db, { hallId: hall.id, companyId: firms[i % companies]?.id as number, truckCount }),
    )
  }
  const now = await clock.now(db)
  const { userId } = await signedIn(db, 'LoadHallAdmin', { hallId: hall.id })
  const turnIds = await makeQueue({ db, clock } as World, { hallId: hall.id, userId, now })
  const opensAt = new Date(now.getTime() - 10 * minuteMs)
  const closesAt = new Date(now.getTime() - minuteMs)
  const roundId = await transaction({ db, clock }, (tx) =>
    insertRound(tx, { hallId: hall.id, opensAt, closesAt }, offered),
  )
  const choices = turnIds.flatMap((turnId) =>
    pickLow(choicesEach, loads, random).map((i, rank) => ({
      turnId,
      cargoId: offered[i]?.id as number,
      rank: rank + 1,
    })),
  )
  await sql`
    insert into priorities (round_id, turn_id, cargo_id, rank, status, filed_by, filed_at)
    select ${roundId}, *, 1, ${userId}, ${opensAt} from unnest(${choices.map((choice) => choice.turnId)}::int[],
      ${choices.map((choice) => choice.cargoId)}::int[], ${choices.map((choice) => choice.rank)}::int[])`.execute(
    db,
  )
  await transaction({ db, clock }, async (tx) => {
    const sealed = await sealLists(tx, { roundId, turnIds, byStaff: false })
    const told = sealed.map((list) => list.told)
    await appendHallLog(tx, hall.id, told)
  })
  return roundId
}

type Queue = { hallId: number; userId: number; now: Date }

/** Drivers with a truck and money each, in the queue of a hall, made in bulk. Out: their turns in the order of numbers. */
async function makeQueue({ db }: World, { hallId, userId, now }: Queue): Promise<number[]> {
  const expiresAt = new Date(now.getTime() + 1_440 * minuteMs)
  await sql`insert into drivers (national_id, first_name, last_name, mobile, card_number, created_at)
    select lpad(n::text, 10, '0'), 'راننده', 'آزمون ' || n, '09' || lpad(n::text, 9, '0'), lpad(n::text, 7, '0'), ${now}
    from generate_series(1, ${drivers}) n`.execute(db)
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
