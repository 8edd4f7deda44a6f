import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, inject } from 'vitest'
import { openPool, sql, type Tx } from '../src/kernel/sql.ts'
import { ask, cloneTemplate, databaseName } from './cluster.ts'
import { padded } from './plain.ts'

export type RowValues = Record<string, unknown>

const day = '2026-01-01T20:30:00Z'
const place = {
  origin_latitude: 27,
  origin_longitude: 56,
  destination_latitude: 35,
  destination_longitude: 51,
}

/** What a table's own rules ask of a row, by number: no two rows are the same in anything that may stand once only. */
const asked: Record<string, (n: number) => RowValues> = {
  accounts: (n) => ({ kind: 'driver', driver_id: n, balance_rial: 0 }),
  api_keys: (n) => ({
    tail: padded(n, 4),
    scopes: ['turn_read'],
    calls_per_minute: 60,
    expires_at: '2026-02-01T20:30:00Z',
  }),
  audit_seals: (n) => ({ kind: 'seal', first_line: n, last_line: n }),
  cargo_events: () => ({ kind: 'edited', from_status: 0, to_status: 0 }),
  cargos: () => ({
    ...place,
    status: 0,
    packaging_count: 1,
    truck_count: 3,
    remaining: 2,
    weight_kg: 20_000,
    rent_toman: 10,
    is_hall: false,
  }),
  companies: (n) => ({ national_id: padded(n, 11), file_id: n }),
  contacts: () => ({ id: 1 }),
  counted_days: (n) => ({ day: `2026-01-0${n}` }),
  customers: (n) => ({ national_id: padded(n, 10) }),
  demo_bank_orders: (n) => ({ outcome: 'paid', token: `token ${n}` }),
  driver_rates: () => ({ rate: 5 }),
  drivers: (n) => ({
    national_id: padded(n, 10),
    mobile: `09${padded(n, 9)}`,
    card_number: padded(n, 7),
    truck_card_said: padded(n, 7),
    person_inquiry: 'confirmed',
    truck_inquiry: 'away',
  }),
  files: () => ({ kind: 'pdf', bytes: 1 }),
  findings: () => ({ hits: 1, out_of: 2, usual_hits: 0, usual_out_of: 3, row_ids: [1] }),
  freight_rates: (n) => ({ begins_at: `2026-01-0${n}T20:30:00Z`, added_at: day, rial_per_tonne_km: 1 }),
  freighters: (n) => ({ card_number: padded(n, 7), plate_two: '12', plate_three: '345', plate_region: '67' }),
  hall_show_times: (n) => ({ minute_of_day: 30 * n }),
  hall_tariffs: () => ({ price_toman: 1 }),
  hall_log_signing: () => ({ fault: 'away', since: day }),
  held_acts: (n) => ({
    call: 'deleteCustomer',
    input: JSON.stringify({ n }),
    asked_at: day,
    until: '2026-01-01T20:30:08Z',
  }),
  holidays: (n) => ({ starts_at: `2026-01-0${n}T20:30:00Z` }),
  import_rows: (n) => ({ nr: n }),
  imports: () => ({ kind: 'goods', state: 'checked', row_count: 1, session_id: 1 }),
  inquiries: () => ({ kind: 'national_id', number: '1' }),
  key_marks: (n) => ({ name: `secret ${n}` }),
  letters: () => ({ kind: 'mail_changed' }),
  list_salts: (n) => ({ change: n, salt: padded(n, 32) }),
  messages: () => ({ title: 'عنوان', last_at: day, driver_id: 1 }),
  morning_files: () => ({ state: 'waiting', format: 'csv' }),
  morning_reports: () => ({ format: 'csv', hour: 7, next_at: day }),
  notices_off: () => ({ kind: 'turn', channel: 'push' }),
  sms_told: () => ({ kind: 'turn_given' }),
  notifications: () => ({ state: 'warning' }),
  erasures: (n) => ({ asked_by: n + 1_000, reason: 'خودش خواست', expires_at: '2126-01-03T20:30:00Z' }),
  factor_removals: (n) => ({ asked_by: n + 1_000, expires_at: '2126-01-03T20:30:00Z' }),
  passkey_challenges: (n) => ({ hash: hashOf(n), purpose: 'add' }),
  payments: (n) => ({ status: 'pending', amount_rial: 10_000, driver_id: 1, return_hash: hashOf(n) }),
  permit_documents: () => ({ type: 0 }),
  permits: (n) => ({
    status: 1,
    reserve_type: 0,
    code: n === 1 ? '000000000001' : '000000000098',
    priority_id: n,
  }),
  pre_loads: () => ({ packaging_count: 1, rent_toman: 1, weight_kg: 1, truck_count: 1 }),
  priorities: () => ({ status: 1 }),
  product_owners: (n) => ({ national_id: padded(n, 10), is_accepted: false, file_id: n }),
  rounds: () => ({ opens_at: day, closes_at: day }),
  saved_reports: (n) => ({ is_default: true, user_id: n }),
  sealed_lists: (n) => ({ change: n, salt: padded(n, 32) }),
  sessions: (n) => ({ token_hash: hashOf(n) }),
  wallet_totals: (n) => ({ day: `2026-01-0${n}`, kind: 'top_up', side: 'in', amount_rial: 1, count: 1 }),
  wallet_totals_upto: () => ({ transfer_id: 0 }),
  transfers: (n) => ({ debit_account_id: n, credit_account_id: n + 1, amount_rial: 1, kind: 'top_up' }),
  turn_salts: (n) => ({ salt: padded(n, 32) }),
  turns: () => ({ status: 'live' }),
  voice_recordings: () => ({ kind: 'webm', sound: Buffer.alloc(300) }),
  wishes_looked: () => ({ is_one: true }),
  webhook_deliveries: () => ({ kind: 'load.ended' }),
  webhooks: (n) => ({ url: `https://${n}.test/`, kinds: ['load.ended'] }),
  users: (n) => ({ role: 'Admin', username: `کاربر ${n}`, driver_id: n }),
}

