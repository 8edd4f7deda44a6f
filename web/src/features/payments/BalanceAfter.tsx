import { enoughFor } from '@bargah/contract/features/wallet/enough-for.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { useMyBalance } from './payments.queries.ts'

/** What the wallet holds once it is paid, and for how many trucks that is enough. */
export function BalanceAfter({ amount }: { amount: number | null }) {
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
