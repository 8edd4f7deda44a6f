import { describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/sql.ts'
import { type Laid, type RowValues, useRows } from './good-rows.ts'

const rows = useRows()

type Trigger = { table: string; name: string; function: string; events: string[] }
const eventBits: [number, string][] = [
  [4, 'insert'],
  [8, 'delete'],
  [16, 'update'],
  [32, 'truncate'],
]

/** All triggers but those that the audit and the live stream have on each table, which have tests of their own. */
async function listTriggers(): Promise<Trigger[]> {
  const found = await rows.read(sql<Omit<Trigger, 'events'> & { type: number }>`
    select tgrelid::regclass::text as table, tgname as name, proname as function, tgtype::int as type
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and proname <> 'record_changes' and proname not like 'live_of_%'
      and proname not like 'webhooks_of_%'`)
  return found.map(({ type, ...one }) => ({
    ...one,
    events: eventBits.flatMap(([bit, event]) => (type & bit ? [event] : [])),
  }))
}
const isRefusing = ({ function: name }: Trigger) => name.startsWith('refuse_')

/** What nobody does to a table, not even its owner: written by hand, beside the migrations that keep it. */
const refused: Record<string, string[]> = {
  audit_changes: ['delete', 'truncate', 'update'],
  audit_checkpoints: ['delete', 'truncate', 'update'],
  audit_cosignatures: ['delete', 'truncate', 'update'],
  audit_erased: ['delete', 'truncate', 'update'],
  audit_log: ['delete', 'truncate', 'update'],
  audit_seal_nodes: ['delete', 'truncate', 'update'],
  audit_seals: ['delete', 'truncate', 'update'],
  cargo_events: ['delete', 'truncate', 'update'],
  finding_notes: ['delete', 'truncate', 'update'],
  hall_log: ['delete', 'truncate', 'update'],
  hall_log_checkpoints: ['delete', 'truncate', 'update'],
  hall_log_cosignatures: ['delete', 'truncate', 'update'],
  // the end of a log moves on with each entry
  hall_log_heads: ['delete', 'truncate'],
  hall_log_nodes: ['delete', 'truncate', 'update'],
  list_salts: ['delete', 'update'],
  permit_events: ['delete', 'truncate', 'update'],
  transfers: ['delete', 'truncate', 'update'],
}

describe('what is told once', () => {
  it('is all that a trigger keeps from change', async () => {
    const kept: Record<string, string[]> = {}
    for (const { table, events } of (await listTriggers()).filter(isRefusing))
      kept[table] = [...(kept[table] ?? []), ...events].sort()
    expect(kept).toEqual(refused)
  })

  it.each(Object.entries(refused))(
    '%s is neither changed nor deleted, by its owner either',
    async (table, events) => {
      const triggers = (await listTriggers()).filter((one) => one.table === table && isRefusing(one))
      const columns = Object.keys(rows.goodRow(table, 1))
      const statements: Record<string, string> = {
        update: `update ${table} set ${columns[0]} = ${columns[0]}`,
        delete: `delete from ${table}`,
        truncate: `truncate ${table} cascade`,
      }
      for (const event of events) {
        const done = rows.undone(async (laid) => {
          for (const { name } of triggers) await laid.wake(table, name)
          await laid.lay(table, 1)
          await laid.run(statements[event] ?? '')
        })
        await expect(done, event).rejects.toThrow(/never changed or deleted/)
      }
    },
  )

  it('the audit is deleted up to where a seal says that it was dropped, and no further', async () => {
    const drop = (lastLine: number) => async (laid: Laid) => {
      for (const table of ['audit_log', 'audit_changes']) await laid.wake(table, `${table}_never_deleted`)
      await laid.lay('audit_log', 1, { id: 7 })
      await laid.lay('audit_changes', 1, { line: 7 })
      await laid.lay('audit_seals', 1, { kind: 'drop', first_line: 1, last_line: lastLine })
      await laid.run('delete from audit_changes; delete from audit_log')
    }
    await rows.undone(drop(7))
    await expect(rows.undone(drop(6))).rejects.toThrow(/never changed or deleted/)
  })
})

/** One of each thing that is searched by its own words and by those of what it names. */
const world: [table: string, row: RowValues][] = [
  ['provinces', { id: 1, name: 'استان' }],
  ['cities', { id: 1, name: 'شهر' }],
  ['cities', { id: 2, name: 'شهر دیگر' }],
  ['cities', { id: 3, name: 'شهر سوم' }],
  ['goods', { id: 1, name: 'کالا' }],
  ['packagings', { id: 1, name: 'بسته' }],
  ['loader_types', { id: 1, name: 'کفی', category_name: 'تریلی' }],
  ['loader_types', { id: 2, name: 'لبه‌دار', category_name: 'کامیون' }],
  ['loader_types', { id: 3, name: 'چادری', category_name: 'جفت' }],
  ['halls', { id: 1, name: 'سالن' }],
  ['companies', { id: 1, name: 'شرکت' }],
  ['companies', { id: 2, name: 'شرکت دیگر' }],
  ['customers', { id: 1, name: 'مشتری' }],
  ['customer_addresses', { id: 1, customer_id: 1, city_id: 1 }],
  ['customer_addresses', { id: 2, customer_id: 1, city_id: 2 }],
  ['product_owners', { id: 1, first_name: 'صاحب' }],
  ['users', { id: 1, full_name: 'کاربر' }],
  ['drivers', { id: 1, first_name: 'راننده', current_driver_freighter_id: 1 }],
  ['drivers', { id: 2, first_name: 'رانندهٔ دیگر' }],
  ['freighters', { id: 1, loader_type_id: 1, plate_letter: 'ب' }],
  ['driver_freighters', { id: 1, driver_id: 1, freighter_id: 1 }],
  ['cargos', { id: 1, hall_id: 1, sender_address_id: 1, receiver_address_id: 1 }],
  ['cargo_loader_types', { cargo_id: 1, loader_type_id: 1 }],
  ['cargo_loader_types', { cargo_id: 1, loader_type_id: 2 }],
  ['turns', { id: 1 }],
  ['permits', { id: 1 }],
  ['messages', { id: 1, driver_id: 1 }],
  ['messages', { id: 2, driver_id: null, company_id: 1, author_id: 1 }],
]
const searched = [
  'cargos',
  'companies',
  'customers',
  'drivers',
  'messages',
  'permits',
  'product_owners',
  'turns',
]
const rename = (table: string, column = 'name') => `update ${table} set ${column} = 'ویژه' where id = 1`

/** Each trigger that renews the words by which something is found: a change over that world, and where it is found then. */
const searchCases: Record<string, [change: string, ...found: string[]]> = {
  cargo_loader_types_added: ['insert into cargo_loader_types values (1, 3)', 'cargos'],
  cargo_loader_types_removed: ['delete from cargo_loader_types where loader_type_id = 2', 'cargos'],
  cargos_named_by_permits: [rename('cargos', 'origin'), 'permits'],
  cargos_search_text: [rename('cargos', 'description'), 'cargos'],
  companies_named_by_messages: [rename('companies'), 'messages'],
  companies_own_search_text: [rename('companies'), 'companies'],
  companies_search_text: [rename('companies'), 'cargos', 'permits'],
  customer_addresses_added: [
    "insert into customer_addresses (id, customer_id, city_id, address) overriding system value values (3, 1, 3, 'نشانی')",
    'customers',
  ],
  customer_addresses_changed: ['update customer_addresses set city_id = 3 where id = 1', 'customers'],
  customer_addresses_removed: ['delete from customer_addresses where id = 2', 'customers'],
  customers_named: [rename('customers'), 'cargos', 'permits'],
  customers_search_text: [rename('customers'), 'customers'],
  drivers_named_by_messages: [rename('drivers', 'last_name'), 'messages'],
  drivers_own_search_text: [rename('drivers', 'last_name'), 'drivers'],
  drivers_search_text: [rename('drivers', 'last_name'), 'permits', 'turns'],
  freighters_search_text: ["update freighters set card_number = '7654321'", 'drivers', 'permits', 'turns'],
  goods_search_text: [rename('goods'), 'cargos', 'permits'],
  halls_search_text: [rename('halls'), 'cargos', 'permits', 'turns'],
  loader_types_search_text: [rename('loader_types'), 'cargos', 'permits', 'turns'],
  messages_search_text: [rename('messages', 'text'), 'messages'],
  packagings_search_text: [rename('packagings'), 'cargos'],
  permits_search_text: ['update permits set company_id = 2', 'permits'],
  product_owners_search_text: [rename('product_owners', 'last_name'), 'product_owners'],
  turns_search_text: ['update turns set driver_id = 2', 'turns'],
  users_named_by_messages: [rename('users', 'full_name'), 'messages'],
}

/** The tables of which a row is found by other words than it has. */
async function listStale({ read }: Laid): Promise<string[]> {
  const counts = searched.map(
    (table) =>
      sql`select ${table} as table from ${sql.table(table)} t where search_text is distinct from search_text_of(t)`,
  )
  const found = await read(sql<{ table: string }>`${sql.join(counts, sql` union `)}`)
  return found.map(({ table }) => table).sort()
}

describe('what is found by words', () => {
  it.each(Object.entries(searchCases))('%s', async (trigger, [change, ...found]) => {
    const table = (await listTriggers()).find(({ name }) => name === trigger)?.table ?? ''
    const staleAfter = async (isAwake: boolean) => {
      let stale: string[] = []
      await rows.undone(async (laid) => {
        for (const name of [...searched, 'goods', 'packagings', 'loader_types', 'cities', 'provinces'])
          await laid.run(`delete from ${name}`)
        for (const [name, row] of world) await laid.lay(name, Number(row.id ?? row.loader_type_id), row)
        for (const name of searched) await laid.run(`update ${name} t set search_text = search_text_of(t)`)
        if (isAwake) await laid.wake(table, trigger)
        await laid.run(change)
        stale = await listStale(laid)
      })
      return stale
    }
    const without = await staleAfter(false)
    expect(without).toEqual(expect.arrayContaining(found))
    // what others of the same table's triggers renew stays stale while they sleep
    expect(await staleAfter(true)).toEqual(without.filter((name) => !found.includes(name)))
  })
})

/** What a look-up is made of, by the trigger that renews its version. */
const versionOf: Record<string, string> = {
  cities_version: 'cities',
  goods_version: 'goods',
  loader_types_version: 'loader_types',
  packagings_version: 'packagings',
  provinces_version: 'cities',
}

it.each(Object.entries(versionOf))('%s renews the version with each change', async (trigger, lookup) => {
  const table = trigger.replace('_version', '')
  await rows.undone(async (laid) => {
    const version = () => laid.read(sql`select version from lookup_versions where name = ${lookup}`)
    await laid.run(`delete from ${table}`)
    await laid.wake(table, trigger)
    const changes = [
      () => laid.lay(table, 1),
      () => laid.run(`update ${table} set name = 'ویژه'`),
      () => laid.run(`delete from ${table}`),
      () => laid.run(`truncate ${table} cascade`),
    ]
    for (const change of changes) {
      const before = await version()
      await change()
      expect(await version()).not.toEqual(before)
    }
  })
})

const counted: Record<string, string> = {
  cargos: 'announced_at',
  drivers: 'created_at',
  permits: 'issued_at',
}

it.each(Object.entries(counted))('the day of each of the %s is counted anew', async (table, at) => {
  await rows.undone(async (laid) => {
    for (const trigger of ['counts_new', 'counts_moved', 'counts_gone']) await laid.wake(table, trigger)
    await laid.run('delete from counted_days')
    for (const n of [1, 2]) await laid.lay('counted_days', n, { cargos: 0, drivers: 0, permits: 0 })
    const counts = async () =>
      (await laid.read(sql<{ n: number }>`select ${sql.ref(table)} as n from counted_days order by day`)).map(
        ({ n }) => n,
      )
    await laid.lay(table, 1, { [at]: '2026-01-01T10:00:00+03:30' })
    expect(await counts()).toEqual([1, 0])
    await laid.run(`update ${table} set ${at} = '2026-01-02T10:00:00+03:30'`)
    expect(await counts()).toEqual([0, 1])
    await laid.run(`delete from ${table}`)
    expect(await counts()).toEqual([0, 0])
    // of a day that is not counted yet nothing is kept
    await laid.lay(table, 1, { [at]: '2026-01-03T10:00:00+03:30' })
    expect(await counts()).toEqual([0, 0])
  })
})

it('a freight rate is never changed', async () => {
  const changed = rows.undone(async (laid) => {
    await laid.wake('freight_rates', 'freight_rates_are_kept')
    await laid.lay('freight_rates', 1)
    await laid.run('update freight_rates set rial_per_tonne_km = 2')
  })
  await expect(changed).rejects.toThrow('a freight rate is never changed')
})

it.each([
  ['Admin', false],
  ['AdminSupport', false],
  ['Driver', false],
  ['Customer', false],
  ['CustomerAdvancedMember', false],
  ['TransportationCompanyAdmin', true],
  ['TransportationCompanyMember', true],
  ['LoadHallAdmin', true],
  ['Organization', true],
])('an account of the role %s has a key: %s', async (role, may) => {
  const made = rows.undone(async (laid) => {
    await laid.wake('api_keys', 'api_keys_not_of_person')
    // what else an account of the role has does not matter here
    for (const name of ['users_check', 'users_check1', 'users_check2', 'users_check3'])
      await laid.run(`alter table users drop constraint if exists ${name}`)
    await laid.lay('users', 1, { id: 7, role })
    await laid.lay('api_keys', 1, { user_id: 7 })
  })
  if (may) await made
  else await expect(made).rejects.toThrow('an account of this role has no keys')
})

const endedKey = { ended_at: '2026-01-02T00:00:00Z', end_reason: 'by_owner' }
it.each([
  ["scopes = '{turn_write}'", {}],
  ['user_id = 8', {}],
  ["name = 'دیگر'", {}],
  ["expires_at = '2026-12-01T00:00:00Z'", {}],
  ['calls_per_minute = 600', {}],
  ["token_hash = decode(repeat('07', 32), 'hex')", {}],
  ['ended_at = null, end_reason = null', endedKey],
  ["end_reason = 'by_admin'", endedKey],
])('a key never changes: %s', async (change, given) => {
  const changed = rows.undone(async (laid) => {
    await laid.wake('api_keys', 'api_keys_never_change')
    await laid.lay('api_keys', 1, { ...given, user_id: 7 })
    await laid.run(`update api_keys set ${change}`)
  })
  await expect(changed).rejects.toThrow('a key never changes')
})

it('a key is used, and ends', async () => {
  await rows.undone(async (laid) => {
    await laid.wake('api_keys', 'api_keys_never_change')
    await laid.lay('api_keys', 1)
    await laid.run("update api_keys set last_used_at = '2026-01-02T00:00:00Z'")
    await laid.run("update api_keys set ended_at = '2026-01-02T00:00:00Z', end_reason = 'by_owner'")
    await laid.run("update api_keys set last_used_at = '2026-01-03T00:00:00Z'")
    expect(await laid.read(sql`select end_reason from api_keys`)).toEqual([{ endReason: 'by_owner' }])
  })
})

const settled = { settled_at: '2026-01-01T00:00:00Z', failure: 'declined' }
it.each([
  ['pending', 'credited', true],
  ['pending', 'failed', true],
  ['failed', 'reversed', true],
  ['failed', 'failed', true],
  ['failed', 'credited', false],
  ['credited', 'failed', false],
  ['credited', 'reversed', false],
  ['reversed', 'failed', false],
])('a payment that is %s becomes %s: %s', async (from, to, may) => {
  const changed = rows.undone(async (laid) => {
    await laid.wake('payments', 'payments_end_once')
    await laid.run(
      'alter table payments drop constraint payments_check1, drop constraint payments_check2, drop constraint payments_check3',
    )
    await laid.lay('payments', 1, { ...settled, status: from })
    await laid.run(`update payments set status = '${to}'`)
  })
  if (may) await changed
  else await expect(changed).rejects.toThrow(/not to become/)
})

it('every trigger has a case here, but those of the audit, the live stream and webhooks, which have their own', async () => {
  const cased = [
    ...Object.keys(searchCases),
    ...Object.keys(versionOf),
    ...Object.keys(counted).flatMap(() => ['counts_new', 'counts_moved', 'counts_gone']),
    'api_keys_never_change',
    'api_keys_not_of_person',
    // features/webhooks/webhooks.test.ts, with what tells it of the tables
    'deliveries_are_sent',
    'freight_rates_are_kept',
    'payments_end_once',
  ]
  const found = (await listTriggers()).filter((one) => !isRefusing(one)).map(({ name }) => name)
  expect(found.sort()).toEqual(cased.sort())
})
