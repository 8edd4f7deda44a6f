import type { RawBuilder } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { giveWay } from '../../kernel/database-limits.ts'
import { sql } from '../../kernel/sql.ts'
import type { Moved } from './account-report.rules.ts'

/** The last line of the ledger before which none can come any more; gives way to whoever moves money. */
export async function findLastSettled(tx: Tx): Promise<number> {
  await giveWay(tx)
  const { rows } = await sql<{ id: number }>`select last_settled_transfer() as id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** Up to which line the totals have them, until the end of the transaction, in which nobody else adds any. */
export async function lockTotals(tx: Tx): Promise<number> {
  const { rows } = await sql<{ upto: number }>`
    select transfer_id as upto from wallet_totals_upto for update`.execute(tx)
  return rows[0]?.upto ?? 0
}

/** `moves`: of the lines of which that is so, what each moved in which company's wallet. */
const movesOf = (isSo: RawBuilder<unknown>) => sql`lines as materialized (
    select at, transfers.kind, amount_rial, debit.kind as debit, debit.company_id as payer,
      credit.kind as credit, credit.company_id as payee
    from transfers join accounts debit on debit.id = debit_account_id join accounts credit on credit.id = credit_account_id
    where ${isSo}
  ), moves as (
    select payee as company_id, at, kind, amount_rial, case credit when 'company' then 'in' else 'held_in' end as side
    from lines where credit = 'company' or credit = 'company_held' and (debit, payer) is distinct from ('company', payee)
    union all
    select payer, at, kind, amount_rial, case debit when 'company' then 'out' else 'held_out' end
    from lines where debit = 'company' or debit = 'company_held' and (credit, payee) is distinct from ('company', payer)
  )`
const ofDays = sql`select company_id, tehran_day(at) as day, kind, side, sum(amount_rial)::bigint as amount_rial,
  count(*)::int as count from moves group by 1, 2, 3, 4`

/**
 * Adds the lines after one and up to another to the days of the companies that they are of, as a report tells their sides: money
 * between a company's own account and its hold is `in` or `out` of the first alone.
 */
export async function addToTotals(tx: Tx, { after, upto }: { after: number; upto: number }): Promise<void> {
  await sql`
    with ${movesOf(sql`transfers.id > ${after} and transfers.id <= ${upto}`)}
    insert into wallet_totals as totals (company_id, day, kind, side, amount_rial, count)
    ${ofDays} order by 1, 2, 3, 4
    on conflict (company_id, day, kind, side) do update
      set amount_rial = totals.amount_rial + excluded.amount_rial, count = totals.count + excluded.count`.execute(
    tx,
  )
  await sql`update wallet_totals_upto set transfer_id = ${upto}`.execute(tx)
}

/** What a day's total says and what its lines do, in rials and numbers of lines; null where there is none. */
type WrongTotal = Pick<Moved, 'day' | 'kind' | 'side'> & {
  companyId: number
  found: TotalSum | null
  expected: TotalSum | null
}
type TotalSum = { amount: number; count: number }

/** The totals that are not what the lines up to theirs come to, `most` of them. */
export async function listWrongTotals(tx: Tx, most: number): Promise<WrongTotal[]> {
  const said = (of: string) =>
    sql.raw(`case when ${of}.count is not null
      then json_build_object('amount', ${of}.amount_rial, 'count', ${of}.count) end`)
  const { rows } = await sql<WrongTotal>`
    with ${movesOf(sql`transfers.id <= (select transfer_id from wallet_totals_upto)`)}, told as (${ofDays})
    select company_id, day::text, kind, side, ${said('totals')} as found, ${said('told')} as expected
    from wallet_totals totals full join told using (company_id, day, kind, side)
    where (totals.amount_rial, totals.count) is distinct from (told.amount_rial, told.count)
    order by 1, 2, 3, 4 limit ${most}`.execute(tx)
  return rows
}
