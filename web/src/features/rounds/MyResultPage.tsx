import { ArrowLeft, Check, CircleX } from 'lucide-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import type { MyResult } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { formatDay, hallTitle, splitPlace } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Read } from '../../kernel/Read.tsx'
import { TopUp } from '../../kernel/TopUp.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { LogLink } from '../log/log.parts.tsx'
import { PayLine } from '../cargos/pay.parts.ts'
import { useMyPermit } from '../permits/my-permit.parts.ts'
import { roundName } from './rounds.text.ts'
import { useMyResult } from './rounds.queries.ts'
import { Verdict } from './Verdict.tsx'
import './rounds.css'

/** What became of the driver's last list: the outcome first, then why each choice went as it did. */
export default function MyResultPage() {
  const navigate = useNavigate()
  const result = useMyResult()
  const read = result.data
  return (
    <>
      <PhoneHeader
        title={read ? `نتیجهٔ ${roundName(read.round.opensAt)}` : 'نتیجهٔ دور'}
        subtitle={read && `${hallTitle(read.hallName)}، ${formatDay(read.round.opensAt, serverNow())}`}
        onBack={() => void navigate({ to: paths.home })}
      />
      <main className="phone-stack" id="main" tabIndex={-1}>
        <Read of={result} failedTitle="نتیجه نیامد" empty={<NoResult />}>
          {(last) => <Result result={last} />}
        </Read>
      </main>
    </>
  )
}

const NoResult = () => (
  <EmptyState title="هنوز نتیجه‌ای نیست">
    نوبت بگیرید و در دور سالن بارهایتان را انتخاب کنید؛ نتیجه پس از بسته شدن دور این‌جاست.
  </EmptyState>
)

function Result({ result }: { result: MyResult }) {
  return (
    <>
      <Outcome result={result} />
      <h2 className="result-why">چرا این‌طور شد؟</h2>
      <ol className="card verdicts ruled">
        {result.choices.map((choice, index) => (
          <Verdict
            key={choice.id}
            choice={choice}
            rank={choice.priority ?? index + 1}
            myTurnNumber={result.turnNumber}
          />
        ))}
      </ol>
      {result.ledgerCode && (
        <Card className="row-faces">
          <LogLink
            hallId={result.round.loadHallId}
            turn={result.turnNumber}
            title="این دور در دفتر عمومی سالن"
            detail={
              <>
                کد صحت <bdi dir="ltr">{toPersianDigits(result.ledgerCode)}</bdi>
              </>
            }
          />
        </Card>
      )}
    </>
  )
}

function Outcome({ result }: { result: MyResult }) {
  const open = useMyPermit().data
  const at = result.choices.findIndex(({ reason }) => reason === 'granted')
  const granted = result.choices[at]
  const lacksMoney = result.choices.some(({ reason }) => reason === 'no_money')
  if (!granted)
    return (
      <Card tone="hero" className="result-hero stack gap-35" label="نتیجه">
        <div className="row" role="status">
          <span className="tile tile-lg tile-round tile-white">
            <CircleX className="i-xl" />
          </span>
          <div>
            <h2>در این دور باری به شما نرسید</h2>
            <p>
              نوبتتان سر جایش است و در دور بعد جلوترید؛{' '}
              {lacksMoney
                ? 'تا آن هنگام کیف پول را به اندازهٔ هزینهٔ نوبت پر کنید.'
                : 'بارهای بیشتری به فهرست بیفزایید.'}
            </p>
          </div>
        </div>
        {lacksMoney && <TopUp back={paths.home} />}
        <Link to={paths.home} className={buttonClass('onHero', 'hero')}>
          رفتن به خانه
          <ArrowLeft className="i-lg" />
        </Link>
      </Card>
    )
  const way = `${splitPlace(granted.cargoSource).town} به ${splitPlace(granted.cargoDestination).town}`
  return (
    <Card tone="hero" className="result-hero stack gap-35" label="نتیجه">
      <div className="row" role="status">
        <span className="tile tile-lg tile-round tile-white">
          <Check className="i-xl" strokeWidth={2.5} />
        </span>
        <div>
          <h2>انتخاب {formatNumber(granted.priority ?? at + 1)} به شما رسید</h2>
          <p>
            {way}، {granted.kalaDesc}
          </p>
        </div>
      </div>
      <p className="result-net">
        {sums.netPay} <Toman figure toman={granted.netPayToman} />
        <PayLine load={granted} />
      </p>
      <Link
        to={open?.cargoId === granted.cargoId ? paths.myPermit(open.id) : paths.myPermits}
        className={buttonClass('onHero', 'hero')}
      >
        دیدن بار و مجوز
        <ArrowLeft className="i-lg" />
      </Link>
    </Card>
  )
}
