import { Link } from '../../kernel/navigation.tsx'
import type { Payment } from '@bargah/contract/features/payments/payments.schema.ts'
import type { PaymentStatus } from '@bargah/contract/features/payments/payments.states.ts'
import { waitsForBank } from '@bargah/contract/features/payments/payments.text.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../kernel/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { AskBank } from './AskBank.tsx'
import { whyNotPaid } from './return.rules.ts'
import './payments.css'

const tones = { pending: 'info', credited: 'success', failed: 'danger', reversed: 'plain' } as const
const statusWords: Record<PaymentStatus, string> = {
  pending: 'در انتظار بانک',
  credited: 'موفق',
  failed: 'ناموفق',
  reversed: 'برگشت‌خورده',
}

/** What he left himself did not fail. */
const isCancelled = ({ failure }: Pick<Payment, 'failure'>) => failure === 'cancelled'
export const sayStatus = (payment: Pick<Payment, 'status' | 'failure'>) =>
  isCancelled(payment) ? 'لغوشده' : statusWords[payment.status]

export const PaymentBadge = ({ payment }: { payment: Pick<Payment, 'status' | 'failure'> }) => (
  <Badge tone={isCancelled(payment) ? 'plain' : tones[payment.status]}>{sayStatus(payment)}</Badge>
)

/** One's latest payments, the newest first; what waits for the bank can be asked about. */
export const PaymentList = ({ payments }: { payments: readonly Payment[] }) => (
  <ul className="ruled payments">
    {payments.map((payment) => (
      <li className="pad-y-25 gap-2-3 row wrap" key={payment.id}>
        <span className="grow blocks">
          <b className="num">{formatRial(payment.amount)}</b>
          <small className="muted num">
            سفارش {toPersianDigits(payment.id)}، <Moment at={payment.createdAt} look="row" />
          </small>
          <small className="muted num">{whatCame(payment)}</small>
          <ReceiptOf payment={payment} />
        </span>
        <PaymentBadge payment={payment} />
        {payment.status === 'pending' && <AskBank />}
      </li>
    ))}
  </ul>
)

function whatCame(payment: Payment): string {
  if (payment.status === 'credited') return `پیگیری بانک ${toPersianDigits(payment.reference ?? '')}`
  return whyNotPaid(payment) ?? waitsForBank(formatTime(payment.deadline))
}

/** The way from a payment to the line that it made in the account's report. */
export function ReceiptOf({ payment: { transactionNumber } }: { payment: Payment }) {
  if (transactionNumber === null) return null
  return (
    <Link className="num" to={paths.accountReport} search={{ at: '', number: transactionNumber }}>
      سند {toPersianDigits(transactionNumber)}
    </Link>
  )
}
