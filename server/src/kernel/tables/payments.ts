/** The tables of payments, written by `npm run tables` from the migrations. */
import type {
  DemoOutcome,
  Gateway,
  PaymentFailure,
  PaymentStatus,
} from '@bargah/contract/features/payments/payments.states.ts'
import type { Generated } from 'kysely'

export type PaymentsTables = {
  demoBankOrders: {
    token: string
    orderId: number
    amountRial: number
    returnUrl: string
    outcome: DemoOutcome | null
  }
  payments: {
    id: Generated<number>
    driverId: number | null
    companyId: number | null
    byUser: number
    amountRial: number
    gateway: Gateway
    token: string
    status: PaymentStatus
    failure: PaymentFailure | null
    reference: string | null
    card: string | null
    transferId: number | null
    createdAt: Date
    settledAt: Date | null
    askedAt: Date | null
    back: string | null
    returnHash: Buffer | null
  }
}
