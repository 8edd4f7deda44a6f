import * as col from '../../kernel/columns.ts'
import { gatewayLabels } from '../payments/payments.text.ts'
import { transferLabels } from '../wallet/wallet.text.ts'
import { accountLabels, paymentLabels, sourceLabels } from './reconciliation.text.ts'

export const accountTable = col.table('حساب‌ها', {
  id: col.id('حساب', { sortsLong: true }),
  kind: col.status('نوع', accountLabels),
  ownerName: col.text('صاحب حساب'),
  balance: col.money('موجودی', 'ریال', { isSummed: {} }),
  driverId: col.orNull(col.id('راننده', { isHidden: true })),
  companyId: col.orNull(col.id('شرکت', { isHidden: true })),
})

export const ledgerTable = col.table('سندهای همهٔ حساب‌ها', {
  transactionNumber: col.id('سند', { sortsLong: true }),
  date: col.date('تاریخ'),
  time: col.time('ساعت'),
  kind: col.status('نوع', transferLabels),
  fromName: col.text('از'),
  toName: col.text('به'),
  amount: col.money('مبلغ', 'ریال', { isSummed: {} }),
  description: col.text('شرح'),
  source: col.orNull(col.status('واریز', sourceLabels)),
  byName: col.orNull(col.text('ثبت‌کننده')),
  cargoId: col.orNull(col.id('بار', { isHidden: true })),
  permitId: col.orNull(col.id('مجوز', { isHidden: true })),
  paymentId: col.orNull(col.id('پرداخت', { isHidden: true })),
  at: col.instant('زمان', { isHidden: true }),
})

export const paymentTable = col.table('پرداخت‌ها', {
  id: col.id('سفارش', { sortsLong: true }),
  status: col.status('وضعیت', paymentLabels),
  ownerName: col.text('صاحب کیف پول'),
  amount: col.money('مبلغ', 'ریال', { isSummed: {} }),
  gateway: col.text('درگاه', { kind: 'status', labels: gatewayLabels }),
  createdDate: col.date('تاریخ'),
  createdTime: col.time('ساعت'),
  reference: col.orNull(col.text('پیگیری بانک')),
  transactionNumber: col.orNull(col.id('سند')),
  createdAt: col.instant('آغاز', { isHidden: true }),
  settledAt: col.orNull(col.instant('پایان', { isHidden: true })),
  askedAt: col.orNull(col.instant('آخرین پرسش از بانک', { isHidden: true })),
})
