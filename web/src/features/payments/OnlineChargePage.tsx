import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { PaymentBody } from '@bargah/contract/features/payments/payments.schema.ts'
import { leastChargeRial } from '@bargah/contract/features/wallet/wallet.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Card, Panel } from '../../ui/Panel.tsx'
import { sumInWords } from '../../ui/sum-words.ts'
import { PaymentList } from './PaymentList.tsx'
import { useMyBalance, usePayments } from './payments.queries.ts'
import './payments.css'

const title = 'افزایش موجودی'
const ready = {
  Driver: [500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000],
  desk: [10_000_000, 30_000_000, 50_000_000, 100_000_000],
} as const
const rialsOfToman = 10

/** One's own wallet topped up through the bank (spec 3 §2.5): the amount, a question, and on to the bank. */
export default function OnlineChargePage() {
  const isPhone = useMember().role === 'Driver'
  const { history } = useRouter()
  const balance = useMyBalance()
  const payments = usePayments()
  const Box = isPhone ? Card : Panel
  return (
    <PageFrame
      phone={isPhone}
      title={title}
      subtitle={balance.data && `موجودی ${formatRial(balance.data.availableBalance)}`}
      onBack={() => history.back()}
    >
      <Read of={payments} failedTitle="پرداخت‌ها نیامدند">
        {({ bank, payments: latest }) => (
          <>
            {bank === null ? (
              <Note tone="warning" title="درگاه پرداخت هنوز راه‌اندازی نشده است">
                برای افزایش موجودی با پشتیبانی تماس بگیرید.
              </Note>
            ) : (
              <Box>
                <AmountForm isPhone={isPhone} bank={bank} balanceRial={balance.data?.availableBalance} />
              </Box>
            )}
            {latest.length > 0 && (
              <Box>
                <h2 className="payments-title">پرداخت‌های اخیر</h2>
                <PaymentList payments={latest} />
              </Box>
            )}
          </>
        )}
      </Read>
    </PageFrame>
  )
}

type AmountFormProps = { isPhone: boolean; bank: string; balanceRial: number | undefined }

function AmountForm({ isPhone, bank, balanceRial }: AmountFormProps) {
  const [asks, setAsks] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const form = useWriteForm('beginPayment', {
    start: { Amount: null as number | null },
    input: ({ Amount }) => ({ body: { Amount: Amount ?? '' } }),
    checks: { body: PaymentBody },
    onDone: ({ url }) => {
      setLeaving(true)
      location.assign(url)
    },
    onFailed: () => setAsks(false),
  })
  const { Amount } = form.values
  const inToman = Amount ? sumInWords(Math.floor(Amount / rialsOfToman), 'تومان') : undefined
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.check(() => setAsks(true))
      }}
    >
      <MoneyField
        {...form.field('Amount')}
        label="مبلغ"
        unit="ریال"
        figure
        hint={inToman ?? `دست‌کم ${formatRial(leastChargeRial)}`}
      />
      <div className="amounts" role="group" aria-label="مبلغ‌های آماده">
        {ready[isPhone ? 'Driver' : 'desk'].map((amount) => (
          <Button
            key={amount}
            variant={amount === Amount ? 'soft' : 'default'}
            aria-pressed={amount === Amount}
            onClick={() => form.set({ Amount: amount })}
          >
            {formatNumber(amount)}
          </Button>
        ))}
      </div>
      {balanceRial !== undefined && (Amount ?? 0) >= leastChargeRial && (
        <p className="muted num">موجودی پس از واریز {formatRial(balanceRial + (Amount ?? 0))}</p>
      )}
      {form.refusals.map((sentence) => (
        <Note key={sentence} tone="danger" alert>
          {sentence}
        </Note>
      ))}
      <Button type="submit" variant="primary" size={isPhone ? 'hero' : 'form'} icon={<Plus />}>
        {title}
      </Button>
      {asks && (
        <ConfirmDialog
          title={`${formatRial(Amount ?? 0)} پرداخت شود؟`}
          consequence={`به ${bank} می‌روید و پس از پرداخت به همین‌جا برمی‌گردید. اگر صفحه بسته شد، خودمان از بانک می‌پرسیم.`}
          confirmLabel="پرداخت در بانک"
          cancelLabel="برگشت"
          busy={form.busy || isLeaving}
          busyLabel="در حال رفتن به بانک…"
          onConfirm={() => void form.send()}
          onClose={() => setAsks(false)}
        />
      )}
    </form>
  )
}
