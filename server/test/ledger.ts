import { expect } from 'vitest'
import { balanceOf } from '../src/features/wallet/wallet.api.ts'
import type { Db } from '../src/kernel/database.ts'
import { sql } from '../src/kernel/sql.ts'

/** Expects every stored balance to be the sum of the account's transfers: nothing made, nothing lost. */
export async function expectBalancedLedger(db: Db): Promise<void> {
  const { rows } = await sql`
    select id, kind, balance_rial, moved from accounts
    cross join lateral (
      select coalesce(sum(case when credit_account_id = accounts.id then amount_rial else -amount_rial end), 0) as moved
      from transfers where accounts.id in (debit_account_id, credit_account_id)
    ) as sums
    where balance_rial is not null and balance_rial <> moved`.execute(db)
  expect(rows).toEqual([])
}

/** What a company has, and what is held of it, in rials. */
export const moneyOf = async (db: Db, companyId: number) => ({
  own: await balanceOf(db, { companyId, held: false }),
  held: await balanceOf(db, { companyId, held: true }),
})
