import { Landmark } from 'lucide-react'
import { rialToToman, RIALS_PER_TOMAN } from '@bargah/contract/kernel/money.ts'
import { sayRialInToman } from '@bargah/contract/kernel/number-words.ts'
import { SubmitButton } from '../../kernel/form/Form.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { BankSentence } from './BankSentence.tsx'
import type { SumForm } from './ReadySums.tsx'
import { faultOfSum } from './top-up.rules.ts'

/** His own sum, said in words while he types it. */
export function OwnSum({ form }: { form: SumForm }) {
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
