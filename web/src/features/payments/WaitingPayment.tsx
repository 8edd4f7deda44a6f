import { Hourglass } from 'lucide-react'
import { waitsForBank } from '@bargah/contract/features/payments/payments.text.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { Note } from '../../ui/Note.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { AskBank } from './AskBank.tsx'
import { usePayments } from './payments.queries.ts'

/** A driver's latest payment of which the bank has said nothing yet: left by Back, or paid and not confirmed. Nobody knows which. */
export function WaitingPayment() {
  const waiting = usePayments().data?.payments.find(({ status }) => status === 'pending')
  if (!waiting) return null
  return (
    <Note
      tone="warning"
      icon={<Hourglass />}
      title={
        <>
          پرداخت <Toman rial={waiting.amount} /> ناتمام است
        </>
      }
    >
      <p>{waitsForBank(formatTime(waiting.deadline))}</p>
      <AskBank look="hero" />
    </Note>
  )
}
