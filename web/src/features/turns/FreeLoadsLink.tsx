import { Package } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** To the loads that need no turn; the solid act where no hall is at hand. */
export const FreeLoadsLink = ({ count, isSolid }: { count: number; isSolid?: boolean }) => (
  <Link to={paths.freeLoads} className={buttonClass(isSolid ? 'primary' : 'default', 'hero')}>
    {isSolid && <Package />}
    {`${formatNumber(count)} بار آزاد، بی نوبت`}
  </Link>
)
