import type { Insertable } from 'kysely'
import type { Db, Tx } from '../src/kernel/database.ts'
import { guarded } from '../src/features/reconciliation/reconciliation.api.ts'
import { sql } from '../src/kernel/sql.ts'
import type { Tables } from '../src/kernel/tables.ts'

/** A row to be written, its id given by us. */
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]> & { id?: number }

/** The tables of the demo world, each after those that it points to. */
const fillOrder = [
  'mainOffices',
  'companies',
  'productOwners',
  'freighters',
  'drivers',
  'driverFreighters',
  'halls',
  'hallShowTimes',
  'hallCompanies',
  'hallTariffs',
  'nativeDrivers',
  'users',
  'userCompanies',
  'userHalls',
  'customers',
  'customerAddresses',
  'cargos',
  'cargoLoaderTypes',
  'preLoads',
  'turns',
  'turnSalts',
  'turnStarts',
  'farChoices',
  'rounds',
  'roundCargos',
  'refusedChoices',
  'sealedLists',
  'listSalts',
  'priorities',
  'permits',
  'permitEvents',
  'cargoEvents',
  'driverRates',
  'messages',
  'accounts',
  'transfers',
  'payments',
  'notifications',
] as const satisfies readonly (keyof Tables)[]

export type RowsOf = { [T in (typeof fillOrder)[number]]: NewRow<T>[] }

export const emptyRows = (): RowsOf =>
  Object.fromEntries(fillOrder.map((table) => [table, []])) as unknown as RowsOf

/** A year that never was is no news for the audit; the owner of the tables alone may fill them so. */
export const fillSilently = (tx: Tx) => sql`select set_config('audit.is_filling', 'on', true)`.execute(tx)

/** Up to which ids the world was filled, in the audit: what comes after them was made by somebody's act. */
export const noteFilled = (tx: Tx, at: Date) =>
  sql`insert into audit_log (at, endpoint, input, kind, outcome)
    values (${at}, 'fill-demo-world', jsonb_build_object(${sql.join(
      [...guarded, 'transfers'].map(
        (table) => sql`${sql.lit(table)}, (select max(id) from ${sql.table(table)})`,
      ),
    )}), 'job', 'done')`.execute(tx)

/** Writes all rows; every list of ids goes on after ours. */
export async function insertWorld(tx: Tx, rows: RowsOf): Promise<void> {
  for (const table of fillOrder) await insertRows(tx, table, rows[table])
  await sql`update drivers set current_driver_freighter_id = link.id
    from driver_freighters link where link.driver_id = drivers.id`.execute(tx)
}

const chunk = 5_000
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Many rows in few statements. What a row does not say is what the table says by itself, so those that say the same go together. */
async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  for (const [keys, alike] of byKeys(rows)) await insertAlike(tx, table, { keys, rows: alike })
  if (rows.some((row) => 'id' in row)) {
    const last = sql`(select max(id) from ${sql.table(snake(table))})`
    await sql`select setval(pg_get_serial_sequence(${snake(table)}, 'id'), ${last})`.execute(tx)
  }
}

type Row = Record<string, unknown>
type Alike = { keys: readonly string[]; rows: readonly Row[] }

/** Each chunk travels as one JSON text, and PostgreSQL reads the types off the table. */
async function insertAlike(tx: Tx, table: string, { keys, rows }: Alike): Promise<void> {
  const names = keys.map(snake)
  const target = sql.table(snake(table))
  const columns = sql.join(names.map((name) => sql.ref(name)))
  for (let from = 0; from < rows.length; from += chunk) {
    const slice = rows.slice(from, from + chunk)
    const json = JSON.stringify(slice.map((row) => renamed(row, keys, names)))
    await sql`insert into ${target} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${target}, ${json}::json)`.execute(tx)
  }
}

/** The rows of a table by what they say; those without ids stay together, since the table counts them in their order. */
function byKeys(rows: readonly object[]): [keys: string[], rows: Row[]][] {
  const hasIds = rows.every((row) => 'id' in row)
  const groups = new Map<string, [string[], Row[]]>()
  const every = [...new Set(rows.flatMap(Object.keys))]
  for (const row of rows as readonly Row[]) {
    const keys = hasIds ? Object.keys(row).filter((key) => row[key] !== undefined) : every
    const name = hasIds ? keys.toSorted().join() : ''
    const group = groups.get(name)
    if (group) group[1].push(row)
    else groups.set(name, [keys, [row]])
  }
  return [...groups.values()]
}

function renamed(row: Record<string, unknown>, keys: readonly string[], names: readonly string[]) {
  const written: Record<string, unknown> = {}
  for (let at = 0; at < keys.length; at += 1) written[names[at] as string] = row[keys[at] as string]
  return written
}

/** What a database already has that the world builds on, and how many accounts of people. */
export async function readGround(tx: Tx) {
  const goods = await tx.selectFrom('goods').select(['id', 'name']).execute()
  const packagings = await tx.selectFrom('packagings').select(['id', 'name']).execute()
  const accounts = await tx.selectFrom('accounts').select(['id', 'kind']).execute()
  const { users } = await tx
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('users'))
    .executeTakeFirstOrThrow()
  const byName = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [name, id]))
  return { goodsIds: byName(goods), packagingIds: byName(packagings), accounts, users }
}

/** Lets the planner know what is there now, instead of a minute later. */
export const countRows = (db: Db) => sql`analyze`.execute(db)

export async function countUsersNamed(db: Db, usernames: readonly string[]): Promise<number> {
  const { n } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('username', 'in', [...usernames])
    .executeTakeFirstOrThrow()
  return n
}
