import type { ReactNode } from 'react'
import { Package } from 'lucide-react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { HallNow } from './no-turn.rules.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** What every face of a home without a turn is given. */
export type NoTurnFaceProps = {
  loaderTypeName: string | null
  freeLoads: number
  /** Other acts, beside those of the face. */
  more: ReactNode
  onAsk: (hall: HallNow) => void
}

/** To the loads that need no turn; the solid act where no hall is at hand. */
export const FreeLoadsLink = ({ count, isSolid }: { count: number; isSolid?: boolean }) => (
  <Link to={paths.freeLoads} className={buttonClass(isSolid ? 'primary' : 'default', 'hero')}>
    {isSolid && <Package />}
    {count === 0 ? 'بارهای آزاد' : `${formatNumber(count)} بار آزاد، بی نوبت`}
  </Link>
)
