import type { FeatureDocs } from '../../kernel/docs.ts'
import { paymentRefusals } from './payments.text.ts'
import { moneyRefusals } from './top-up.ts'

export const paymentsDocs: FeatureDocs = {
  calls: {
    beginPayment: 'Begins a payment and says where the browser goes to pay it.',
    verifyPayments: 'Asks the bank what became of the caller’s payments.',
    verifyDemoPayments: 'Does what `verifyPayments` does for the built-in bank of a demo.',
    listMyPayments: 'Lists the caller’s latest payments, and by which bank he may pay.',
    returnFromBank: 'Is where the bank sends the browser back to.',
    returnFromBankByForm: 'Is where the bank sends the browser back to by a form.',
  },
  fields: {
    amount: 'Sum to pay, rials.',
    'command.data': 'Token of the bank.',
    orderId: 'Number of the order.',
    url: 'Where the browser goes to pay.',
    back: 'Path of the panel to which the person goes on afterwards.',
    bank: 'By which bank one pays; null for none.',
    payments: 'The latest payments, the newest first.',
    id: 'Number of the payment.',
    status: 'How the payment stands.',
    failure: 'Why it failed; null where it did not.',
    gateway: 'Bank by which it is paid.',
    token: 'Token of the bank.',
    card: 'Card by which it was paid, its middle hidden; null before.',
    reference: 'Number under which the bank knows it; null before.',
    availableBalance: 'What the wallet held right after the payment came, rials; null where it did not.',
    deadline: 'Instant until which the bank may still confirm it.',
    nonce: 'Which payment the person comes back from: a word that only the bank and his browser were given.',
    createdAt: 'Instant at which it was begun.',
  },
  reasons: { PaymentReason: paymentRefusals, MoneyReason: moneyRefusals },
}
