import { Plus, Wallet } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { enoughFor } from '@bargah/contract/features/wallet/enough-for.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../kernel/paths.ts'
import type { CallData } from '../../kernel/api.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useMyBalance } from './my-balance.queries.ts'
import './wallet.css'

/** What is in the wallet, on a phone's home. */
export function WalletCard() {
  const { data, isPending } = useMyBalance()
  return (
    <Card className="wallet-card row gap-3 wrap" label="کیف پول">
      <span className="tile tile-soft">
        <Wallet className="i-xl" />
      </span>
      <Link to={paths.accountReport} className="grow">
        کیف پول
        <b className="num">
          {isPending ? (
            <Skeleton width={120} height={18} />
          ) : data ? (
            formatRial(data.availableBalance)
          ) : (
            'خوانده نشد'
          )}
        </b>
        {data && <Enough data={data} />}
      </Link>
      <Link to={paths.onlineCharge} className={buttonClass('soft', 'touch')}>
        <Plus />
        افزایش
      </Link>
    </Card>
  )
}

/** For how many more loads the balance is enough; nothing where no load was taken yet. */
function Enough({ data: { availableBalance, unitCost } }: { data: CallData<'showMyBalance'> }) {
  const loads = enoughFor(availableBalance, unitCost)
  if (loads === null) return null
  return (
    <small className="num">
      {loads === 0 ? 'برای یک بار کافی نیست' : `برای ${formatNumber(loads)} بار دیگر`}
    </small>
  )
}
