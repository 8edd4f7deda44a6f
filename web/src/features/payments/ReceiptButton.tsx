import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { Payment } from './payments.queries.ts'

const ReceiptSheet = lazy(() => import('./ReceiptSheet.tsx'))

/** «رسید پرداخت», and in it what the bank calls the payment. */
export function ReceiptButton({ payment }: { payment: Payment }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="hero" icon={<FileText />} onClick={() => setOpen(true)}>
        رسید پرداخت
      </Button>
      {isOpen && (
        <Suspense>
          <ReceiptSheet payment={payment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
