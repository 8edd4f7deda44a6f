import type { ReactNode } from 'react'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatDaySeconds, formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Check, CircleHelp, Clock, X } from 'lucide-react'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { Sum } from '../../ui/Sum.tsx'
import { PublicHead } from '../../kernel/PublicHead.tsx'
import { currentSession } from '../../kernel/session.ts'
import { classes } from '../../ui/classes.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { type Payment, usePayments } from './payments.queries.ts'
import { type ReturnWords, type OutcomeLook, outcomeOf, readReturn, whyNotPaid } from './return.rules.ts'
import { ReturnActs } from './ReturnActs.tsx'
import { LatestPayments, WalletNow } from './ReturnWallet.tsx'
import { inWords } from './in-words.ts'
import './payments.css'

const marks: Record<OutcomeLook, typeof Check> = { ok: Check, no: X, wait: Clock, unknown: CircleHelp }
const inks = { ok: 'is-good', no: 'is-danger', wait: 'is-warning', unknown: 'muted' } as const

/** Where a bank leads back to (rules 13.11), at a desk; open to all. */
export default function ReturnPage() {
  const { orderId, id, token, msg } = readReturn(location.search)
  const payments = usePayments(id)
  const mine = payments.data?.payments
  const payment = mine?.find((one) => one.id === id)
  const outcome = outcomeOf(msg, mine && { payment }, currentSession() !== null)
  const sheet = (
    <div className="panel clips fills with-well">
      <div className="stack gap-5">
        <Said outcome={outcome} payment={payment} />
        <WalletNow look={outcome.look} payment={payment} />
        <Then look={outcome.look} payment={payment} />
        <Read of={payments} wait={null}>
          {() => null}
        </Read>
        {/* what they lead to is the payment's own: how much again, and what was being done */}
        {!payments.isLoading && <ReturnActs look={outcome.look} payment={payment} />}
        {mine && mine.length > 1 && <LatestPayments payments={mine} />}
      </div>
      <aside className="stack gap-3 on-page">
        <h2 className="heading">رسید</h2>
        <Receipt
          orderId={orderId}
          token={payment?.token ?? (currentSession() ? token : '')}
          payment={payment}
        />
      </aside>
    </div>
  )
  return currentSession() ? sheet : <Public>{sheet}</Public>
}

/** Before whoever is not signed in: a head of its own, and no sidebar. */
const Public = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="stack sheet-page">
    <PublicHead />
    {children}
  </main>
)

const units: Record<OutcomeLook, string> = {
  ok: 'ریال به کیف پول رسید',
  wait: 'ریال، که هنوز معلوم نیست رسیده باشد',
  no: 'ریال پرداخت نشد',
  unknown: '',
}

function Said({
  outcome: { look, title, why },
  payment,
}: {
  outcome: ReturnWords
  payment: Payment | undefined
}) {
  const Mark = marks[look]
  return (
    <div className="stack gap-2" role="status">
      {payment && (
        <p className={classes('row text-sm', inks[look])}>
          <Mark className="i-sm" /> {lineOf(look, payment) ?? title}
        </p>
      )}
      {payment ? (
        <h1>
          <span className="block figure-5xl">
            <Sum rial={payment.amount} bare />
          </span>
          <span className="heading">{units[look]}</span>
        </h1>
      ) : (
        <h1 className="row title-lg">
          <Mark className={inks[look]} /> {title}
        </h1>
      )}
      {payment && (
        <p className="quiet">
          {inWords(payment.amount)}، از {payment.gateway}.
        </p>
      )}
      {why && <p className={classes(look === 'wait' && 'strong')}>{why}</p>}
    </div>
  )
}

function lineOf(look: OutcomeLook, payment: Payment | undefined): string | undefined {
  if (look === 'ok' && payment?.settledAt)
    return `بانک تأیید کرد، ${formatDaySeconds(payment.settledAt, serverNow())}`
  if (look === 'wait') return 'هنوز معلوم نیست'
  if (payment?.status === 'reversed') return whyNotPaid(payment) ?? undefined
  return look === 'no' ? 'انجام نشد' : undefined
}

/** What follows by itself. */
function Then({ look, payment }: { look: OutcomeLook; payment: Payment | undefined }) {
  if (look === 'no') return <p className="quiet">اگر پولی از کارت شما کم شده، بانک آن را خودش برمی‌گرداند.</p>
  if (look !== 'wait' || !payment) return null
  return (
    <p className="quiet">
      هر دقیقه از بانک می‌پرسیم. می‌توانید بروید، نتیجه را اعلان می‌کنیم. اگر تا{' '}
      <b className="num">{formatTime(payment.deadline)}</b> تأیید نشود، بانک پول را به کارت برمی‌گرداند.
    </p>
  )
}

type ReceiptProps = { orderId: string; token: string; payment: Payment | undefined }

function Receipt({ orderId, token, payment }: ReceiptProps) {
  const payer = currentSession()?.member.fullname
  return (
    <DescriptionList
      items={[
        orderId !== '' && { term: 'سفارش', value: <span className="num">{toPersianDigits(orderId)}</span> },
        payment?.reference != null && {
          term: 'شمارهٔ پیگیری بانک',
          value: <span className="num">{toPersianDigits(payment.reference)}</span>,
        },
        payment?.card != null && {
          term: 'کارت',
          value: <bdi dir="ltr">{toPersianDigits(payment.card)}</bdi>,
        },
        payment !== undefined && { term: 'زمان', value: formatDayTime(payment.createdAt, serverNow()) },
        payment !== undefined && payer !== undefined && { term: 'پرداخت‌کننده', value: payer },
        token !== '' && {
          term: 'توکن',
          value: (
            <code dir="ltr" className="anywhere">
              {token}
            </code>
          ),
        },
      ]}
    />
  )
}
