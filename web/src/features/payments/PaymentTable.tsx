import type { Payment } from '@bargah/contract/features/payments/payments.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Sum } from '../../ui/Sum.tsx'
import { AskBank } from './AskBank.tsx'
import { PaymentBadge, ReceiptOf } from './PaymentList.tsx'
import { whyNotPaid } from './return.rules.ts'

/** One's latest payments at a desk, the newest first. */
export const PaymentTable = ({ payments }: { payments: readonly Payment[] }) => (
  <table className="grid-table payment-table">
    <thead>
      <tr>
        <th scope="col">سفارش</th>
        <th scope="col">زمان</th>
        <th scope="col">وضعیت</th>
        <th scope="col" className="c-num">
          مبلغ، ریال
        </th>
        <th scope="col">پیگیری بانک</th>
        <th scope="col">
          <span className="sr">کار</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {payments.map((payment) => (
        <tr key={payment.id}>
          <td className="num">
            <b>{toPersianDigits(payment.id)}</b>
          </td>
          <td className="num">
            <Moment at={payment.createdAt} look="row" />
          </td>
          <td>
            <PaymentBadge status={payment.status} />
          </td>
          <td className="c-num num">
            <b>
              <Sum bare rial={payment.amount} />
            </b>
          </td>
          <td className="num">{whatCame(payment)}</td>
          <td className="text-end num">
            {payment.status === 'pending' && <AskBank />}
            <ReceiptOf payment={payment} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

function whatCame(payment: Payment) {
  const why = whyNotPaid(payment)
  if (why === null && payment.reference) return toPersianDigits(payment.reference)
  return <span className="muted">{why ?? 'هنوز نه'}</span>
}
