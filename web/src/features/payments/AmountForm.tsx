import { Plus } from 'lucide-react'
import { PaymentBody } from '@bargah/contract/features/payments/payments.schema.ts'
import { leastChargeRial } from '@bargah/contract/features/wallet/wallet.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { useMember } from '../../kernel/session.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import type { ConfirmWords } from '../../ui/Dialog.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { Note } from '../../ui/Note.tsx'
import { BalanceAfter } from './BalanceAfter.tsx'
import { inToman, leaveFor } from './to-bank.ts'
import type { TopUpAsked } from './top-up.rules.ts'

const ready = {
  phone: [500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000],
  desk: [10_000_000, 30_000_000, 50_000_000, 100_000_000],
} as const

type AmountFormProps = {
  isPhone: boolean
  bank: string
  asked: TopUpAsked
}

/** The amount, what the wallet then holds, a question, and on to the bank. */
export function AmountForm({ isPhone, bank, asked }: AmountFormProps) {
  const form = useWriteForm('beginPayment', {
    start: { Amount: asked.amount },
    input: ({ Amount }) => ({ body: { Amount: Amount ?? '', Back: asked.back } }),
    checks: { body: PaymentBody },
    onDone: ({ url }) => leaveFor(url),
  })
  const { Amount } = form.values
  const fields = (
    <Form
      form={form}
      className={isPhone ? 'stack' : 'stack top-up-fields'}
      confirm={questionOf(Amount ?? 0, bank, asked.back !== undefined)}
    >
      {!isPhone && <h2 className="payments-title">افزایش موجودی</h2>}
      <MoneyField
        {...form.field('Amount')}
        label="مبلغ"
        unit="ریال"
        figure
        className="top-up-amount"
        hint={inToman(Amount) ?? `دست‌کم ${formatRial(leastChargeRial)}`}
      />
      <Amounts isPhone={isPhone} chosen={Amount} onChoose={(next) => form.set({ Amount: next })} />
      {isPhone && <BalanceAfter look="phone" amount={Amount} />}
      <div className="top-up-act">
        <span className="muted">{bank.startsWith('درگاه') ? bank : `درگاه ${bank}`}</span>
        <SubmitButton form={form} size={isPhone ? 'hero' : 'form'} icon={<Plus />}>
          افزایش موجودی
        </SubmitButton>
      </div>
    </Form>
  )
  if (isPhone) return fields
  return (
    <div className="top-up-form">
      {fields}
      <BalanceAfter look="desk" amount={Amount} />
    </div>
  )
}

type AmountsProps = { isPhone: boolean; chosen: number | null; onChoose: (amount: number) => void }

const Amounts = ({ isPhone, chosen, onChoose }: AmountsProps) => (
  <div className={isPhone ? 'amounts' : 'amounts is-desk'} role="group" aria-label="مبلغ‌های آماده">
    {ready[isPhone ? 'phone' : 'desk'].map((amount) => (
      <button
        key={amount}
        type="button"
        className="amount"
        aria-pressed={amount === chosen}
        onClick={() => onChoose(amount)}
      >
        <b className="num">{formatNumber(amount)}</b>
        {isPhone && <small>{inToman(amount)}</small>}
      </button>
    ))}
  </div>
)

function questionOf(amount: number, bank: string, leadsBack: boolean): ConfirmWords {
  const to = leadsBack ? 'به همان کاری که می‌کردید' : 'به همین‌جا'
  return {
    title: `${formatRial(amount)} پرداخت شود؟`,
    consequence: `${inToman(amount) ?? ''}. به ${bank} می‌روید و پس از پرداخت ${to} برمی‌گردید.`,
    confirmLabel: 'پرداخت در بانک',
    cancelLabel: 'برگشت',
    busyLabel: 'در حال رفتن به بانک…',
    children: <Payer bank={bank} />,
  }
}

const Payer = ({ bank }: { bank: string }) => (
  <div className="stack">
    <DescriptionList
      items={[
        { term: 'کیف پول', value: useMember().fullname },
        { term: 'درگاه', value: bank },
      ]}
    />
    <Note tone="info">
      پس از پرداخت، دکمهٔ بازگشت بانک را بزنید. اگر صفحه بسته شد، خودمان از بانک می‌پرسیم.
    </Note>
  </div>
)
