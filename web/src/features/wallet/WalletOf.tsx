import { Suspense, useState } from 'react'
import { enoughFor } from '@bargah/contract/features/wallet/enough-for.ts'
import type { TransactionRow } from '@bargah/contract/features/wallet/wallet.schema.ts'
import { transferLabels } from '@bargah/contract/features/wallet/wallet.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { mayCall } from '../../kernel/calls.ts'
import { LatestRows } from '../../kernel/LatestRows.tsx'
import { Read } from '../../kernel/Read.tsx'
import { fetchedInside } from '../../ui/fetched.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Sum } from '../../ui/Sum.tsx'
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx'
import { StatGrid } from '../../ui/StatGrid.tsx'
import { useBalanceOf, useTransactions, type WalletOwner } from './wallet.queries.ts'
import './wallet.css'

const ChargeForm = fetchedInside(() => import('./ChargeForm.tsx'))

/** Whether the one signed in may add to another's wallet and take from it. */
export const mayCharge = () => mayCall('addCharge')

const step = 20

type WalletOfProps = {
  owner: WalletOwner
  name: string
}

/** The wallet of a driver or a company, for the part of a drawer: what it holds, adding to it or taking from it, its statement. */
export function WalletOf({ owner, name }: WalletOfProps) {
  const balance = useBalanceOf(owner)
  return (
    <>
      <section className="stack wallet-sums">
        <Read of={balance} wait={<Skeleton height={64} block />} failedNote="موجودی خوانده نشد">
          {({ availableBalance, heldBalance }) => (
            <StatGrid
              large
              stats={[
                { label: 'موجودی', value: <Sum small rial={availableBalance} /> },
                ...('DriverId' in owner
                  ? []
                  : [
                      {
                        label: 'نگه‌داشته برای بارهای باز',
                        value: <Sum small rial={heldBalance} />,
                      },
                    ]),
              ]}
            />
          )}
        </Read>
        {mayCharge() && (
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <ChargeForm owner={owner} name={name} />
          </Suspense>
        )}
      </section>
      <section>
        <h3>تراکنش‌ها</h3>
        <Transactions owner={owner} />
      </section>
    </>
  )
}

type ChargeWellProps = WalletOfProps & { onWhole: () => void }

/** Adding to a wallet or taking from it, in the well of a drawer; its statement opens inside. */
export const ChargeWell = ({ owner, name, onWhole }: ChargeWellProps) => (
  <ChargeForm
    owner={owner}
    name={name}
    aside={
      <button type="button" className="strong accent-ink link" onClick={onWhole}>
        دیدن تراکنش‌ها
      </button>
    }
  />
)

const unread = <span className="muted">خوانده نشد</span>

/** What is in the wallet, without its unit. */
export function WalletFigure({ owner }: { owner: WalletOwner }) {
  const { data, isError } = useBalanceOf(owner)
  if (data) return formatNumber(data.availableBalance)
  return isError ? '—' : <Skeleton width={96} height={20} />
}

/** For how many turns it is enough, and how many lines its statement has. */
export function WalletCount({ owner }: { owner: WalletOwner }) {
  const { data, isError } = useTransactions(owner, step)
  const balance = useBalanceOf(owner).data
  const turns = balance && enoughFor(balance.availableBalance, balance.unitCost)
  if (data) {
    const lines = data.total === 0 ? 'بدون تراکنش' : `${formatNumber(data.total)} تراکنش`
    return typeof turns === 'number' ? `برای ${formatNumber(turns)} بار، ${lines}` : lines
  }
  return isError ? unread : <Skeleton width={64} height={12} />
}

/** The deciding value of the part's row: what is in the wallet. */
export const WalletValue = ({ owner }: { owner: WalletOwner }) => (
  <Read of={useBalanceOf(owner)} wait={<Skeleton width={96} height={14} />}>
    {({ availableBalance }) => <b>{formatRial(availableBalance)}</b>}
  </Read>
)

function Transactions({ owner }: { owner: WalletOwner }) {
  const [count, setCount] = useState(step)
  return (
    <LatestRows
      of={useTransactions(owner, count)}
      wait={5}
      empty="هنوز تراکنشی نیست."
      className="ruled"
      noun="تراکنش"
      onMore={() => setCount(count + step)}
    >
      {(row) => <Transaction key={row.id} row={row} />}
    </LatestRows>
  )
}

/** What is moved on hold alone stands without a sign. */
function sumOf({ isOnHold, deposit, amount }: TransactionRow) {
  if (isOnHold) return `${formatRial(amount)} از بلوکه`
  return <Sum signed rial={deposit > 0 ? amount : -amount} />
}

/** Type and description over number and time; what was gained or lost over what was left. */
const Transaction = ({ row }: { row: TransactionRow }) => (
  <li className="row at-start gap-3 pad-y-25 text-sm">
    <span className="grow blocks">
      <b className="strong">{transferLabels[row.kind]}</b>
      {row.description && <span>{toPersianDigits(row.description)}</span>}
      <small className="muted size-xs num">
        شمارهٔ {toPersianDigits(row.transactionNumber)}، <Moment at={row.at} look="row" />
      </small>
    </span>
    <span className="text-end fixed blocks num">
      <b className={row.deposit > 0 ? 'strong is-good' : 'strong'}>{sumOf(row)}</b>
      <small className="muted size-xs">موجودی {formatRial(row.availableBalance)}</small>
    </span>
  </li>
)
