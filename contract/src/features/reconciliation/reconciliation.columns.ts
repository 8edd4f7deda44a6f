import { listTable } from '../../kernel/list-columns.ts'
import { gatewayLabels } from '../payments/payments.text.ts'
import { transferLabels } from '../wallet/wallet.text.ts'
import type { AccountRow, LedgerRow, PaymentRow } from './reconciliation.schema.ts'
import { accountLabels, paymentLabels, sourceLabels } from './reconciliation.text.ts'

export const accountTable = listTable<AccountRow>('حساب‌ها', [
  { field: 'id', heading: 'حساب', kind: 'identifier', sortsLong: true },
  { field: 'kind', heading: 'نوع', kind: 'status', labels: accountLabels },
  { field: 'ownerName', heading: 'صاحب حساب', kind: 'text' },
  { field: 'balance', heading: 'موجودی', kind: 'money', unit: 'ریال' },
  { field: 'driverId', heading: 'راننده', kind: 'identifier', isHidden: true },
  { field: 'companyId', heading: 'شرکت', kind: 'identifier', isHidden: true },
])

export const ledgerTable = listTable<LedgerRow>('سندهای همهٔ حساب‌ها', [
  { field: 'transactionNumber', heading: 'سند', kind: 'identifier', sortsLong: true },
  { field: 'date', heading: 'تاریخ', kind: 'date' },
  { field: 'time', heading: 'ساعت', kind: 'time' },
  { field: 'kind', heading: 'نوع', kind: 'status', labels: transferLabels },
  { field: 'fromName', heading: 'از', kind: 'text' },
  { field: 'toName', heading: 'به', kind: 'text' },
  { field: 'amount', heading: 'مبلغ', kind: 'money', unit: 'ریال' },
  { field: 'description', heading: 'شرح', kind: 'text' },
  { field: 'source', heading: 'واریز', kind: 'status', labels: sourceLabels },
  { field: 'byName', heading: 'ثبت‌کننده', kind: 'text' },
  { field: 'cargoId', heading: 'بار', kind: 'identifier', isHidden: true },
  { field: 'permitId', heading: 'مجوز', kind: 'identifier', isHidden: true },
  { field: 'paymentId', heading: 'پرداخت', kind: 'identifier', isHidden: true },
  { field: 'at', heading: 'زمان', kind: 'instant', isHidden: true },
])

export const paymentTable = listTable<PaymentRow>('پرداخت‌ها', [
  { field: 'id', heading: 'سفارش', kind: 'identifier', sortsLong: true },
  { field: 'status', heading: 'وضعیت', kind: 'status', labels: paymentLabels },
  { field: 'ownerName', heading: 'صاحب کیف پول', kind: 'text' },
  { field: 'amount', heading: 'مبلغ', kind: 'money', unit: 'ریال' },
  { field: 'gateway', heading: 'درگاه', kind: 'status', labels: gatewayLabels },
  { field: 'createdDate', heading: 'تاریخ', kind: 'date' },
  { field: 'createdTime', heading: 'ساعت', kind: 'time' },
  { field: 'reference', heading: 'پیگیری بانک', kind: 'text' },
  { field: 'transactionNumber', heading: 'سند', kind: 'identifier' },
  { field: 'createdAt', heading: 'آغاز', kind: 'instant', isHidden: true },
  { field: 'settledAt', heading: 'پایان', kind: 'instant', isHidden: true },
  { field: 'askedAt', heading: 'آخرین پرسش از بانک', kind: 'instant', isHidden: true },
])
