import { useState } from 'react'
import { Landmark } from 'lucide-react'
import { RIALS_PER_TOMAN, rialToToman } from '@bargah/contract/kernel/money.ts'
import { sayRialInToman } from '@bargah/contract/kernel/number-words.ts'
import { useNavigate, useRouter, useSearch } from '../../kernel/navigation.tsx'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { isLacking } from '../../kernel/lack.ts'
import { Read } from '../../kernel/Read.tsx'
import { Note } from '../../ui/Note.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { usePayments } from './payments.queries.ts'
import { BankSentence, ReadySums, type SumForm } from './ReadySums.tsx'
import { useTopUpForm } from './use-top-up-form.ts'
import { faultOfSum, firstOffer, readTopUpAsked, type TopUpAsked } from './top-up.rules.ts'
import { WaitingPayment } from './payments.parts.tsx'
import './my-payments.css'

function OwnSum({ form }: { form: SumForm }) {
  const { value, onChange, error, ...field } = form.field('Amount')
  const fault = faultOfSum(value)
  return (
    <>
      <NumberField
        {...field}
        label="مبلغ"
        labelHidden
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by a press that asks for it
        autoFocus
        figure
        unit="تومان"
        className="own-sum"
        value={value === null ? null : rialToToman(value)}
        onChange={(toman) => onChange(toman === null ? null : toman * RIALS_PER_TOMAN)}
        // the contract says it in rials
        error={error && fault}
      />
      <p className="own-words" aria-live="polite">
        {fault === undefined && value !== null ? sayRialInToman(value) : <>&nbsp;</>}
      </p>
      <div>
        <p>همین را به بانک می‌فرستیم.</p>
        <BankSentence />
      </div>
      <SubmitButton form={form} size="hero" icon={<Landmark />} busyLabel="در حال رفتن به بانک…">
        برو بانک
      </SubmitButton>
    </>
  )
}

/** A driver puts money into his wallet (rules 13.10): one of four sums, or his own, and on to the bank. */
export default function DriverTopUpPage() {
  const { history } = useRouter()
  const search = useSearch()
  // what was asked for stays, though the address may lose it
  const [asked] = useState(() => readTopUpAsked(search))
  const isOwn = (search as { own?: unknown }).own === true
  return (
    <>
      <PhoneHeader title={isOwn ? 'مبلغ دیگر' : 'شارژ کیف پول'} onBack={() => history.back()} />
      <main className="phone-stack" id="main" tabIndex={-1}>
        <Read of={usePayments()} failedTitle="راه پرداخت خوانده نشد">
          {({ bank }) => (bank === null ? <NoBank /> : <TopUpForm asked={asked} isOwn={isOwn} />)}
        </Read>
      </main>
    </>
  )
}

const NoBank = () => (
  <Note tone="warning" title="درگاه پرداخت هنوز راه‌اندازی نشده است">
    برای شارژ کیف پول با پشتیبانی تماس بگیرید.
  </Note>
)

/** Both ways to say a sum are one form: what was chosen in one stands in the other, and Back leads from the second to the first. */
function TopUpForm({ asked, isOwn }: { asked: TopUpAsked; isOwn: boolean }) {
  const navigate = useNavigate()
  const form = useTopUpForm(asked, firstOffer(asked.amount))
  const [offered] = useState(
    asked.amount === null ? null : { rial: firstOffer(asked.amount), isLacking: isLacking(asked.amount) },
  )
  const openOwn = () => {
    form.set({ Amount: null })
    void navigate({ to: '.', search: (now: object) => ({ ...now, own: true }) })
  }
  return (
    <Form form={form} className="stack gap-3 my-top-up">
      {isOwn ? (
        <OwnSum form={form} />
      ) : (
        <>
          <WaitingPayment />
          <ReadySums form={form} asked={offered} onOwn={openOwn} />
        </>
      )}
    </Form>
  )
}
