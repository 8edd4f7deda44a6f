import { sendingStatuses } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Db } from '../../kernel/database.ts'
import { literals, sql } from '../../kernel/sql.ts'
import type { Moved, ReportFacts } from './account-report.rules.ts'
import type { WalletOwner } from './wallet.store.ts'
import { findAccounts, isOfWallet } from './wallet.views.ts'

const nothing = { balanceRial: 0, moved: [] }
const nothingHeld = { balanceRial: 0, trucks: 0, cargos: 0 }

/**
 * What a wallet holds and what moved in it since the beginning of a day of Tehran, both of one instant: of a company the days that
 * are added up, and the lines after them.
 */
export async function findReportFacts(db: Db, owner: WalletOwner, since: Date): Promise<ReportFacts> {
  const isCompany = 'companyId' in owner
  const accounts = await findAccounts(db, owner)
  if (!accounts) return { ...nothing, held: isCompany ? nothingHeld : null }
  const [own, held] = [sql.lit(accounts.own), sql.lit(accounts.held)]
  const totals = isCompany
    ? sql`select day, kind, side, amount_rial as "amountRial", count from wallet_totals
        where company_id = ${owner.companyId} and day >= tehran_day(${since}) union all`
    : sql``
  const isAfter = isCompany ? sql`and id > (select transfer_id from wallet_totals_upto)` : sql``
  const { rows } = await sql<{ balance: number; heldBalance: number | null; moved: Moved[] }>`
    select balance_rial as balance, (select balance_rial from accounts where id = ${held}) as "heldBalance",
      (select coalesce(json_agg(moved), '[]') from (
        ${totals} select tehran_day(at) as day, kind,
          case ${own} when credit_account_id then 'in' when debit_account_id then 'out'
            else case when credit_account_id = ${held} then 'held_in' else 'held_out' end end as side,
          sum(amount_rial) as "amountRial", count(*) as count
        from transfers where ${isOfWallet(accounts).sql} and at >= ${since} ${isAfter}
        group by 1, 2, 3) as moved) as moved
    from accounts where id = ${own}`.execute(db)
  const { balance = 0, heldBalance = 0, moved = [] } = rows[0] ?? {}
  if (!isCompany) return { balanceRial: balance, held: null, moved }
  const left = await findTrucksLeft(db, owner.companyId)
  return { balanceRial: balance, held: { balanceRial: heldBalance ?? 0, ...left }, moved }
}

/** For which trucks a company's money is on hold: those left in its announced cargos. */
async function findTrucksLeft(db: Db, companyId: number): Promise<{ trucks: number; cargos: number }> {
  const { rows } = await sql<{ trucks: number; cargos: number }>`
    select coalesce(sum(remaining), 0)::int as trucks, count(*)::int as cargos from cargos
    where company_id = ${companyId} and remaining > 0 and company_fee_rial + commission_rial > 0
      and status in (${literals(sendingStatuses)})`.execute(db)
  return rows[0] ?? { trucks: 0, cargos: 0 }
}
