import { ScanLine, Truck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useMyPermit } from '../permits/my-permit.parts.ts'
import { ResultComes } from './RoundFace.tsx'
import { useAwaitsResult } from './use-lead-to-result.ts'

/** In the place of loads and list while it would be wrong to ask for a turn. */
export function useInsteadOfTurn(): ReactNode {
  const isAwaited = useAwaitsResult()
  const permit = useMyPermit().data
  if (isAwaited) return <ResultComes />
  return permit && <HasLoad permitId={permit.id} />
}

const HasLoad = ({ permitId }: { permitId: number }) => (
  <EmptyState
    icon={<Truck />}
    title="بار دارید"
    actions={
      <>
        <Link to={paths.myPermit(permitId)} className={buttonClass('primary', 'hero')}>
          <ScanLine className="i-lg" />
          مجوزم را نشان بده
        </Link>
        <Link to={paths.backhaul(permitId)} className={buttonClass('default', 'hero')}>
          <Undo2 className="i-lg" />
          بار برگشت
        </Link>
      </>
    }
  >
    این بار را که رساندید، دوباره انتخاب می‌کنید.
  </EmptyState>
)
