import { transactionTable } from '@bargah/contract/features/wallet/wallet.columns.ts'
import { TransactionRow } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { transferLabels } from '@bargah/contract/features/wallet/wallet.text.ts'
import type { Db } from '../../kernel/database.ts'
import { whole } from '../../kernel/routes.ts'
import { sql } from '../../kernel/sql.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { findAccount, type WalletOwner } from './wallet.store.ts'

const kindInWords = sql`case transfers.kind ${sql.join(
  Object.entries(transferLabels).map(([kind, label]) => sql`when ${sql.lit(kind)} then ${sql.lit(label)}`),
  sql` `,
)} end`

/** The lines of one account's statement: what it gained and lost by each transfer, and what it then held. */
function transactionRows(accountId: number) {
  const isCredit = sql`transfers.credit_account_id = ${sql.lit(accountId)}`
  return sqlRows(TransactionRow, transactionTable, {
    from: 'transfers',
    joins: {},
    fields: {
      id: 'transfers.id',
      transactionNumber: 'transfers.id',
      kind: 'transfers.kind',
      accountType: { sql: kindInWords },
      deposit: { sql: sql`case when ${isCredit} then transfers.amount_rial else 0 end` },
      withdraw: { sql: sql`case when ${isCredit} then 0 else transfers.amount_rial end` },
      availableBalance: {
        sql: sql`case when ${isCredit} then transfers.credit_balance_rial else transfers.debit_balance_rial end`,
      },
      transactionDate: 'transfers.at',
      transactionTime: 'transfers.at',
      at: 'transfers.at',
      description: 'transfers.description',
      cargoId: 'transfers.cargoId',
      permitId: 'transfers.permitId',
    },
  })
}

/** The statement of a wallet, the newest first; one that was never used has none. */
export async function listTransactions(db: Db, owner: WalletOwner) {
  const account = await findAccount(db, owner)
  if (!account) return whole<TransactionRow>([])
  const isOfAccount = sql`${sql.lit(account.id)} in (transfers.debit_account_id, transfers.credit_account_id)`
  return transactionRows(account.id).list(db, { where: [isOfAccount], order: ['-transfers.id'] })
}
