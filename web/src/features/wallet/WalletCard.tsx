import { Wallet } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../app/paths.ts'
import { apiQuery } from '../../kernel/api.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './wallet.css'

/** What is in the wallet, on a phone's home. */
export function WalletCard() {
  const { data, isPending } = useQuery({ ...apiQuery('showMyBalance'), ...keptLive })
  return (
    <Card className="wallet-card" label="کیف پول">
      <span className="tile">
        <Wallet className="i-xl" />
      </span>
      <p>
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
      </p>
      <Link to={paths.onlineCharge} className={buttonClass('default', 'touch')}>
        افزایش
      </Link>
    </Card>
  )
}
