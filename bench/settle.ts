import { insertRound } from '../server/src/features/rounds/rounds.store.ts'
import { type Database, transaction } from '../server/src/kernel/database.ts'
import { sql } from '../server/src/kernel/sql.ts'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { buildCargo } from '../server/src/features/cargos/cargos.build.ts'
import { buildCompany } from '../server/src/features/companies/companies.build.ts'
import { buildDriver } from '../server/src/features/drivers/drivers.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { buildTurn } from '../server/src/features/turns/turns.build.ts'
import { chooseForAll } from './big-round.ts'
import { median, pickLow, seededRandom, timeMs } from './measure.ts'
import { settleOneByOne } from './settle-one-by-one.ts'
import { settleUnsigned } from './settle-unsigned.ts'
import { withCluster, type World } from './world.ts'

const drivers = 2_000
const choicesEach = 5
const cargos = 300
const companies = 10
const runs = 5
const minuteMs = 60_000

/** Settling a whole round on a real database, against writing the same outcome one permit at a time. */
export async function benchSettle(durable: boolean): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const round = await cluster.make(makeRound)
    const settle = (work: (database: Database, roundId: number) => Promise<unknown>) =>
      cluster.onCopy(round, async (world) => ({
        ms: await timeMs(() => work(world, round.facts)),
        outcome: await readOutcome(world),
      }))
    const ours = []
    const slow = []
    for (let run = 0; run < runs; run += 1) {
      ours.push(await settle(settleUnsigned))
      slow.push(await settle(settleOneByOne))
    }
    const outcomes = new Set([...ours, ...slow].map(({ outcome }) => outcome.digest))
    if (outcomes.size !== 1) throw new Error('settle: the two programs come to different outcomes')
    const oursMs = median(ours.map(({ ms }) => ms))
    const slowMs = median(slow.map(({ ms }) => ms))
    console.log(
      `settle: ${drivers} turns x ${choicesEach} choices, ${cargos} cargos, ${ours[0]?.outcome.permits} permits: ` +
        `${oursMs.toFixed(0)} ms, one permit at a time ${slowMs.toFixed(0)} ms, ratio ${(slowMs / oursMs).toFixed(1)}x`,
    )
  })
}

/** Fills a hall with a round whose time is over. Out: its id. */
async function makeRound({ db, clock }: World): Promise<number> {
  const random = seededRandom(1405)
  const hall = await buildHall(db)
  const firms = await Promise.all(
    Array.from({ length: companies }, () => buildCompany(db, { balanceRial: 1_000_000_000 })),
  )
  const offered = await Promise.all(
    Array.from({ length: cargos }, (_, i) =>
      buildCargo(db, {
        hallId: hall.id,
        companyId: firms[i % companies]?.id,
        truckCount: 1 + Math.floor(random() * 9),
      }),
    ),
  )
  const now = await clock.now(db)
  const expiresAt = new Date(now.getTime() + 1_440 * minuteMs)
  const turns = await Promise.all(
    Array.from({ length: drivers }, async () => buildTurn(db, hall.id, await buildDriver(db), { expiresAt })),
  )
  // numbers come in the order in which the database was asked; by number every run makes the same round
  turns.sort((a, b) => a.number - b.number)
  const opensAt = new Date(now.getTime() - 10 * minuteMs)
  const closesAt = new Date(now.getTime() - minuteMs)
  const roundId = await transaction({ db, clock }, (tx) =>
    insertRound(tx, { hallId: hall.id, opensAt, closesAt }, offered),
  )
  const { userId } = await signedIn(db, 'LoadHallAdmin', { hallId: hall.id })
  const turnIds = turns.map(({ id }) => id)
  const pick = () => pickLow(choicesEach, cargos, random).map((i) => offered[i]?.id as number)
  await chooseForAll({ db, clock }, { hallId: hall.id, roundId, turnIds, userId, opensAt, pick })
  return roundId
}

/** All that a split decides, as one hash, and the number of permits. */
async function readOutcome({ db }: World): Promise<{ digest: string; permits: number }> {
  const { rows } = await sql<{ digest: string; permits: number }>`
    select (select count(*)::int from permits) as permits, md5(concat(
      (select string_agg(concat_ws(',', driver_id, cargo_id, turn_id, priority_id, status), ';' order by driver_id)
        from permits),
      (select string_agg(concat_ws(',', id, status, reason, winning_turn_number), ';' order by id) from priorities),
      (select string_agg(concat_ws(',', id, remaining), ';' order by id) from cargos),
      (select string_agg(concat_ws(',', id, status), ';' order by id) from turns),
      (select string_agg(concat_ws(',', id, balance_rial), ';' order by id) from accounts))) as digest`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a select without a table gives one row')
  return row
}
