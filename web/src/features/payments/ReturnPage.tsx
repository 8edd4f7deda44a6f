import { Check, CircleHelp, Clock, X } from 'lucide-react'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { formatDayTime } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { currentSession } from '../../kernel/session.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Note } from '../../ui/Note.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { type Payment, useMyBalance, usePayments } from './payments.queries.ts'
import { outcomeOf, type Outcome, type OutcomeLook, readReturn } from './return.rules.ts'
import { ReturnActs } from './ReturnActs.tsx'
import { inToman } from './to-bank.ts'
import './payments.css'

const tones = { ok: 'success', no: 'danger', wait: 'info', unknown: 'plain' } as const
const marks: Record<OutcomeLook, typeof Check> = { ok: Check, no: X, wait: Clock, unknown: CircleHelp }

/** Where a bank leads back to (rules 13.11): what came of it first, then balance, order and token; open to all. */
export default function ReturnPage() {
  const { orderId, token, msg } = readReturn(location.search)
  const payments = usePayments()
  const mine = payments.data?.payments
  const payment = mine?.find((one) => String(one.id) === orderId)
  const outcome = outcomeOf(msg, mine && { payment })
  return (
    <div className="in-middle full bank-return">
      <PhoneHeader
        title="نتیجهٔ پرداخت"
        subtitle={formatDayTime(payment?.createdAt ?? serverNow(), serverNow())}
      />
      <main id="main" tabIndex={-1} className="phone-stack">
        <Said outcome={outcome} payment={payment} />
        {payment && outcome.look === 'wait' && <Steps payment={payment} />}
        <Balance look={outcome.look} />
        <Card>
          <DescriptionList
            items={[
              payment !== undefined &&
                outcome.look !== 'ok' && { term: 'مبلغ', value: formatRial(payment.amount) },
              orderId !== '' && { term: 'شمارهٔ سفارش', value: toPersianDigits(orderId) },
              token !== '' && { term: 'توکن', value: <bdi className="anywhere">{token}</bdi> },
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
        {payment && outcome.look === 'wait' && (
          <Note tone="info">
            می‌توانید بروید، نتیجه را اعلان می‌کنیم. اگر تا {formatTime(payment.deadline)} تأیید نشود، بانک پول
            را به کارت برمی‌گرداند.
          </Note>
        )}
        {/* what they lead to is the payment's own: how much again, and what was being done */}
        {!payments.isLoading && <ReturnActs look={outcome.look} payment={payment} />}
      </main>
    </div>
  )
}

function Said({ outcome, payment }: { outcome: Outcome; payment: Payment | undefined }) {
  const Mark = marks[outcome.look]
  return (
    <Card className="centre middle stack gap-2 bank-outcome">
      <span className={`tile tile-round bank-mark tone-${tones[outcome.look]}`}>
        <Mark />
      </span>
      <h2 className="heading" role="status">
        {outcome.title}
      </h2>
      {payment && outcome.look === 'ok' && (
        <>
          <b className="title-lg num">{formatRial(payment.amount)}</b>
          <p className="muted">{inToman(payment.amount)}</p>
        </>
      )}
      {outcome.why && <p className="muted">{outcome.why}</p>}
    </Card>
  )
}

/** What the wallet holds; to nobody who is signed in, how to see it. */
function Balance({ look }: { look: OutcomeLook }) {
  const balance = useMyBalance().data
  if (!currentSession() && look === 'ok') return <Note>برای دیدن موجودی، وارد حساب خود شوید.</Note>
  if (!balance || look === 'wait') return null
  return (
    <div className="card row at-stretch between balance-after">
      <p className="blocks">
        <small className="muted">{look === 'no' ? 'موجودی شما، بی‌تغییر' : 'موجودی اکنون'}</small>
        <b className="heading num">{formatRial(balance.availableBalance)}</b>
      </p>
    </div>
  )
}

const Steps = ({ payment: { amount, createdAt, deadline } }: { payment: Payment }) => (
  <Card>
    <Timeline
      slim
      steps={[
        {
          key: 'paid',
          act: `پرداخت ${formatRial(amount)}`,
          who: 'از بانک برگشتید',
          when: formatTime(createdAt),
          state: 'done',
        },
        {
          key: 'confirmed',
          act: 'تأیید بانک',
          who: 'هر دقیقه از بانک می‌پرسیم',
          when: `تا ${formatTime(deadline)}`,
          state: 'waits',
        },
        { key: 'credited', act: 'واریز به کیف پول', state: 'next' },
      ]}
    />
  </Card>
)
