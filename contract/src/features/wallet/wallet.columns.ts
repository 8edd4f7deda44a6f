import { listTable } from '../../kernel/list-columns.ts'
import type { TransactionRow } from './wallet.schema.ts'
import { transferLabels } from './wallet.text.ts'

export const transactionTable = listTable<TransactionRow>('گردش حساب', [
  { field: 'transactionNumber', heading: 'شمارهٔ تراکنش', kind: 'identifier', sortsLong: true },
  { field: 'kind', heading: 'نوع', kind: 'status', labels: transferLabels },
  { field: 'deposit', heading: 'واریز', kind: 'money', unit: 'ریال' },
  { field: 'withdraw', heading: 'برداشت', kind: 'money', unit: 'ریال' },
  { field: 'transactionTime', heading: 'ساعت', kind: 'time' },
  { field: 'transactionDate', heading: 'تاریخ', kind: 'date' },
  { field: 'amount', heading: 'مبلغ', kind: 'money', unit: 'ریال', isHidden: true },
  { field: 'isOnHold', heading: 'از بلوکه', kind: 'yesNo', isHidden: true },
  { field: 'availableBalance', heading: 'موجودی', kind: 'money', unit: 'ریال' },
  { field: 'description', heading: 'شرح', kind: 'text' },
  { field: 'cargoId', heading: 'بار', kind: 'identifier', isHidden: true },
  { field: 'permitId', heading: 'مجوز', kind: 'identifier', isHidden: true },
  { field: 'paymentId', heading: 'پرداخت', kind: 'identifier', isHidden: true },
  { field: 'accountType', heading: 'نوع به نوشته', kind: 'text', isHidden: true },
  { field: 'at', heading: 'زمان', kind: 'instant', isHidden: true },
])
