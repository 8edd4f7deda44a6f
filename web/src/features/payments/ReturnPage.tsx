import { Check, Clock, X } from 'lucide-react'
import { paymentFailures } from '@bargah/contract/features/payments/payments.states.ts'
import { failureLabels } from '@bargah/contract/features/payments/payments.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../app/paths.ts'
import { Brand } from '../../ui/Brand.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Note } from '../../ui/Note.tsx'
import { Card } from '../../ui/Panel.tsx'
import { AskBank } from './PaymentList.tsx'
import { type Payment, useMyBalance, usePayments } from './payments.queries.ts'
import './payments.css'

/** Where the drivers' app opens again. */
const app = 'bargah://wallet'

/** In: what the address says. Out: what the payment came to; of a signed-in owner the payment itself decides. */
function outcomeOf(msg: string, payment: Payment | undefined) {
  const said = payment ? (payment.failure ?? payment.status) : msg
  const failure = paymentFailures.find((one) => one === said)
  if (said === 'credited') return { look: 'ok', title: 'به کیف پول شما رسید', icon: <Check /> } as const
  if (failure || said === 'failed' || said === 'reversed')
    return {
      look: 'no',
      title: 'پرداخت انجام نشد',
      icon: <X />,
      why: failure && `${failureLabels[failure]}.`,
    } as const
  return {
    look: 'wait',
    title: 'هنوز از بانک می‌پرسیم',
    icon: <Clock />,
    why: 'بانک جواب نداده است. دوباره پرداخت نکنید.',
  } as const
}

/** Where a bank leads back to (spec 3 §2.8.7): what came of it first, then balance, order and token; open to all. */
export default function ReturnPage() {
  const asked = new URLSearchParams(location.search)
  const orderId = asked.get('orderId') ?? ''
  const payment = usePayments().data?.payments.find(({ id }) => String(id) === orderId)
  const balance = useMyBalance().data
  const outcome = outcomeOf(asked.get('msg') ?? '', payment)
  const token = asked.get('token') ?? ''
  return (
    <main id="main" tabIndex={-1} className="bank-return">
      <Brand />
      <h1>نتیجهٔ پرداخت</h1>
      <Card className="bank-outcome">
        <span className={`bank-mark is-${outcome.look}`}>{outcome.icon}</span>
        <h2>{outcome.title}</h2>
        {payment && <b className="bank-sum num">{formatRial(payment.amount)}</b>}
        {'why' in outcome && outcome.why && <p className="muted">{outcome.why}</p>}
      </Card>
      <Card>
        <DescriptionList
          items={[
            balance && {
              term: outcome.look === 'no' ? 'موجودی شما، بی‌تغییر' : 'موجودی اکنون',
              value: formatRial(balance.availableBalance),
            },
            orderId !== '' && { term: 'شمارهٔ سفارش', value: toPersianDigits(orderId) },
            token !== '' && { term: 'توکن', value: <bdi className="bank-token">{token}</bdi> },
            payment?.reference != null && {
              term: 'پیگیری بانک',
              value: toPersianDigits(payment.reference),
            },
            payment?.card != null && {
              term: 'کارت',
              value: <bdi dir="ltr">{toPersianDigits(payment.card)}</bdi>,
            },
          ]}
        />
      </Card>
      {outcome.look === 'no' && <Note>اگر پولی از کارت شما کم شده، بانک آن را خودش برمی‌گرداند.</Note>}
      {outcome.look === 'wait' && payment && <AskBank />}
      <div className="stack">
        {outcome.look === 'no' && (
          <a className={buttonClass('primary', 'touch')} href={paths.onlineCharge}>
            پرداخت دوباره
          </a>
        )}
        <a className={buttonClass(outcome.look === 'no' ? 'default' : 'primary', 'touch')} href={app}>
          بازگشت به برنامه
        </a>
        <a className={buttonClass('ghost', 'touch')} href={paths.home}>
          صفحهٔ اول سایت
        </a>
      </div>
    </main>
  )
}
