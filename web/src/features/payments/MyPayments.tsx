import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { fetched } from '../../ui/fetched.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { RowFace } from '../../ui/RowFace.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { statusWords } from './PaymentList.tsx'
import { type Payment, usePayments } from './payments.queries.ts'

const ReceiptSheet = fetched(() => import('./ReceiptSheet.tsx'))

/** The way to a driver's latest payments, each with its receipt; nothing before the first. */
export function MyPayments() {
  const payments = usePayments().data?.payments ?? []
  const [isOpen, setOpen] = useState(false)
  const [receiptOf, setReceiptOf] = useState<Payment | null>(null)
  if (payments.length === 0) return null
  return (
    <>
      <button type="button" className="row-face" onClick={() => setOpen(true)}>
        <RowFace icon={<ReceiptText />} title="پرداخت‌های پیشین" />
      </button>
      {isOpen && (
        <Sheet title="پرداخت‌های پیشین" onClose={() => setOpen(false)}>
          <ul className="ruled">
            {payments.map((payment) => (
              <li key={payment.id}>
                <button type="button" className="row-face" onClick={() => setReceiptOf(payment)}>
                  <RowFace
                    icon={<ReceiptText />}
                    title={<Toman rial={payment.amount} />}
                    detail={
                      <>
                        {statusWords[payment.status]}، <Moment at={payment.createdAt} look="row" />
                      </>
                    }
                  />
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {receiptOf && <ReceiptSheet payment={receiptOf} onClose={() => setReceiptOf(null)} />}
    </>
  )
}
