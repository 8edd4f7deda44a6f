import pg from 'pg'

const lockNumber = 7_202_602

/** A table or a sequence; `isTold` when a trigger keeps its rows as they were written. */
type Relation = { name: string; isSequence: boolean; isTold: boolean; isMigrations: boolean }

/** Whose rows are told once and stay says the trigger that refuses their change; the public logs: log-roles.ts. */
const ownRelations = `
  select format('%I.%I', nspname, relname) as name, relkind = 'S' as "isSequence",
    exists (select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = pg_class.oid and proname like 'refuse\\_%') as "isTold",
    relname = 'migrations' as "isMigrations"
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('public', 'graphile_worker') and relkind in ('r', 'p', 'v', 'S') and pg_has_role(relowner, 'usage')
    and relowner is distinct from to_regrole('bargah_log')
  order by name`

/**
 * Says what the role behind `appUrl` may, by the role behind `ownerUrl`: read and write rows, only add to what is told
 * once, make and drop nothing. It follows every run of migrations, so that it holds for the tables of later ones too.
 * Where both are one role there is nothing to say.
 */
export async function grantAppRole(ownerUrl: string, appUrl: string): Promise<void> {
  const app = await withClient(appUrl, whoAmI)
  await withClient(ownerUrl, async (owner) => {
    if ((await whoAmI(owner)) === app) return
    await owner.query('begin')
    await owner.query('select pg_advisory_xact_lock($1)', [lockNumber])
    const { rows } = await owner.query<Relation>(ownRelations)
    for (const statement of grants(pg.escapeIdentifier(app), rows)) await owner.query(statement)
    await openQueue(owner, pg.escapeIdentifier(app))
    await closeDatabase(owner)
    await owner.query('commit')
  })
}

function grants(app: string, relations: readonly Relation[]): string[] {
  const tables = relations.filter(({ isSequence }) => !isSequence)
  const open = tables.filter(({ isMigrations }) => !isMigrations)
  const named = (some: readonly Relation[]) => some.map(({ name }) => name).join(', ')
  const give = (rights: string, some: readonly Relation[]) =>
    some.length > 0 ? [`grant ${rights} on ${named(some)} to ${app}`] : []
  const sequences = relations.filter(({ isSequence }) => isSequence)
  return [
    `grant usage on schema public, graphile_worker to ${app}`,
    `revoke all on ${named(tables)} from ${app}`,
    ...give('select', tables),
    ...give('insert', open),
    ...give(
      'update, delete',
      open.filter(({ isTold }) => !isTold),
    ),
    ...sequences.map(({ name }) => `grant usage, select on sequence ${name} to ${app}`),
  ]
}

/** The queue's tables show their rows to their owner only, unless a policy says otherwise. */
async function openQueue(owner: pg.Client, app: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'graphile_worker' and relrowsecurity and not exists (
      select from pg_policy where polrelid = pg_class.oid and polname = 'app_works'
        and $1::regrole::oid = any(polroles))`,
    [app],
  )
  for (const { name } of rows) {
    await owner.query(`drop policy if exists app_works on ${name}`)
    await owner.query(`create policy app_works on ${name} to ${app} using (true) with check (true)`)
  }
}

/** Everybody may make temporary tables in a database, until its owner says no. */
async function closeDatabase(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I', datname) as name from pg_database
     where datname = current_database() and pg_has_role(datdba, 'usage')`,
  )
  for (const { name } of rows) await owner.query(`revoke temporary on database ${name} from public`)
}

/**
 * What is wrong with the role that the server works as, as a sentence; null when all is well. In: a connection of that role.
 */
export async function faultOfAppRole(client: pg.Pool | pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ role: string; owns: boolean }>(
    `select current_user as role, pg_has_role(relowner, 'member') as owns from pg_class
     where oid = 'public.transfers'::regclass`,
  )
  const [found] = rows
  if (!found?.owns) return null
  return (
    `بارگاه با نقش «${found.role}» کار می‌کند که مالک جدول‌هاست یا هر کاری می‌تواند؛ دفتر مالی و گزارش‌ها در برابر آن بی‌دفاع‌اند. DATABASE_OWNER_URL را برای مالک و DATABASE_URL را برای نقشی دیگر بدهید.\n` +
    `Bargah works as the role ${found.role}, which owns the tables or is a superuser, so that nothing keeps it from changing ledger and logs. ` +
    `Give the owner in DATABASE_OWNER_URL and another role, made with "create role bargah_app login password '…'", in DATABASE_URL.`
  )
}

const whoAmI = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ me: string }>('select current_user as me')
  if (!rows[0]) throw new Error('the database did not say who we are')
  return rows[0].me
}

/** Runs `work` on a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
