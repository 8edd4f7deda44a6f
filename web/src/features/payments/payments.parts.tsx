import { Hourglass } from 'lucide-react'
import { waitsForBank } from '@bargah/contract/features/payments/payments.text.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { Toman } from '../../ui/Toman.tsx'
import { AskBank } from './AskBank.tsx'
import { usePayments } from './payments.queries.ts'
import './my-payments.css'

/** A driver's latest payment of which the bank has said nothing yet: left by Back, or paid and not confirmed. Nobody knows which. */
export function WaitingPayment() {
  const waiting = usePayments().data?.payments.find(({ status }) => status === 'pending')
  if (!waiting) return null
  return (
    <section className="text-card waiting-payment stack gap-2 tone-warning">
      <h2 className="row">
        <Hourglass className="i-xl" />
        <span>
          پرداخت <Toman rial={waiting.amount} /> ناتمام است
        </span>
      </h2>
      <p>{waitsForBank(formatTime(waiting.deadline))}</p>
      <AskBank look="hero" />
    </section>
  )
}
