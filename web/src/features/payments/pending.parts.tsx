import { formatRial } from '@bargah/contract/kernel/money.ts'
import { AskBank } from './AskBank.tsx'
import { usePayments } from './payments.queries.ts'

/** Where money is lacking: that a payment of this wallet still waits for its bank, so that nobody pays twice. */
export function PendingPayment() {
  const pending = usePayments().data?.payments.find(({ status }) => status === 'pending')
  if (!pending) return null
  return (
    <div className="row wrap gap-2">
      <span>پرداخت {formatRial(pending.amount)} منتظر بانک است.</span>
      <AskBank />
    </div>
  )
}
