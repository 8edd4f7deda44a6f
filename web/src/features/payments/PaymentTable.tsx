import type { Payment } from '@bargah/contract/features/payments/payments.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Moment } from '../../ui/Moment.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { Sum } from '../../ui/Sum.tsx'
import { AskBank } from './AskBank.tsx'
import { PaymentBadge, ReceiptOf } from './PaymentList.tsx'
import { whyNotPaid } from './return.rules.ts'

/** One's latest payments at a desk, the newest first. */
export const PaymentTable = ({ payments }: { payments: readonly Payment[] }) => (
  <PlainTable
    label="پرداخت‌ها"
    className="payment-table"
    rows={payments}
    keyOf={({ id }) => id}
    columns={[
      { heading: 'سفارش', kind: 'number', cell: ({ id }) => <b>{toPersianDigits(id)}</b> },
      { heading: 'زمان', kind: 'number', cell: ({ createdAt }) => <Moment at={createdAt} look="row" /> },
      { heading: 'وضعیت', cell: (payment) => <PaymentBadge payment={payment} /> },
      {
        heading: 'مبلغ، ریال',
        kind: 'figure',
        cell: ({ amount }) => (
          <b>
            <Sum bare rial={amount} />
          </b>
        ),
      },
      { heading: 'پیگیری بانک', kind: 'number', cell: whatCame },
      {
        heading: 'کار',
        isHeadingHidden: true,
        kind: 'number',
        className: 'text-end',
        cell: (payment) => (
          <>
            {payment.status === 'pending' && <AskBank />}
            <ReceiptOf payment={payment} />
          </>
        ),
      },
    ]}
  />
)

function whatCame(payment: Payment) {
  const why = whyNotPaid(payment)
  if (why === null && payment.reference) return toPersianDigits(payment.reference)
  return <span className="muted">{why ?? 'هنوز نه'}</span>
}
