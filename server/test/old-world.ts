import { createHash } from 'node:crypto'
import { migrationsDir } from '../src/app/prepare-tables.ts'
import { signedIn } from '../src/features/auth/auth.build.ts'
import { buildCargo } from '../src/features/cargos/cargos.build.ts'
import { buildCompany } from '../src/features/companies/companies.build.ts'
import { buildDriver } from '../src/features/drivers/drivers.build.ts'
import { buildHall } from '../src/features/halls/halls.build.ts'
import { buildEndedTurn, buildTurn } from '../src/features/turns/turns.build.ts'
import { migrate } from '../src/kernel/migrations.ts'
import { type Db, openPool, sql } from '../src/kernel/sql.ts'
import { loadOldFacts } from './old-facts.ts'
import { addRow } from './rows.ts'

const hour = 3_600_000

/** Makes a database as it stood before the logs were trees, with two halls in the middle of their work. */
export async function makeOldWorld(ownerUrl: string) {
  await migrate(ownerUrl, migrationsDir, '0039')
  const { db } = openPool(ownerUrl, 2)
  try {
    await loadOldFacts(db)
    return { late: await fillHall(db, -hour), open: await fillHall(db, hour) }
  } finally {
    await db.destroy()
  }
}

export type OldHall = Awaited<ReturnType<typeof fillHall>>

/**
 * A hall whose round ends at `endsIn` from now: a load of two trucks, one of them given; one of one truck; a free one; one
 * that is finished. One turn is used, the next wants both loads, the third the first, filed by staff; the last has taken back
 * what it wanted. All of it is told as the chain told it.
 */
async function fillHall(db: Db, endsIn: number) {
  const hall = await buildHall(db)
  const company = await buildCompany(db, { hallIds: [hall.id] })
  const staff = await signedIn(db, 'LoadHallAdmin', { hallId: hall.id, isOld: true })
  const own = { hallId: hall.id, companyId: company.id }
  const two = await buildCargo(db, { ...own, truckCount: 2 })
  const one = await buildCargo(db, own)
  const free = await buildCargo(db, { ...own, isHall: false, truckCount: 3 })
  const finished = await buildCargo(db, { ...own, status: 1, truckCount: 2 })
  const drivers = []
  for (let nr = 0; nr < 4; nr += 1) {
    const driver = await buildDriver(db)
    const { token, userId } = await signedIn(db, 'Driver', { driverId: driver.id, isOld: true })
    drivers.push({
      ...driver,
      token,
      userId,
      turn: await buildTurn(db, hall.id, driver, { takenBy: staff.userId }),
    })
  }
  const [used, eager, led, tired] = drivers as [Old, Old, Old, Old]
  await buildEndedTurn(db, used.turn.id)
  const closesAt = new Date(Date.now() + endsIn)
  const opensAt = new Date(closesAt.getTime() - 2 * hour)
  const times = { hallId: hall.id, opensAt, closesAt }
  const round = await addRow(db, 'rounds', times)
  const offered = [two, one].map(({ id }) => ({ roundId: round.id, cargoId: id, remainingAtOpening: 1 }))
  await addRow(db, 'roundCargos', offered)
  const choose = ({ turn }: Old, cargoId: number, rank: number, filedBy: number) => ({
    roundId: round.id,
    turnId: turn.id,
    cargoId,
    rank,
    filedBy,
    filedAt: opensAt,
    status: 1 as const,
  })
  const takenBack = { status: 4 as const, reason: 'removed_by_driver' as const, endedAt: opensAt }
  for (const choice of [
    choose(eager, two.id, 1, eager.userId),
    choose(eager, one.id, 2, eager.userId),
    choose(led, two.id, 1, staff.userId),
    { ...choose(tired, one.id, 1, tired.userId), ...takenBack },
  ])
    await addRow(db, 'priorities', choice)
  const lines = await writeChain(db, { hallId: hall.id, roundId: round.id, start: opensAt.getTime() })
  const permit = await insertPermit(db, { cargo: two, used, line: lines.at(-1) as Line })
  return { hall, company, roundId: round.id, cargos: { two, one, free, finished }, drivers, permit, lines }
}

type Old = Awaited<ReturnType<typeof buildDriver>> & {
  token: string
  userId: number
  turn: Awaited<ReturnType<typeof buildTurn>>
}
type Line = { entry: string; hash: string }

/** The chain of a hall as it was written: its times were read before its lock, so that they run back here and there. */
async function writeChain(
  db: Db,
  { hallId, roundId, start }: { hallId: number; roundId: number; start: number },
) {
  const told: [kind: string, ms: number, facts: object][] = [
    ['hall_set', 0, { reservationLimitMinutes: 1 }],
    ['turn_taken', 12, { turnNumber: 1 }],
    ['turn_taken', 9, { turnNumber: 2 }],
    ['turn_taken', 15, { turnNumber: 3 }],
    ['turn_taken', 14, { turnNumber: 4 }],
    ['round_opened', 20, { closesAt: new Date(start + 2 * hour).toISOString(), roundId }],
    ['choice_added', 22, { cargoId: 1, rank: 1, roundId, turnNumber: 2 }],
    ['permit_issued', 21, { cargoId: 1, permitId: 1, turnNumber: 1 }],
  ]
  let hash = '0'.repeat(64)
  const lines: Line[] = []
  for (const [nr, [kind, ms, facts]] of told.entries()) {
    const at = new Date(start + ms)
    const entry = JSON.stringify({ seq: nr + 1, at: at.toISOString(), kind, ...facts })
    hash = createHash('sha256').update(`${hash}\n${entry}`).digest('hex')
    lines.push({ entry, hash })
    const round = kind === 'round_opened' || kind === 'choice_added' ? roundId : null
    await sql`insert into hall_log (hall_id, seq, at, kind, round_id, entry, hash)
      values (${hallId}, ${nr + 1}, ${at}, ${kind}, ${round}, ${entry}, ${hash})`.execute(db)
  }
  await sql`insert into hall_log_heads values (${hallId}, ${lines.length}, ${hash})`.execute(db)
  return lines
}

type Issued = { cargo: { id: number; companyId: number }; used: Old; line: Line }
async function insertPermit(db: Db, { cargo, used, line }: Issued) {
  await db
    .updateTable('cargos')
    .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
    .where('id', '=', cargo.id)
    .execute()
  return addRow(db, 'permits', {
    cargoId: cargo.id,
    companyId: cargo.companyId,
    turnId: used.turn.id,
    status: 1,
    reserveType: 0,
    driverId: used.id,
    freighterId: used.freighter.id,
    driverFreighterId: used.driverFreighterId,
    issuedAt: new Date(),
    driverFeeRial: 20_000,
    companyFeeRial: 50_000,
    commissionRial: 10_000,
    logHead: line.hash,
  })
}
