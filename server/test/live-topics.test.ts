import { expect, it } from 'vitest'
import { sql } from '../src/kernel/sql.ts'
import { type Laid, type RowValues, useRows } from './good-rows.ts'

const rows = useRows()

type Case = {
  /** What of a row decides whom it concerns; each id is another number. */
  row: RowValues
  /** The rows that it leads to. */
  around?: [table: string, row: RowValues][]
  /** The noun, then around whom, as `live_events` has them. */
  told: [noun: string, ...topics: string[]]
  /** Of a new one, where that is told otherwise: pairs. */
  new?: string[]
  /** Nothing deletes it, and a deletion would tell nobody. */
  isKept?: true
}
const cargo: [string, RowValues] = [
  'cargos',
  { id: 5, company_id: 12, product_owner_id: 13, hall_id: 14, is_hall: true },
]
const permit: [string, RowValues] = ['permits', { id: 6, cargo_id: 5, driver_id: 11, company_id: 12 }]
const turn: [string, RowValues] = ['turns', { id: 7, driver_id: 11, hall_id: 15 }]
const round: [string, RowValues] = ['rounds', { id: 8, hall_id: 14 }]

/** Each table whose changes are told, and to whom: written by hand, beside the migrations that say so. */
const cases: Record<string, Case[]> = {
  accounts: [
    { row: { driver_id: 11 }, told: ['wallet', 'driver:11'] },
    { row: { driver_id: 11 }, around: [turn], told: ['wallet', 'driver:11', 'hall:15'] },
    { row: { kind: 'company', driver_id: null, company_id: 12 }, told: ['wallet', 'company:12'] },
    // a turn that has ended tells its hall nothing
    {
      row: { driver_id: 11 },
      around: [['turns', { ...turn[1], status: 'used', ended_at: '2026-01-01T00:00:00Z' }]],
      told: ['wallet', 'driver:11'],
    },
  ],
  api_keys: [{ row: { user_id: 16 }, told: ['apiKey', 'user:16'] }],
  cargo_chosen_drivers: [{ row: { driver_id: 11 }, told: ['cargo', 'driver:11'] }],
  cargos: [
    { row: cargo[1], told: ['cargo', 'company:12', 'hall:14', 'owner:13'] },
    { row: { company_id: 12, hall_id: 14, is_hall: false }, told: ['cargo', 'company:12', 'free'] },
  ],
  companies: [{ row: { id: 12 }, told: ['company', 'company:12'] }],
  customers: [{ row: { company_id: 12 }, told: ['customer', 'company:12'] }],
  driver_rates: [{ row: { driver_id: 11 }, told: ['rating', 'driver:11'] }],
  drivers: [
    { row: { id: 11 }, told: ['driver', 'driver:11'] },
    { row: { id: 11 }, around: [turn], told: ['driver', 'driver:11', 'hall:15'] },
  ],
  far_choices: [{ row: { turn_id: 7 }, around: [turn], told: ['priority', 'hall:15'] }],
  hall_companies: [{ row: { hall_id: 14, company_id: 12 }, told: ['hall', 'company:12', 'hall:14'] }],
  hall_show_times: [{ row: { hall_id: 14 }, told: ['hall', 'hall:14'] }],
  hall_tariffs: [{ row: { hall_id: 14 }, told: ['hall', 'hall:14'] }],
  held_acts: [{ row: { user_id: 16 }, told: ['heldAct', 'user:16'] }],
  letters: [{ row: { user_id: 16 }, told: ['report', 'user:16'] }],
  morning_files: [
    {
      row: { morning_id: 9 },
      around: [['morning_reports', { id: 9, user_id: 16 }]],
      told: ['report', 'user:16'],
    },
  ],
  morning_reports: [{ row: { user_id: 16 }, told: ['report', 'user:16'] }],
  messages: [
    { row: { id: 9, driver_id: 11 }, told: ['message', 'driver:11'], isKept: true },
    { row: { id: 9, driver_id: null, company_id: 12 }, told: ['message', 'company:12'], isKept: true },
    {
      row: { id: 10, question_id: 9, title: null, last_at: null, driver_id: null },
      around: [['messages', { id: 9, driver_id: 11 }]],
      told: ['message', 'driver:11'],
    },
  ],
  native_drivers: [{ row: { hall_id: 14 }, told: ['hall', 'hall:14'] }],
  notifications: [{ row: { user_id: 16 }, told: ['notification', 'user:16'] }],
  payments: [
    { row: { driver_id: 11 }, told: ['wallet', 'driver:11'] },
    { row: { driver_id: null, company_id: 12 }, told: ['wallet', 'company:12'] },
  ],
  permit_documents: [
    {
      row: { permit_id: 6 },
      around: [permit, cargo],
      told: ['document', 'company:12', 'driver:11', 'hall:14', 'owner:13'],
    },
  ],
  permits: [
    { row: permit[1], around: [cargo], told: ['permit', 'company:12', 'driver:11', 'hall:14', 'owner:13'] },
  ],
  pre_loads: [{ row: { company_id: 12 }, told: ['preLoad', 'company:12'] }],
  priorities: [
    {
      row: { round_id: 8, turn_id: 7, cargo_id: 5 },
      around: [round, turn, cargo],
      told: ['priority', 'company:12', 'driver:11', 'hall:14'],
    },
  ],
  product_owners: [{ row: { id: 13 }, told: ['productOwner', 'owner:13'] }],
  reserve_askings: [{ row: { driver_id: 11 }, told: ['permit', 'driver:11'] }],
  round_cargos: [{ row: { cargo_id: 5 }, around: [cargo], told: ['round', 'company:12'] }],
  rounds: [{ row: { hall_id: 14 }, told: ['round', 'hall:14'] }],
  // who comes last changes nothing for those before him
  turns: [{ row: turn[1], told: ['turn', 'driver:11', 'hall:15'], new: ['queue@hall:15', 'turn@driver:11'] }],
  webhook_deliveries: [
    { row: { webhook_id: 9 }, around: [['webhooks', { id: 9, user_id: 16 }]], told: ['webhook', 'user:16'] },
  ],
  webhooks: [{ row: { user_id: 16 }, told: ['webhook', 'user:16'] }],
  users: [
    { row: { id: 16 }, told: ['member', 'user:16'] },
    { row: { id: 16, company_id: 12 }, told: ['member', 'company:12', 'user:16'] },
  ],
}

