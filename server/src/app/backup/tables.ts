import pg from 'pg'

/** A table as it is copied: its name as SQL spells it, and its columns but for those that it computes. */
export type CopiedTable = { name: string; columns: string[] }
export type SequenceAt = { name: string; value: number; isCalled: boolean }
export type AppliedMigration = { name: string; hash: string }

// the clock that tests move says what time it is there, and both lists of migrations what was done to the tables
export const notCopied = `nspname in ('public', 'graphile_worker') and relname not in ('migrations', 'test_clock')`

/** Every table of the server and of its queue of jobs, with whether this role may read it. */
const tables = `
  select format('%I.%I', nspname, relname) as name, has_table_privilege(pg_class.oid, 'select') as "mayRead",
    array(select quote_ident(attname) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where ${notCopied} and relkind = 'r' order by name`

/** In: a connection of the server's role. Throws where it may not read one, so that none is left out unseen. */
export async function listTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { mayRead: boolean }>(tables)
  const hidden = rows.find(({ mayRead }) => !mayRead)
  if (hidden)
    throw new Error(
      `نقش DATABASE_URL نمی‌تواند ${hidden.name} را بخواند؛ پیش از پشتیبان، یک بار سرور همین نسخه را روشن کنید.\n` +
        `The role of DATABASE_URL may not read ${hidden.name}: start this version's server once before a backup is taken.`,
    )
  return rows.map(({ name, columns }) => ({ name, columns }))
}

const columnsOf = ({ name, columns }: CopiedTable) => `${name} (${columns.join(', ')})`
export const copyOutOf = (table: CopiedTable) => `copy ${columnsOf(table)} to stdout`
export const copyInto = (table: CopiedTable) => `copy ${columnsOf(table)} from stdin`

/** Where every sequence stands. They stand still for no snapshot: read after the rows, they are never behind these. */
export async function readSequences(client: pg.Client): Promise<SequenceAt[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where ${notCopied} and relkind = 'S' order by name`,
  )
  const all: SequenceAt[] = []
  for (const { name } of rows) {
    const at = await client.query<Omit<SequenceAt, 'name'>>(
      `select last_value as value, is_called as "isCalled" from ${name}`,
    )
    all.push({ name, ...(at.rows[0] as Omit<SequenceAt, 'name'>) })
  }
  return all
}

export async function listMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('select name, hash from migrations order by name')
  return rows
}

export async function queueVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select max(id) as id from graphile_worker.migrations')
  return rows[0]?.id ?? 0
}

/** How many entries each public log has: those of the halls by their ids, and the audit's seals. */
export async function sizesOfLogs(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ log: string; size: number }>(
    `select hall_id::text as log, size from hall_log_heads
     union all select 'audit', count(*)::int from audit_seals order by log`,
  )
  return Object.fromEntries(rows.map(({ log, size }) => [log, size]))
}

/**
 * What a database holds: nothing, tables that nobody has worked with, or somebody's work. In: a connection of the owner.
 */
export async function whatIsThere(client: pg.Client): Promise<'nothing' | 'empty tables' | 'work'> {
  const { rows } = await client.query<{ tables: number; ours: boolean }>(
    `select count(*)::int as tables, to_regclass('public.migrations') is not null as ours from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace where nspname = 'public' and relkind in ('r', 'p', 'v')`,
  )
  if (rows[0]?.tables === 0) return 'nothing'
  if (!rows[0]?.ours) return 'work'
  const worked = await client.query<{ worked: boolean }>(
    `select exists (select from users) or exists (select from drivers) or exists (select from companies)
       or exists (select from halls) as worked`,
  )
  return worked.rows[0]?.worked ? 'work' : 'empty tables'
}
