import { PaymentBody } from '@bargah/contract/features/payments/payments.schema.ts'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import type { TopUpAsked } from './top-up.rules.ts'

/**
 * Leads to a bank's site, which asks by whom; of where in the panel one was it learns nothing. Ends only
 * where Back brings the page as it was: until then what waits for it stays busy.
 */
function leaveFor(url: string): Promise<void> {
  const link = document.createElement('a')
  link.href = url
  link.referrerPolicy = 'origin'
  link.click()
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { once: true })
  })
}

/** A form that asks for a sum, in rials, and leads on to the bank. */
export const useTopUpForm = ({ back }: TopUpAsked, amount: number | null) =>
  useWriteForm('beginPayment', {
    start: { Amount: amount },
    input: ({ Amount }) => ({ body: { Amount: Amount ?? '', Back: back } }),
    checks: { body: PaymentBody },
    onDone: ({ url }) => leaveFor(url),
  })
