import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { prepareTables, type Roles } from '../src/app/prepare-tables.ts'
import { signedIn } from '../src/features/auth/auth.build.ts'
import { databaseClock } from '../src/kernel/clock.ts'
import { openPool, sql } from '../src/kernel/sql.ts'
import { loadOldFacts } from './old-facts.ts'
import { fillTrade } from './trade.ts'

/** The last migration of the version that is upgraded from: all later ones are applied under load. */
export const previous = '0079'

/** Makes a database of the previous version with as many loads, permits and turns. */
export async function fillPrevious(roles: Roles, rows: number): Promise<void> {
  await prepareTables(roles, { withClock: false, until: previous })
  const { db } = openPool(roles.ownerUrl, 1)
  try {
    await loadOldFacts(db)
    // nothing refers to what is not there: looking it up a million times is most of the work
    await sql`set session_replication_role = replica`.execute(db)
    await fillTrade({ db, clock: databaseClock }, rows, { withTexts: false })
    const { userId } = await signedIn(db, 'Admin', { isOld: true })
    // as many turns, of the three years of the loads
    await sql`insert into turns (hall_id, number, driver_id, freighter_id, driver_freighter_id, is_native, status,
        taken_at, taken_by, ended_at)
      select 1 + n % 20, 1 + n / 20, driver_freighters.driver_id, freighter_id, driver_freighters.id, false, 'used',
        begun.at, ${userId}, begun.at + (1 + n * 7 % 40) * interval '1 hour'
      from generate_series(1, ${rows}) as n
        join driver_freighters on driver_freighters.id = 1 + n * 31 % (select count(*) from driver_freighters),
        lateral (select now() - (${rows} - n) * interval '3 years' / ${rows} as at) as begun
      order by n`.execute(db)
    await sql`update halls set last_turn_number = ${rows}`.execute(db)
    await sql`vacuum (freeze, analyze) turns`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** What the servers of the previous version write while the new one migrates, by their statements of then. */
const writes = {
  turns: `insert into turns (hall_id, number, driver_id, freighter_id, driver_freighter_id, is_native, status, taken_at,
      taken_by, ended_at)
    select 1, 1000000000 + $1, driver_id, freighter_id, id, false, 'used', now(), (select max(id) from users), now()
    from driver_freighters order by id limit 1`,
  cargos: `update cargos set tel = '0' || (2100000000 + $1)::text where id = 1`,
  permits: `update permits set driver_fee_rial = $1 where id = 1`,
  sessions: `update sessions set seen_at = 'epoch'::timestamptz + $1 * interval '1 ms'`,
  customers: `insert into customers (company_id, national_id, name, created_at)
    select min(id), (2000000000 + $1)::text, 'نو', now() from companies`,
} as const
export type WrittenTable = keyof typeof writes
export const writtenTables = Object.keys(writes) as WrittenTable[]

const pauseMs = 5
/** Every write has a number of its own, however often writers begin. */
let lastNumber = 0

export type Waited = {
  table: WrittenTable
  /** How many were written, the last by which number. */
  written: number
  last: number
  /** Of the longest single write. */
  longestMs: number
}

/** Lets a writer of each table write on and on, as the server's role, until `work` is done. Out: how each fared. */
export async function writeDuring(
  appUrl: string,
  work: () => Promise<unknown>,
): Promise<{ waited: Waited[]; workMs: number }> {
  let isDone = false
  const writers = writtenTables.map((table) => writeOn(appUrl, table, () => isDone))
  const begun = performance.now()
  await wait(20 * pauseMs)
  try {
    await work()
    const workMs = performance.now() - begun
    // each writes once more over what is there now
    await wait(20 * pauseMs)
    isDone = true
    return { waited: await Promise.all(writers), workMs }
  } finally {
    isDone = true
    await Promise.allSettled(writers)
  }
}

async function writeOn(appUrl: string, table: WrittenTable, isDone: () => boolean): Promise<Waited> {
  const client = new pg.Client({ connectionString: appUrl })
  await client.connect()
  const waited = { table, written: 0, last: 0, longestMs: 0 }
  try {
    while (!isDone()) {
      const from = performance.now()
      const number = ++lastNumber
      await client.query(writes[table], [number])
      waited.last = number
      waited.written += 1
      waited.longestMs = Math.max(waited.longestMs, performance.now() - from)
      await wait(pauseMs)
    }
    return waited
  } finally {
    await client.end()
  }
}
