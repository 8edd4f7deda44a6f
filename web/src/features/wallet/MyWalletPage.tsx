import { ArrowDown, ArrowUp, History, Plus } from 'lucide-react'
import type { TransactionRow } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { transferLabels } from '@bargah/contract/features/wallet/wallet.text.ts'
import { formatDateShort } from '@bargah/contract/kernel/dates.ts'
import { sayRialInToman } from '@bargah/contract/kernel/number-words.ts'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import { keptLive } from '../../kernel/kept-reads.ts'
import { serverNow } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { useMyBalance } from '../../kernel/use-my-balance.ts'
import { useRead } from '../../kernel/use-read.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { RowFace } from '../../ui/RowFace.tsx'
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { WaitingPayment } from '../payments/payments.parts.tsx'
import { EnoughTurns, turnsFor, useTurnPrice } from '../turns/turns.parts.tsx'
import { sayBalance } from './wallet.said.ts'
import './my-wallet.css'

const useLatestLines = () => useRead('listTransactions', { body: { Page: 1, PageSize: 3 }, ...keptLive })

/** A driver's money: how much, in words and in turns, more of it, and where the latest of it went. */
export default function MyWalletPage() {
  const navigate = useNavigate()
  return (
    <>
      <PhoneHeader title="کیف پول" onBack={() => void navigate({ to: paths.home })} end={<HearBalance />} />
      <main className="text-xl phone-stack my-wallet" id="main" tabIndex={-1}>
        <section aria-label="موجودی">
          <Read of={useMyBalance()} wait={<Skeleton height={196} block />} failedTitle="موجودی خوانده نشد">
            {({ availableBalance }) => <Balance rial={availableBalance} />}
          </Read>
        </section>
        <Link to={paths.onlineCharge} className={buttonClass('primary', 'hero')}>
          <Plus />
          شارژ کیف پول
        </Link>
        <WaitingPayment />
        <section className="latest-lines" aria-label="آخرین‌ها">
          <h2 className="text-card strong muted">آخرین‌ها</h2>
          <Read of={useLatestLines()} wait={<SkeletonLines lines={3} />} failedTitle="گردش خوانده نشد">
            {({ rows }) => (
              <ul className="ruled">
                {rows.map((row) => (
                  <Line key={row.id} row={row} />
                ))}
                <li className="pad-y-2">
                  <Link to={paths.accountReport} className="row-face">
                    <RowFace icon={<History />} title="همه را ببینم" />
                  </Link>
                </li>
              </ul>
            )}
          </Read>
          <p className="muted">کرایه را شرکت به شما می‌دهد؛ به کیف پول بارگاه نمی‌آید.</p>
        </section>
      </main>
    </>
  )
}

function HearBalance() {
  const price = useTurnPrice()
  const rial = useMyBalance().data?.availableBalance
  return rial !== undefined && <Hear look="head" says={sayBalance(rial, turnsFor(rial, price))} />
}

/** From here on a figure of the largest size is wider than the smallest phone. */
const longRial = 100_000_000

const Balance = ({ rial }: { rial: number }) => (
  <>
    <p className="muted">پول شما</p>
    <p className={classes('size-xl strong', rial >= longRial && 'is-long')}>
      <Toman figure="figure-5xl" rial={rial} />
    </p>
    <p className="text-head regular balance-words muted">{sayRialInToman(rial)}</p>
    <TurnSlips rial={rial} />
  </>
)

/** As drivers call it. */
const words = { ...transferLabels, top_up: 'شارژ' }

function Line({ row }: { row: TransactionRow }) {
  const isGain = row.deposit > 0
  return (
    <li className="row wrap gap-35 pad-y-2">
      <span className={`tile tile-round tone-${isGain ? 'success' : 'plain'}`}>
        {isGain ? <ArrowDown /> : <ArrowUp />}
      </span>
      <span className="fixed blocks">
        <b>{words[row.kind]}</b>
        <small className="num">{formatDateShort(row.at, serverNow())}</small>
      </span>
      <b className={classes('far', isGain && 'is-good')}>
        <Toman signed rial={row.deposit - row.withdraw} />
      </b>
    </li>
  )
}

const mostSlips = 7

/** For how many turns money is enough: a slip for each while they can be counted at a glance, else the number alone. */
function TurnSlips({ rial }: { rial: number }) {
  const price = useTurnPrice()
  const turns = turnsFor(rial, price)
  if (!price || turns === null) return null
  const slips = turns <= mostSlips ? turns : 0
  return (
    <div className="wrap at-middle flex turn-slips">
      {Array.from({ length: slips }, (_, at) => (
        <i key={at} />
      ))}
      <b>
        <EnoughTurns rial={rial} />
      </b>
      <span className="muted">
        هر نوبت <Toman rial={price.feeRial} />
      </span>
    </div>
  )
}
