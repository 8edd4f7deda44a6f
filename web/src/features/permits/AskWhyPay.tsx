import { CircleHelp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { buttonClass } from '../../ui/Button.tsx'
import type { MyPermit } from './my-permit.queries.ts'

const MyPaySheet = lazy(() => import('./MyPaySheet.tsx'))

/** «چرا؟» beside a net pay: where it comes from and how it stands among those of the way. */
export function AskWhyPay({ permit }: { permit: MyPermit }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonClass('ghost', 'touch')}
        aria-label={`چرا؟ ریز ${sums.netPay}، ${formatToman(permit.netPayToman)}`}
        onClick={() => setAsked(true)}
      >
        <CircleHelp className="i-lg" />
        چرا؟
      </button>
      {asked && (
        <Suspense>
          <MyPaySheet permit={permit} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
