import { endpoint } from '../../kernel/endpoint.ts'
import { accountTable, ledgerTable, paymentTable } from './reconciliation.columns.ts'
import { AccountRow, LedgerBody, LedgerRow, PaymentRow, Reconciliation } from './reconciliation.schema.ts'

const read = { effect: 'read', about: ['wallet'], access: { roles: ['Admin'] } } as const
const list = { ...read, method: 'POST', reply: 'list' } as const

/** What an administrator sees of all money (ours). */
export const reconciliation = {
  showReconciliation: endpoint({
    ...read,
    method: 'GET',
    path: '/api/v1/AccountActivity/GetReconciliation',
    reply: 'envelope',
    data: Reconciliation,
  }),
  listAccounts: endpoint({
    ...list,
    path: '/api/v1/AccountActivity/AccountsList',
    data: AccountRow,
    table: accountTable,
  }),
  listLedger: endpoint({
    ...list,
    path: '/api/v1/AccountActivity/LedgerList',
    body: LedgerBody,
    data: LedgerRow,
    table: ledgerTable,
  }),
  listPayments: endpoint({
    ...list,
    path: '/api/v1/SalePayment/PaymentsList',
    data: PaymentRow,
    table: paymentTable,
  }),
}
