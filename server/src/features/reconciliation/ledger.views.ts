import {
  accountTable,
  ledgerTable,
  paymentTable,
} from '@bargah/contract/features/reconciliation/reconciliation.columns.ts'
import {
  AccountRow,
  LedgerRow,
  PaymentRow,
} from '@bargah/contract/features/reconciliation/reconciliation.schema.ts'
import type { Db } from '../../kernel/database.ts'
import type { Days } from '../../kernel/days.ts'
import { sql } from '../../kernel/sql.ts'
import { isBefore, isSince } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { depositSource, nameOfAccount, nameOfOwner } from './ledger-parts.store.ts'

const accountRows = sqlRows(AccountRow, accountTable, {
  from: 'accounts',
  joins: {},
  fields: {
    id: 'accounts.id',
    kind: 'accounts.kind',
    ownerName: { sql: nameOfOwner(sql`accounts.driver_id`, sql`accounts.company_id`) },
    // the platform's are summed (rules 13.2)
    balance: {
      sql: sql`coalesce(accounts.balance_rial, (select coalesce(sum(case credit_account_id when accounts.id
        then amount_rial else -amount_rial end), 0)::bigint
        from transfers where accounts.id in (debit_account_id, credit_account_id)))`,
    },
    driverId: 'accounts.driverId',
    companyId: 'accounts.companyId',
  },
})

export const listAccounts = (db: Db) => accountRows.list(db, { where: [], order: ['accounts.id'] })

const ledgerRows = sqlRows(LedgerRow, ledgerTable, {
  from: 'transfers',
  joins: {
    users: 'transfers.byUser',
    payers: 'transfers.debitAccountId',
    payees: 'transfers.creditAccountId',
  },
  fields: {
    id: 'transfers.id',
    transactionNumber: 'transfers.id',
    date: 'transfers.at',
    time: 'transfers.at',
    at: 'transfers.at',
    kind: 'transfers.kind',
    fromName: { sql: nameOfAccount('payers'), needs: ['payers'] },
    toName: { sql: nameOfAccount('payees'), needs: ['payees'] },
    amount: 'transfers.amountRial',
    description: 'transfers.description',
    byName: 'users.fullName',
    source: { sql: sql`case when transfers.kind = 'top_up' then ${depositSource} end` },
    cargoId: 'transfers.cargoId',
    permitId: 'transfers.permitId',
    paymentId: { sql: sql`(select payments.id from payments where payments.transfer_id = transfers.id)` },
  },
})

type LedgerFilter = Days & { accountId?: number }

/** Every transfer, the newest first. */
export const listLedger = (db: Db, { since, before, accountId }: LedgerFilter) =>
  ledgerRows.list(db, {
    where: [
      isSince('transfers.at', since),
      isBefore('transfers.at', before),
      accountId === undefined
        ? undefined
        : sql`${accountId} in (transfers.debit_account_id, transfers.credit_account_id)`,
    ],
    order: ['-transfers.id'],
  })

const paymentRows = sqlRows(PaymentRow, paymentTable, {
  from: 'payments',
  joins: {},
  fields: {
    id: 'payments.id',
    status: 'payments.status',
    ownerName: { sql: nameOfOwner(sql`payments.driver_id`, sql`payments.company_id`) },
    amount: 'payments.amountRial',
    gateway: 'payments.gateway',
    createdDate: 'payments.createdAt',
    createdTime: 'payments.createdAt',
    createdAt: 'payments.createdAt',
    settledAt: 'payments.settledAt',
    askedAt: 'payments.askedAt',
    reference: 'payments.reference',
    transactionNumber: 'payments.transferId',
  },
})

/** Every payment, the newest first. */
export const listPayments = (db: Db) => paymentRows.list(db, { where: [], order: ['-payments.id'] })
