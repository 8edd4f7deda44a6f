import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PaymentBody } from '@bargah/contract/features/payments/payments.schema.ts'
import { leastChargeRial } from '@bargah/contract/features/wallet/wallet.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
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
  const [asks, setAsks] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const form = useWriteForm('beginPayment', {
    start: { Amount: asked.amount },
    input: ({ Amount }) => ({ body: { Amount: Amount ?? '', Back: asked.back } }),
    checks: { body: PaymentBody },
    onDone: ({ url }) => {
      setLeaving(true)
      leaveFor(url)
    },
    onFailed: () => setAsks(false),
  })
  const { Amount } = form.values
  return (
    <form
      className={isPhone ? 'stack' : 'top-up-form'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.check(() => setAsks(true))
      }}
    >
      <div className={isPhone ? 'stack' : 'stack top-up-fields'}>
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
        {form.refusals.map((sentence) => (
          <Note key={sentence} tone="danger" alert>
            {sentence}
          </Note>
        ))}
        <div className="top-up-act">
          <span className="muted">{bank.startsWith('درگاه') ? bank : `درگاه ${bank}`}</span>
          <Button type="submit" variant="primary" size={isPhone ? 'hero' : 'form'} icon={<Plus />}>
            افزایش موجودی
          </Button>
        </div>
      </div>
      {!isPhone && <BalanceAfter look="desk" amount={Amount} />}
      {asks && (
        <Question
          amount={Amount ?? 0}
          bank={bank}
          leadsBack={asked.back !== undefined}
          busy={form.busy || isLeaving}
          onConfirm={() => void form.send()}
          onClose={() => setAsks(false)}
        />
      )}
    </form>
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

type QuestionProps = {
  amount: number
  bank: string
  leadsBack: boolean
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

function Question({ amount, bank, leadsBack, ...rest }: QuestionProps) {
  const to = leadsBack ? 'به همان کاری که می‌کردید' : 'به همین‌جا'
  return (
    <ConfirmDialog
      {...rest}
      title={`${formatRial(amount)} پرداخت شود؟`}
      consequence={`${inToman(amount) ?? ''}. به ${bank} می‌روید و پس از پرداخت ${to} برمی‌گردید.`}
      confirmLabel="پرداخت در بانک"
      cancelLabel="برگشت"
      busyLabel="در حال رفتن به بانک…"
    >
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
    </ConfirmDialog>
  )
}
