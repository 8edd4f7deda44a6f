import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { ReceiptOf, sayStatus } from './PaymentList.tsx'
import { whyNotPaid } from './return.rules.ts'
import type { Payment } from './payments.queries.ts'

/** A driver's payment with the numbers by which the bank and we know it. */
export default function ReceiptSheet({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { reference, card } = payment
  const why = whyNotPaid(payment)
  const isPaid = payment.status === 'credited'
  return (
    <Sheet title={isPaid ? 'رسید پرداخت' : `پرداخت ${sayStatus(payment)}`} onClose={onClose}>
      <div className="receipt">
        <DescriptionList
          items={[
            { term: 'مبلغ', value: <Toman rial={payment.amount} /> },
            { term: 'چه شد', value: sayStatus(payment) },
            { term: 'زمان', value: <Moment at={payment.createdAt} look="row" /> },
            payment.availableBalance !== null && {
              term: 'موجودی پس از آن',
              value: <Toman rial={payment.availableBalance} />,
            },
            why !== null && { term: 'چرا نشد', value: why },
            { term: 'درگاه', value: payment.gateway },
            { term: 'شمارهٔ سفارش', value: toPersianDigits(payment.id) },
            reference !== null && { term: 'پیگیری بانک', value: toPersianDigits(reference) },
            card !== null && { term: 'کارت', value: <bdi dir="ltr">{toPersianDigits(card)}</bdi> },
            // what the support asks the bank by, where the bank gave nothing shorter
            reference === null && {
              term: 'شناسه برای پشتیبانی',
              value: <bdi className="anywhere">{payment.token}</bdi>,
            },
            payment.transactionNumber !== null && {
              term: 'در گردش',
              value: <ReceiptOf payment={payment} />,
            },
          ]}
        />
      </div>
    </Sheet>
  )
}
