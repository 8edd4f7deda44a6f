import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { verifyReceipt } from '@bargah/verifier/receipts.ts'
import type { Source } from '@bargah/verifier/tiles.ts'
import { verifyLog } from '@bargah/verifier/verify-log.ts'
import { projectDir } from '../../src/app/project-dir.ts'
import { type Db, sql } from '../../src/kernel/sql.ts'
import { findDamage } from './busy-clients.ts'
import type { PromiseTold } from './busy-drivers.ts'
import type { Model } from './ledger-model.ts'
import { type People, startRial } from './many-people.ts'

/** What somebody outside has written down of what was answered. */
export type Answered = {
  loads: readonly string[]
  /** Loads of which nobody heard what became. */
  openLoads: ReadonlySet<string>
  told: PromiseTold
  charges: Model['charges']
}

/** Holds all that was answered against the database. Out: what should not be, in words. */
export async function findManyDamage(db: Db, people: People, answered: Answered): Promise<string[]> {
  return [
    ...(await findDamage(db, answered.loads)),
    ...(await findUntold(db, answered)),
    ...(await findLostActs(db, answered.told)),
    ...(await findWrongSplits(db)),
    ...(await findWrongMoney(db, people, answered)),
  ]
}

const rowsOf = async <T>(db: Db, statement: string) => (await sql<T>`${sql.raw(statement)}`.execute(db)).rows

async function findUntold(db: Db, { loads, openLoads }: Answered): Promise<string[]> {
  const known = new Set(loads)
  const rows = await rowsOf<{ key: string }>(db, 'select description as key from cargos')
  return rows
    .filter(({ key }) => !known.has(key) && !openLoads.has(key))
    .map(({ key }) => `a load that nobody was told of: ${key}`)
}

/** What drivers were told is done must be there, and of what is there nobody may be untold but for the unknown. */
async function findLostActs(db: Db, told: PromiseTold): Promise<string[]> {
  const damage: string[] = []
  const tables = { turns: told.turns, priorities: told.choices, permits: told.permits }
  let untold = 0
  for (const [table, ids] of Object.entries(tables)) {
    const found = new Set((await rowsOf<{ id: number }>(db, `select id from ${table}`)).map(({ id }) => id))
    damage.push(...ids.filter((id) => !found.has(id)).map((id) => `lost of ${table}: ${id}`))
    if (new Set(ids).size < ids.length) damage.push(`of ${table} one was given to two`)
    // a split gives permits of which it tells nobody by an answer
    if (table !== 'permits') untold += found.size - ids.length
  }
  if (untold > told.unknown) damage.push(`${untold} turns and choices of which nobody was told`)
  const completed = await rowsOf<{ id: number }>(db, 'select id from permits where status = 6')
  const ended = new Set(completed.map(({ id }) => id))
  return [...damage, ...told.completed.filter((id) => !ended.has(id)).map((id) => `trip ${id} is open again`)]
}

/** In words: statements that find what a split must not do. */
const wrong = {
  'a round was not split, or not once': `
    select rounds.id from rounds join halls on halls.id = rounds.hall_id
      left join hall_log on round_id = rounds.id and kind = 'round_split' and coalesce(entry::json ->> 'part', '1') = '1'
    where settled_at is not null and reservation_limit_minutes > 0 group by rounds.id having count(hall_log.index) <> 1`,
  'a round is long over and not split': `
    select id from rounds where settled_at is null
      and closes_at < (select clock_timestamp() + shift_ms * interval '1 millisecond' from test_clock)`,
  'a load was given more often than it has trucks': `
    select cargos.id from cargos left join permits on cargo_id = cargos.id and permits.status <> 0
    group by cargos.id having count(permits.id) <> truck_count - remaining`,
  'a turn has two permits':
    'select turn_id as id from permits where turn_id is not null group by 1 having count(*) > 1',
  'a permit stands twice in the log, or not at all': `
    select permits.id from permits join cargos on cargos.id = cargo_id and is_hall
      left join hall_log on hall_log.hall_id = cargos.hall_id and kind = 'permit_issued'
        and (entry::json ->> 'permit')::int = permits.id
    group by permits.id having count(hall_log.index) <> 1`,
}