/** What was told since it was asked last: nouns at topics, each once. */
async function heard({ read, run }: Laid): Promise<string[]> {
  const [row] = await read(sql<{ told: string | null }>`select current_setting('live.told', true) as told`)
  await run(`select set_config('live.told', '', true)`)
  return [...new Set((row?.told ?? '').split(' ').filter((word) => word !== ''))].sort()
}

it('every table that tells of its changes has a case, and tells of what is new, changed and gone', async () => {
  const found = await rows.read(sql<{ table: string; name: string }>`
    select tgrelid::regclass::text as table, tgname as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and proname like 'live_of_%' and tgrelid not in ('sessions'::regclass, 'halls'::regclass)`)
  const expected = Object.keys(cases).flatMap((table) =>
    ['new', 'changed', 'gone'].map((what) => `${table}_live_${what}`),
  )
  expect(found.map(({ name }) => name).sort()).toEqual(expected.sort())
})

it.each(
  Object.entries(cases).flatMap(([table, some]) =>
    some.map((one) => [`${table}: ${one.told.slice(1).join(' ')}`, table, one] as const),
  ),
)('%s', async (_name, table, { row, around = [], told: [noun, ...topics], new: ofNew, isKept }) => {
  const told = topics.map((topic) => `${noun}@${topic}`).sort()
  await rows.undone(async (laid) => {
    for (const [other, given] of around) await laid.lay(other, 1, given)
    for (const what of ['new', 'changed', 'gone']) await laid.wake(table, `${table}_live_${what}`)
    const at = around.filter(([other]) => other === table).map(([, { id }]) => `id <> ${String(id)}`)
    const where = at.length === 0 ? '' : ` where ${at.join(' and ')}`
    const column = Object.keys(row).find((name) => name !== 'id') ?? ''
    await laid.lay(table, 2, row)
    expect(await heard(laid), 'new').toEqual(ofNew ?? told)
    const same = column === '' ? 'created_at = created_at' : `${column} = ${column}`
    await laid.run(`update ${table} set ${same}${where}`)
    expect(await heard(laid), 'changed').toEqual(told)
    await laid.run(`delete from ${table}${where}`)
    expect(await heard(laid), 'gone').toEqual(isKept ? [] : told)
  })
})

it('a session tells its holder when it ends, and not that it was used', async () => {
  await rows.undone(async (laid) => {
    await laid.wake('sessions', 'sessions_live_ended')
    await laid.lay('sessions', 1, { user_id: 16 })
    await laid.run('update sessions set seen_at = now()')
    expect(await heard(laid)).toEqual([])
    await laid.run('update sessions set ended_at = now()')
    expect(await heard(laid)).toEqual(['session@user:16'])
    await laid.run('update sessions set ended_at = now()')
    expect(await heard(laid)).toEqual([])
  })
})

it('a hall tells of all that changes but the number of its next turn', async () => {
  await rows.undone(async (laid) => {
    await laid.wake('halls', 'halls_live_changed')
    await laid.lay('halls', 1, { id: 14 })
    await laid.run('update halls set last_turn_number = last_turn_number + 1')
    expect(await heard(laid)).toEqual([])
    await laid.run('update halls set turn_range_km = 7')
    expect(await heard(laid)).toEqual(['hall@hall:14'])
  })
})
