import { useState } from 'react'
import { CreditCard } from 'lucide-react'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { leastChargeRial } from '@bargah/contract/features/wallet/wallet.text.ts'
import { enoughFor } from '@bargah/contract/features/wallet/enough-for.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Link, useRouter, useSearch } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMyBalance } from '../../kernel/use-my-balance.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useMember } from '../../kernel/session.ts'
import { Note } from '../../ui/Note.tsx'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Card, Panel } from '../../ui/Panel.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import type { ConfirmWords } from '../../ui/Dialog.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { Sum } from '../../ui/Sum.tsx'
import { PaymentList } from './PaymentList.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { usePayments } from './payments.queries.ts'
import { readTopUpAsked, type TopUpAsked } from './top-up.rules.ts'
import { inWords } from './in-words.ts'
import { useTopUpForm } from './use-top-up-form.ts'
import './payments.css'

/** One's own wallet topped up through the bank (rules 13.10): the amount, a question, and on to the bank. */
export default function OnlineChargePage() {
  const isNarrow = useMedia(PHONE)
  const { history } = useRouter()
  // what was asked for stays, though the address may lose it
  const [asked] = useState(readTopUpAsked(useSearch()))
  const balance = useMyBalance()
  const payments = usePayments()
  const balanceRial = balance.data?.availableBalance
  return (
    <PageFrame
      phone={false}
      title="افزایش موجودی"
      subtitle={balanceRial !== undefined && `موجودی ${formatRial(balanceRial)}`}
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
              <Panel flush>
                <AmountForm {...{ bank, asked }} />
              </Panel>
            )}
            {latest.length > 0 &&
              (isNarrow ? (
                <Card>
                  <h2 className="apart card-line">
                    پرداخت‌های اخیر
                    <ToReport />
                  </h2>
                  <PaymentList payments={latest} />
                </Card>
              ) : (
                <Panel title="پرداخت‌های اخیر" flush aside={<ToReport />}>
                  <PaymentTable payments={latest} />
                </Panel>
              ))}
          </>
        )}
      </Read>
    </PageFrame>
  )
}

const ToReport = () => <Link to={paths.accountReport}>گردش حساب</Link>

/** What the wallet holds once it is paid, and for how many trucks that is enough. */
function BalanceAfter({ amount }: { amount: number | null }) {
  const balance = useMyBalance().data
  if (!balance) return null
  const { availableBalance, unitCost } = balance
  const afterRial = availableBalance + (amount || 0)
  const count = enoughFor(afterRial, unitCost)
  return (
    <aside className="on-page panel-body top-up-aside">
      <DescriptionList
        look="stacked"
        items={[
          { term: 'موجودی', value: formatRial(availableBalance) },
          { term: 'پس از واریز', value: <b className="title-md">{formatRial(afterRial)}</b> },
        ]}
      />
      {count !== null && (
        <p className="muted">
          برای {formatNumber(count)} کامیون دیگر کافی است. هر کامیون {formatRial(unitCost ?? 0)} بلوکه می‌شود.
        </p>
      )}
    </aside>
  )
}

const readyRials = [10_000_000, 30_000_000, 50_000_000, 100_000_000] as const

type AmountFormProps = { bank: string; asked: TopUpAsked }

/** The amount, what the wallet then holds, a question, and on to the bank. */
function AmountForm({ bank, asked }: AmountFormProps) {
  const form = useTopUpForm(asked, asked.amount)
  const { Amount } = form.values
  return (
    <div className="columns fold-900 top-up-form">
      <Form
        form={form}
        className="stack panel-body"
        confirm={questionOf(Amount ?? 0, bank, asked.back !== undefined)}
      >
        <MoneyField
          {...form.field('Amount')}
          label="مبلغ"
          unit="ریال"
          figure
          className="top-up-amount"
          hint={inWords(Amount) ?? `دست‌کم ${formatRial(leastChargeRial)}`}
        />
        <Amounts chosen={Amount} onChoose={(next) => form.set({ Amount: next })} />
        <div className="row wrap gap-3">
          <SubmitButton form={form} size="form" icon={<CreditCard />}>
            رفتن به پرداخت
          </SubmitButton>
          <span className="muted">{bank.startsWith('درگاه') ? bank : `درگاه ${bank}`}</span>
        </div>
      </Form>
      <BalanceAfter amount={Amount} />
    </div>
  )
}

type AmountsProps = { chosen: number | null; onChoose: (amount: number) => void }

const Amounts = ({ chosen, onChoose }: AmountsProps) => (
  <div className="stack gap-2 amounts" role="group" aria-label="مبلغ‌های آماده">
    {readyRials.map((amount) => (
      <Button key={amount} aria-pressed={amount === chosen} onClick={() => onChoose(amount)}>
        <b>
          <Sum small rial={amount} />
        </b>
      </Button>
    ))}
  </div>
)

function questionOf(amount: number, bank: string, leadsBack: boolean): ConfirmWords {
  const to = leadsBack ? 'به همان کاری که می‌کردید' : 'به همین‌جا'
  return {
    title: `${formatRial(amount)} پرداخت شود؟`,
    consequence: `${inWords(amount) ?? ''}. به ${bank} می‌روید و پس از پرداخت ${to} برمی‌گردید.`,
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
