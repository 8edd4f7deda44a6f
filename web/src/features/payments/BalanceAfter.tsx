import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { useTurnFees } from './payments.queries.ts'
import { turnsCovered } from './top-up.rules.ts'

type BalanceAfterProps = { look: 'phone' | 'desk'; balanceRial: number | undefined; amount: number | null }

/** What the wallet holds once it is paid, and for a driver how many turns that is enough for. */
export function BalanceAfter({ look, balanceRial, amount }: BalanceAfterProps) {
  const halls = useTurnFees()
  if (balanceRial === undefined) return null
  const afterRial = balanceRial + (amount || 0)
  const turns = turnsCovered(afterRial, halls)
  if (look === 'desk')
    return (
      <aside className="top-up-aside">
        <DescriptionList
          look="stacked"
          items={[
            { term: 'موجودی', value: formatRial(balanceRial) },
            { term: 'پس از واریز', value: <b className="top-up-after">{formatRial(afterRial)}</b> },
          ]}
        />
      </aside>
    )
  return (
    <div className="balance-after">
      <p>
        <small>موجودی پس از واریز</small>
        <b className="num">{formatRial(afterRial)}</b>
      </p>
      {turns !== null && (
        <p className="end">
          <small>کافی برای هزینهٔ</small>
          <b className="num">{formatNumber(turns)} نوبت</b>
        </p>
      )}
    </div>
  )
}
