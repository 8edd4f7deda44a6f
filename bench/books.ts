import { totalWallets } from '../server/src/features/wallet/total-wallets.ts'
import type { Tx } from '../server/src/kernel/database.ts'
import { sql } from '../server/src/kernel/sql.ts'
import { dropIndexes, joinInMemory } from '../server/test/trade.ts'
import type { World } from './world.ts'

/** What people do, most of all the first; of as many kinds of rows. */
const deeds = ['issuePermits', 'declareCargo', 'takeTurn', 'changePermitStatus', 'addCharge', 'signIn']
const kinds = ['permits', 'cargos', 'turns', 'permits', 'accounts', 'users']
const people = 2_000
const full = 1_000_000_000_000

/** Square of a draw of row `n`: low ones are most. */
const low = (salt: number) => `power((hashint4extended(n::int, ${salt}) & 65535)::float8 / 65536, 2)`

/** A line of the ledger and one of the audit for each cargo, of the same three years; the days of wallets as the hourly job adds them. */
export async function fillBooks(world: World, rows: number): Promise<void> {
  const { db } = world
  const rebuild = await dropIndexes(world, ['audit_log', 'audit_changes', 'transfers'])
  for (const fill of [fillAudit, fillLedger])
    await db.transaction().execute(async (tx) => {
      // past the triggers and foreign keys; and how many numbers `generate_series` gives is not known to the planner
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`set local enable_nestloop = off`.execute(tx)
      await joinInMemory(tx)
      await fill(tx, rows)
    })
  await rebuild()
  await totalWallets(world)
  await sql`vacuum (freeze, analyze)`.execute(db)
}

const momentOf = (rows: number) => sql.raw(`now() - (${rows} - n) * interval '3 years' / ${rows}`)

/** Looked up once: joined, all accounts were looked through for each line. */
const platform = (account: string) => sql.raw(`(select id from accounts where kind = 'platform_${account}')`)

async function fillLedger(tx: Tx, rows: number): Promise<void> {
  const at = momentOf(rows)
  await sql`insert into accounts (kind, company_id, balance_rial)
    select kind, id, ${full}::bigint from companies, unnest(array['company', 'company_held']) as kind
    on conflict (company_id, kind) where company_id is not null do nothing`.execute(tx)
  await sql`insert into accounts (kind, driver_id, balance_rial) select 'driver', id, ${full}::bigint from drivers
    on conflict do nothing`.execute(tx)
  // what was just filled has no statistics yet, and is joined as if it were empty
  await sql`analyze accounts`.execute(tx)
  await sql`insert into transfers (debit_account_id, credit_account_id, amount_rial, kind, at, cargo_id, permit_id,
      debit_balance_rial, credit_balance_rial)
    select case when n % 50 = 0 then ${platform('cash')} when n % 3 = 2 then driver.id else own.id end,
      case when n % 50 = 0 then own.id when n % 3 = 0 then held.id else ${platform('income')} end, 10000 + n % 9 * 1000,
      case when n % 50 = 0 then 'top_up' when n % 3 = 0 then 'hold' when n % 3 = 1 then 'company_fee' else 'driver_fee' end,
      ${at}, case when n % 50 <> 0 then permits.cargo_id end, case when n % 50 <> 0 and n % 3 > 0 then permits.id end,
      case when n % 50 > 0 then ${full}::bigint - n end,
      case when n % 50 = 0 or n % 3 = 0 then ${full}::bigint + n end
    from generate_series(1, ${rows}) as n join permits on permits.id = n
      join accounts own on own.company_id = permits.company_id and own.kind = 'company'
      join accounts held on held.company_id = permits.company_id and held.kind = 'company_held'
      join accounts driver on driver.driver_id = permits.driver_id
    order by n`.execute(tx)
}

/** One of forty deeds was refused, and changed nothing. */
async function fillAudit(tx: Tx, rows: number): Promise<void> {
  const at = momentOf(rows)
  await sql`insert into users (username, password_hash, role, full_name, created_at)
    select 'person_' || id, 'none', 'Supporter', first_name || ' ' || last_name, now() from drivers
    order by id limit ${people}`.execute(tx)
  const deed = `1 + floor(${low(11)} * ${deeds.length})::int`
  const oneOf = (words: readonly string[]) =>
    sql.raw(`(array[${words.map((word) => `'${word}'`).join()}])[${deed}]`)
  await sql`insert into audit_log (id, at, user_id, endpoint, request_id, input, kind, outcome, reason, address, agent, device_id)
    select n, ${at}, (select min(id) from users) + floor(${sql.raw(low(12))} * ${people})::int, ${oneOf(deeds)},
      md5(n::text), jsonb_build_object('Id', n), 'write', case when n % 40 = 0 then 'refused' else 'done' end,
      case when n % 40 = 0 then 'موجودی کیف پول کافی نیست' end,
      '10.' || n % 4 || '.' || n / 7 % 250 || '.' || n / 1700 % 250, 'Mozilla/5.0 Chrome/140', 'device ' || n % 5000
    from generate_series(1, ${rows}) as n order by n`.execute(tx)
  await sql`insert into audit_changes (line, table_name, row_id, before, after)
    select n, ${oneOf(kinds)}, case when ${oneOf(kinds)} in ('permits', 'cargos') then n else 1 + n % ${people} end::text,
      '{"status": 1}', '{"status": 2}'
    from generate_series(1, ${rows}) as n where n % 40 <> 0 order by n`.execute(tx)
  await sql`select setval('audit_lines', ${rows + 1})`.execute(tx)
}
