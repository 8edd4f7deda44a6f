import { payments } from '@bargah/contract/features/payments/payments.endpoints.ts'
import type { Payment } from '@bargah/contract/features/payments/payments.schema.ts'
import {
  gatewayLabels,
  paymentBegun,
  paymentRefusals,
} from '@bargah/contract/features/payments/payments.text.ts'
import type { Banks } from '../../adapters/bank/bank.port.ts'
import { type Session, sessionOf } from '../../kernel/call.ts'
import { forbidden, Refusal } from '../../kernel/errors.ts'
import { made, routes } from '../../kernel/routes.ts'
import { beginPayment, expectBank } from './begin-payment.ts'
import { openMs } from './payments.rules.ts'
import { listPayments, type PaymentOwner } from './payments.store.ts'
import { returnFromBank } from './return-from-bank.ts'
import { verifyPayments } from './verify-payments.ts'

type ListedPayment = Awaited<ReturnType<typeof listPayments>>[number]
type Ports = { banks: Banks; publicUrl: string }

export const paymentsRoutes = (ports: Ports) =>
  routes(payments, {
    beginPayment: async (call, { body: { Amount: amountRial, Back: back } }) => {
      const { id, token, url } = await beginPayment(call, ports, {
        owner: ownerOf(sessionOf(call)),
        amountRial,
        back,
      })
      return { ...made(paymentBegun, token), orderId: id, url }
    },
    verifyPayments: (call) => {
      expectBank(ports.banks)
      return verifyPayments(call, ports.banks, ownerOf(sessionOf(call)))
    },
    verifyDemoPayments: (call) => {
      const bank = expectBank(ports.banks)
      if (bank.gateway !== 'builtin') throw new Refusal('real_bank', paymentRefusals.real_bank)
      return verifyPayments(call, [bank], ownerOf(sessionOf(call)))
    },
    listMyPayments: async (call, { query: { OrderId: askedId } }) => ({
      bank: ports.banks[0] ? gatewayLabels[ports.banks[0].gateway] : null,
      payments: (await listPayments(call.db, ownerOf(sessionOf(call)), askedId)).map(presentPayment),
    }),
    returnFromBank: (call, { query: { Nonce: nonce, Status: status } }) =>
      returnFromBank(call, ports.banks, { nonce, status }),
    returnFromBankByForm: (call, { query: { Nonce: nonce }, body: { Status: status } }) =>
      returnFromBank(call, ports.banks, { nonce, status }),
  })

function ownerOf({ driverId, companyId }: Session): PaymentOwner {
  if (driverId !== null) return { driverId }
  if (companyId === null) throw forbidden()
  return { companyId }
}

const presentPayment = (row: ListedPayment): Payment => ({
  id: row.id,
  amount: row.amountRial,
  gateway: gatewayLabels[row.gateway],
  status: row.status,
  failure: row.failure,
  token: row.token,
  reference: row.reference,
  card: row.card,
  transactionNumber: row.transferId,
  createdAt: row.createdAt.toISOString(),
  deadline: new Date(row.createdAt.getTime() + openMs).toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  availableBalance: row.balanceAfterRial,
  back: row.back,
})
