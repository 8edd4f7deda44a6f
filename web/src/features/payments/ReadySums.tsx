import { Check, Landmark, Pencil, ReceiptText } from 'lucide-react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { rialToToman } from '@bargah/contract/kernel/money.ts'
import { sayRialInToman } from '@bargah/contract/kernel/number-words.ts'
import { SubmitButton } from '../../kernel/form/Form.tsx'
import type { WriteForm } from '../../kernel/form/use-write-form.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Toman } from '../../ui/Toman.tsx'
import { turnsFor, useTurnPrice } from '../turns/turns.parts.tsx'
import { useMyBalance } from '../../kernel/use-my-balance.ts'
import { faultOfSum, readyRials } from './top-up.rules.ts'
import { useLayoutEffect, useState } from 'react'
import { fetched } from '../../ui/fetched.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { RowFace } from '../../ui/RowFace.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { sayStatus } from './PaymentList.tsx'
import { type Payment, usePayments } from './payments.queries.ts'

/** The form of a top-up: rials, null for none. */
export type SumForm = WriteForm<{ Amount: number | null }>

type ReadySumsProps = {
  form: SumForm
  /** Beside the ready ones; whether he is known to lack it. */
  asked: { rial: number; isLacking: boolean } | null
  onOwn: () => void
}

/** Four sums, each with the turns that it buys, and the act that repeats the chosen one. */
export function ReadySums({ form, asked, onOwn }: ReadySumsProps) {
  const { set, values } = form
  const first = asked?.rial ?? readyRials[1]
  const chosen = values.Amount ?? first
  const isFaulty = faultOfSum(values.Amount) !== undefined
  // Back from a sum that was cleared, or that no bank takes: what is shown as chosen is what will be sent
  useLayoutEffect(() => {
    if (isFaulty) set({ Amount: first })
  }, [isFaulty, first, set])
  const offer = (rial: number) => ({
    rial,
    isChosen: rial === chosen,
    onChoose: () => form.set({ Amount: rial }),
  })
  const isOther = asked && !readyRials.some((rial) => rial === asked.rial)
  return (
    <>
      <h2 className="ask-sum">چقدر بگذارید؟</h2>
      <div className="two-columns stack gap-25" role="group" aria-label="مبلغ‌های آماده">
        {isOther && (
          <ReadySum {...offer(asked.rial)} isWide words={asked.isLacking ? 'همین قدر کم دارید' : undefined} />
        )}
        {readyRials.map((rial) => (
          <ReadySum key={rial} {...offer(rial)} />
        ))}
      </div>
      <BankSentence />
      <Button size="hero" icon={<Pencil />} onClick={onOwn}>
        مبلغ دیگر
      </Button>
      <MyPayments />
      <div className="stack gap-2 far-down line-above on-page sum-foot">
        <After rial={chosen} />
        <SubmitButton form={form} size="hero" icon={<Landmark />} busyLabel="در حال رفتن به بانک…">
          {sayRialInToman(chosen)}، برو بانک
        </SubmitButton>
      </div>
    </>
  )
}

type ReadySumProps = {
  rial: number
  isChosen: boolean
  isWide?: boolean
  words?: string | undefined
  onChoose: () => void
}

function ReadySum({ rial, isChosen, isWide, words, onChoose }: ReadySumProps) {
  const turns = turnsFor(rial, useTurnPrice())
  return (
    <button
      type="button"
      className={classes(
        'relative grid content-middle middle on-panel ink text-lg regular ready-sum',
        isWide && 'whole-row',
      )}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <b className="title-lg num">{formatNumber(rialToToman(rial))}</b>
      <span>تومان{words ? `، ${words}` : turns !== null && `، ${formatNumber(turns)} نوبت`}</span>
      {isChosen && <Check />}
    </button>
  )
}

/** What the wallet holds once it is paid. */
function After({ rial }: { rial: number }) {
  const balance = useMyBalance().data
  if (!balance) return null
  return (
    <p className="apart wrap">
      بعدش می‌شود <Toman figure="figure-3xl" rial={balance.availableBalance + rial} />
    </p>
  )
}

/** The one place where a driver is told of rials, since the bank shows them. */
export const BankSentence = () => <p>در بانک یک صفر بیشتر می‌بینید، چون ریال است.</p>

const ReceiptSheet = fetched(() => import('./ReceiptSheet.tsx'))

/** The way to a driver's latest payments, each with its receipt; nothing before the first. */
function MyPayments() {
  const payments = usePayments().data?.payments ?? []
  const [isOpen, setOpen] = useState(false)
  const [receiptOf, setReceiptOf] = useState<Payment | null>(null)
  if (payments.length === 0) return null
  return (
    <>
      <button type="button" className="row-face" onClick={() => setOpen(true)}>
        <RowFace icon={<ReceiptText />} title="پرداخت‌های پیشین" />
      </button>
      {isOpen && (
        <Sheet title="پرداخت‌های پیشین" onClose={() => setOpen(false)}>
          <ul className="ruled">
            {payments.map((payment) => (
              <li key={payment.id}>
                <button type="button" className="row-face" onClick={() => setReceiptOf(payment)}>
                  <RowFace
                    icon={<ReceiptText />}
                    title={<Toman rial={payment.amount} />}
                    detail={
                      <>
                        {sayStatus(payment)}، <Moment at={payment.createdAt} look="row" />
                      </>
                    }
                  />
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {receiptOf && <ReceiptSheet payment={receiptOf} onClose={() => setReceiptOf(null)} />}
    </>
  )
}