async function findWrongSplits(db: Db): Promise<string[]> {
  const damage: string[] = []
  for (const [words, statement] of Object.entries(wrong))
    for (const { id } of await rowsOf<{ id: number }>(db, statement)) damage.push(`${words}: ${id}`)
  return damage
}

/** Each charge is there as it was answered, and each wallet holds what charges, loads and permits leave of it. */
async function findWrongMoney(db: Db, { accounts }: People, { charges }: Answered): Promise<string[]> {
  const found = await rowsOf<{ name: string; times: number }>(
    db,
    `select description as name, count(*)::int as times from transfers where description like 'charge %' group by 1`,
  )
  const times = new Map(found.map((row) => [row.name, row.times]))
  const damage = [...charges]
    .filter(([name, { gainedRial }]) => (times.get(name) ?? 0) !== (gainedRial === 0 ? 0 : 1))
    .map(([name]) => `${name} is there ${times.get(name) ?? 0} times`)
  const gained = new Map<number, number>()
  for (const { account, gainedRial } of charges.values())
    gained.set(account, (gained.get(account) ?? 0) + gainedRial)
  const spent = await rowsOf<{ account: number; balance: number; spent: number }>(
    db,
    `select accounts.id as account, balance_rial as balance, coalesce(sum(rial), 0) as spent from accounts
      left join lateral (
        select truck_count * (company_fee_rial + commission_rial) as rial from cargos
          where kind = 'company' and cargos.company_id = accounts.company_id
        union all select permits.driver_fee_rial from permits
          where kind = 'driver' and permits.driver_id = accounts.driver_id
      ) as costs on true
    where kind in ('company', 'driver') group by accounts.id`,
  )
  const ours = new Set([...accounts.drivers, ...accounts.companies])
  for (const { account, balance, spent: cost } of spent) {
    const wanted = startRial + (gained.get(account) ?? 0) - cost
    if (ours.has(account) && balance !== wanted)
      damage.push(`account ${account} holds ${balance}, by what was answered ${wanted}`)
  }
  return damage
}

/** The files of a hall's log as anybody reads them; each is asked for once. */
function publishedAt(url: string, hallId: number): Source {
  const kept = new Map<string, Promise<Uint8Array | null>>()
  const read = async (path: string) => {
    const reply = await fetch(`${url}/log/${hallId}/${path}`)
    if (reply.status === 404) return null
    if (!reply.ok) throw new Error(`/log/${hallId}/${path} answered ${reply.status}`)
    return new Uint8Array(await reply.arrayBuffer())
  }
  return (path) => {
    const found = kept.get(path) ?? read(path)
    kept.set(path, found)
    return found
  }
}

/** Verifies the logs of all halls, and that they keep what each receipt promises. Out: what does not, and how much was looked at. */
export async function verifyManyLogs(url: string, hallIds: readonly number[], { receipts }: PromiseTold) {
  const damage: string[] = []
  let entries = 0
  for (const hallId of hallIds) {
    const source = publishedAt(url, hallId)
    const verdict = await verifyLog(source)
    if (verdict.ok) entries += verdict.size
    else damage.push(`the log of hall ${hallId}: ${JSON.stringify(verdict)}`)
    for (const { receipt } of receipts.filter((one) => one.hallId === hallId)) {
      const kept = await verifyReceipt(source, receipt)
      if (!kept.ok) damage.push(`a promise of hall ${hallId}: ${JSON.stringify(kept)}`)
    }
  }
  return { damage, entries, receipts: receipts.length }
}

/** The operator's own checks, as he runs them. */
export function runChecks(dataDir: string, settings: Record<string, string>): string[] {
  return ['log-check', 'audit-check'].flatMap((name) => {
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      TEST_CLOCK: '1',
      ...settings,
      DATA_DIR: join(dataDir, 'checks'),
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [`server/dist/${name}.js`], {
      cwd: projectDir,
      env,
      encoding: 'utf8',
    })
    return status === 0 ? [] : [`${name}: ${`${stdout}${stderr}`.trim().slice(0, 500)}`]
  })
}