const hashOf = (n: number) => Buffer.alloc(32, n)

/** A value that says nothing, for a column that must have one. */
function plainOf(type: string, n: number): unknown {
  if (type.startsWith('_')) return []
  if (type === 'bool') return false
  if (type === 'bytea') return hashOf(n)
  if (type === 'jsonb') return {}
  if (type.startsWith('timestamp')) return day
  if (type === 'date') return '2026-01-01'
  return type === 'text' ? `${n}` : n
}

type GoodRow = (table: string, n: number, given?: RowValues) => RowValues
type Rows = {
  /** Row `n` of a table that breaks none of its rules, with what is `given` instead. */
  goodRow: GoodRow
  /** Reads as the owner of the tables. */
  read: <T>(query: RawBuilder<T>) => Promise<T[]>
  /** Works as the owner, no trigger, no foreign key in the way, and undoes all of it. Throws what `work` throws. */
  undone: (work: (rows: Laid) => Promise<void>) => Promise<void>
}
export type Laid = {
  lay: (table: string, n: number, given?: RowValues) => Promise<void>
  read: Rows['read']
  run: (statement: string) => Promise<void>
  /** Has one trigger of a table work nevertheless. */
  wake: (table: string, trigger: string) => Promise<void>
}
class Undone extends Error {}

/** Single rows of all tables, for tests of what the tables themselves keep: a database of their own, as its owner. */
export function useRows(): Rows {
  const rows = {} as Rows & { close: () => Promise<void> }
  beforeAll(async () => {
    Object.assign(rows, await openRows())
  })
  afterAll(() => rows.close?.())
  return rows
}

async function openRows() {
  const url = await cloneTemplate(inject('clusterUrl'))
  const { db } = openPool(url, 1)
  const read = async <T>(query: RawBuilder<T>) => (await query.execute(db)).rows
  const goodRow = await readGoodRows(read)
  const inside = (tx: Tx): Laid => ({
    lay: (table, n, given) => insertRow(tx, table, goodRow(table, n, given)),
    read: async (query) => (await query.execute(tx)).rows,
    run: async (statement) => void (await sql.raw(statement).execute(tx)),
    wake: async (table, trigger) =>
      void (await sql.raw(`alter table ${table} enable always trigger ${trigger}`).execute(tx)),
  })
  return {
    goodRow,
    read,
    undone: async (work: (laid: Laid) => Promise<void>) => {
      const all = async (tx: Tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await work(inside(tx))
        throw new Undone()
      }
      await db
        .transaction()
        .execute(all)
        .catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error
        })
    },
    close: async () => {
      await db.destroy()
      await ask(inject('clusterUrl'), `drop database ${databaseName(url)} with (force)`)
    },
  }
}

type Required = { table: string; name: string; type: string }

async function readGoodRows(read: Rows['read']): Promise<GoodRow> {
  const columns = await read(sql<Required>`
    select relname as table, attname as name, typname as type from pg_attribute
    join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and attnotnull and not atthasdef and attidentity = ''`)
  const required = new Map<string, Required[]>()
  for (const column of columns) required.set(column.table, [...(required.get(column.table) ?? []), column])
  return (table, n, given = {}) => ({
    ...Object.fromEntries((required.get(table) ?? []).map(({ name, type }) => [name, plainOf(type, n)])),
    ...asked[table]?.(n),
    ...given,
  })
}

const asWritten = (value: unknown) =>
  value !== null && typeof value === 'object' && !Buffer.isBuffer(value) && !Array.isArray(value)
    ? JSON.stringify(value)
    : value

async function insertRow(tx: Tx, table: string, row: RowValues): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const values = sql.join(Object.values(row).map((value) => sql`${asWritten(value)}`))
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value values (${values})`.execute(
    tx,
  )
}
