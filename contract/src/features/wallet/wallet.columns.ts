import * as col from '../../kernel/columns.ts'
import { transferLabels } from './wallet.text.ts'

export const transactionTable = col.table('گردش حساب', {
  transactionNumber: col.id('سند', { sortsLong: true }),
  kind: col.status('نوع', transferLabels),
  deposit: col.money('واریز', 'ریال', { isSummed: {} }),
  withdraw: col.money('برداشت', 'ریال', { isSummed: {} }),
  fromHold: col.money('از بلوکه', 'ریال', { isHidden: true, isSummed: {} }),
  transactionTime: col.time('ساعت'),
  transactionDate: col.date('تاریخ'),
  amount: col.money('مبلغ', 'ریال', { isHidden: true }),
  isOnHold: col.yesNo('تنها بلوکه', { isHidden: true }),
  availableBalance: col.money('مانده', 'ریال'),
  description: col.text('شرح'),
  cargoId: col.orNull(col.id('بار', { isHidden: true })),
  permitId: col.orNull(col.id('مجوز', { isHidden: true })),
  paymentId: col.orNull(col.id('پرداخت', { isHidden: true })),
  accountType: col.text('نوع به نوشته', { isHidden: true }),
  at: col.instant('زمان', { isHidden: true }),
})
