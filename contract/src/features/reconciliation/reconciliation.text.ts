import type { AccountKind } from '../wallet/wallet.states.ts'
import type { PaymentStatus } from '../payments/payments.states.ts'
import type { DepositSource, DifferenceKind } from './reconciliation.states.ts'

export const accountLabels: Record<AccountKind, string> = {
  driver: 'کیف پول راننده',
  company: 'کیف پول شرکت',
  company_held: 'بلوکهٔ شرکت',
  platform_income: 'درآمد بارگاه',
  platform_cash: 'بانک بارگاه',
}

export const sourceLabels: Record<DepositSource, string> = {
  payment: 'با پرداخت بانکی',
  admin: 'به دست مدیر سامانه',
  unknown: 'بی‌سند',
}

export const differenceLabels: Record<DifferenceKind, string> = {
  balance: 'موجودی با جمع سندها یکی نیست',
  last_line: 'موجودی با ماندهٔ آخرین سند یکی نیست',
  hold: 'بلوکه با کامیون‌های ماندهٔ بارها یکی نیست',
  payment: 'پرداخت تأییدشده با سند خود یکی نیست',
  unexplained: 'سند نه پرداختی دارد و نه کار مدیر سامانه است',
}

export const paymentLabels: Record<PaymentStatus, string> = {
  pending: 'تأییدنشده',
  credited: 'تأییدشده',
  failed: 'ناموفق',
  reversed: 'برگشت‌خورده',
}
