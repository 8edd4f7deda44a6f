import { minuteMs } from '../../kernel/durations.ts'
import { endpoint, plainCommand, reading, writing } from '../../kernel/endpoint.ts'
import { moneyLimits } from '../../kernel/limits.ts'
import {
  BegunPayment,
  PaymentBody,
  Payments,
  PaymentsQuery,
  ReturnForm,
  ReturnQuery,
} from './payments.schema.ts'
import { paymentRefusals } from './payments.text.ts'

const owners = { roles: ['TransportationCompanyAdmin', 'Driver'] } as const
const verify = {
  ...writing,
  changes: ['wallet', 'notification'],
  access: owners,
  limits: moneyLimits,
  data: plainCommand,
  refusals: [paymentRefusals],
} as const
const comeBack = {
  title: 'بازگشت از بانک',
  path: '/api/v1/SalePayment/Return/{Nonce}',
  reply: 'page',
  effect: 'write',
  changes: ['wallet', 'notification'],
  reaches: ['money', 'outside'],
  access: 'public',
  limits: [{ by: 'address', most: 120, inMs: minuteMs, kept: 'memory' }],
} as const

export const payments = {
  beginPayment: endpoint({
    ...writing,
    path: '/api/v1/SalePayment/AddSalePayment',
    title: 'آغاز پرداخت',
    changes: ['wallet'],
    reaches: ['outside'],
    refusals: [paymentRefusals],
    access: owners,
    limits: moneyLimits,
    body: PaymentBody,
    data: BegunPayment,
  }),
  /** Asks the bank about the caller's latest pending payments. */
  verifyPayments: endpoint({
    ...verify,
    path: '/api/v1/SalePayment/VerifySalePayment',
    title: 'پرسیدن پرداخت از بانک',
    reaches: ['money', 'outside'],
  }),
  /** The same, with the built-in bank only. */
  verifyDemoPayments: endpoint({
    ...verify,
    path: '/api/v1/SalePayment/VerifySalePaymenttest',
    title: 'پرسیدن پرداخت از درگاه نمایشی',
    reaches: ['money', 'outside'],
  }),
  /** The latest payments of the caller's wallet, and one that he comes back to (ours). */
  listMyPayments: endpoint({
    ...reading,
    path: '/api/v1/SalePayment/GetMine',
    query: PaymentsQuery,
    about: ['wallet'],
    access: owners,
    data: Payments,
  }),
  /** Where a bank sends the person back (ours): by a link or, as some do, by a form. */
  returnFromBank: endpoint({ ...comeBack, method: 'GET', query: ReturnQuery }),
  returnFromBankByForm: endpoint({ ...comeBack, method: 'POST', ...ReturnForm }),
}
