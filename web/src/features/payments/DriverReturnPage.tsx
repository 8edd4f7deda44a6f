import {
  Check,
  CircleCheck,
  CircleX,
  Clock,
  FileText,
  Hourglass,
  House,
  Landmark,
  Wallet,
  X,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import { readBack } from '@bargah/contract/features/payments/top-up.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { sayRialInToman } from '@bargah/contract/kernel/number-words.ts'
import { serverNow } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Face, FaceActs, type FaceTone } from '../../ui/Face.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { AskBank } from './AskBank.tsx'
import { type Payment, useBalanceSince, usePayments } from './payments.queries.ts'
import { type OutcomeLook, outcomeOf, readReturn } from './return.rules.ts'
import { sayReturn } from './return.said.ts'
import './driver-return.css'

/** Where a bank leads a driver back to (rules 13.11): green, red or yellow; the bank's numbers only in the receipt. */
export default function DriverReturnPage() {
  const { id, msg } = readReturn(location.search)
  const payments = usePayments(id)
  const mine = payments.data?.payments
  const payment = mine?.find((one) => one.id === id)
  const { look, title, why } = outcomeOf(msg, mine && { payment })
  // acts lead on from the payment, which is read first
  const shown = { payment, isRead: !payments.isLoading }
  return (
    <main id="main" tabIndex={-1} className="measure column grow full">
      {payments.isError && (
        <div className="gutter">
          <Read of={payments}>{() => null}</Read>
        </div>
      )}
      {look === 'ok' && <Arrived {...shown} />}
      {look === 'no' && <Failed {...shown} why={why} />}
      {look === 'wait' && <Waits {...shown} />}
      {look === 'unknown' && <NotHis title={title} why={why} />}
    </main>
  )
}

type AnswerProps = {
  look: Exclude<OutcomeLook, 'unknown'> | null
  payment?: Payment | undefined
  tone: FaceTone
  mark: ReactNode
  title: string
  acts: ReactNode
  children: ReactNode
}

/** A whole screen: its mark, what is so, what it means line by line, and what to do. */
const Answer = ({ look, payment, tone, mark, title, acts, children }: AnswerProps) => (
  <Face fills tone={tone}>
    {look && <HearReturn look={look} amount={payment?.amount} />}
    <div className="middle stack gap-2 centre bank-answer" role="status">
      <span className="tile tile-round">{mark}</span>
      <h1 className="figure-4xl">{title}</h1>
    </div>
    {children}
    <FaceActs>{acts}</FaceActs>
  </Face>
)

function HearReturn({ look, amount }: { look: OutcomeLook; amount: number | undefined }) {
  const balance = useBalanceSince()?.availableBalance
  return (
    <div className="flex bank-hear">
      <Hear look="head" says={sayReturn(look, amount, balance)} />
    </div>
  )
}

const Kept = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="text-head regular bank-line over-line row gap-3">
    {icon}
    <span>{children}</span>
  </p>
)

/** What the wallet holds, after the word that says since when. */
function Holds({ since }: { since: string }) {
  const balance = useBalanceSince()
  if (!balance) return null
  return (
    <Kept icon={<Wallet />}>
      {since} دارید <Toman figure="figure-3xl" rial={balance.availableBalance} />
    </Kept>
  )
}

/** When it came and what the wallet held then, once something was done with it since. */
function HeldAfter({ payment: { settledAt, availableBalance } }: { payment: Payment }) {
  const now = useBalanceSince()?.availableBalance
  if (settledAt === null || availableBalance === null || now === availableBalance) return null
  return (
    <Kept icon={<Clock />}>
      {formatDayTime(settledAt, serverNow())} که رسید، کیف پولتان شد <Toman rial={availableBalance} />
    </Kept>
  )
}

const homeAct = (look: 'onHero' | 'default', words: string) => (
  <Link to={paths.home} className={buttonClass(look, 'hero')}>
    <House />
    {words}
  </Link>
)

type OutcomeProps = { payment: Payment | undefined; isRead: boolean }

function Arrived({ payment, isRead }: OutcomeProps) {
  const back = readBack(payment?.back)
  return (
    <Answer
      look="ok"
      payment={payment}
      tone="go"
      mark={<Check />}
      title="پول رسید"
      acts={
        isRead && (
          <>
            {back === undefined ? (
              homeAct('onHero', 'برگشت به خانه')
            ) : (
              <a href={back} className={buttonClass('onHero', 'hero')}>
                ادامهٔ کار
              </a>
            )}
            {payment && <ReceiptButton payment={payment} />}
          </>
        )
      }
    >
      {payment && (
        <div className="centre">
          <Toman figure="figure-5xl" rial={payment.amount} />
          <p className="second">{sayRialInToman(payment.amount)}</p>
        </div>
      )}
      {payment && <HeldAfter payment={payment} />}
      <Holds since="حالا" />
    </Answer>
  )
}

function Failed({ payment, isRead, why }: OutcomeProps & { why: string | undefined }) {
  const back = readBack(payment?.back)
  return (
    <Answer
      look="no"
      tone="stop"
      mark={<X />}
      title="پرداخت نشد"
      acts={
        isRead && (
          <>
            <Link
              to={paths.onlineCharge}
              search={{ amount: payment?.amount, back } as object}
              className={buttonClass('onHero', 'hero')}
            >
              <Landmark />
              دوباره برو بانک
            </Link>
            {homeAct('default', 'نمی‌خواهم')}
          </>
        )
      }
    >
      {why && <p className="centre text-head strong">{why}</p>}
      <Kept icon={<CircleCheck />}>
        <b>از کیف پولتان چیزی کم نشد.</b> اگر بانک پولی از کارتتان برداشته باشد، خودش آن را برمی‌گرداند.
      </Kept>
      <Holds since="هنوز" />
    </Answer>
  )
}

const Waits = ({ payment, isRead }: OutcomeProps) => (
  <Answer
    look="wait"
    tone="wait"
    mark={<Hourglass />}
    title="صبر کنید"
    acts={
      isRead && (
        <>
          {payment && <AskBank look="hero" variant="primary" />}
          {homeAct('default', 'برگشت به خانه')}
        </>
      )
    }
  >
    <p className="centre text-head strong">بانک هنوز جواب نداده.</p>
    <Kept icon={<CircleX />}>
      <b>دوباره پول ندهید.</b>
    </Kept>
    {payment && (
      <Kept icon={<Clock />}>
        تا ساعت <b className="figure-3xl num">{formatTime(payment.deadline)}</b> یا می‌رسد یا برمی‌گردد. خبر
        می‌دهیم.
      </Kept>
    )}
  </Answer>
)

const NotHis = ({ title, why }: { title: string; why: string | undefined }) => (
  <Answer
    look={null}
    tone="wait"
    mark={<Hourglass />}
    title={title}
    acts={homeAct('default', 'برگشت به خانه')}
  >
    <p className="centre text-head strong">{why}</p>
  </Answer>
)

const ReceiptSheet = fetched(() => import('./ReceiptSheet.tsx'))

/** «رسید پرداخت», and in it what the bank calls the payment. */
function ReceiptButton({ payment }: { payment: Payment }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="hero" icon={<FileText />} onClick={() => setOpen(true)}>
        رسید پرداخت
      </Button>
      {isOpen && <ReceiptSheet payment={payment} onClose={() => setOpen(false)} />}
    </>
  )
}
