import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { sayWait } from '@bargah/contract/features/turns/my-wait.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { keptSteady } from '../../kernel/kept-reads.ts'
import { fetched } from '../../ui/fetched.tsx'
import { RowFace } from '../../ui/RowFace.tsx'
import { useRead } from '../../kernel/use-read.ts'

const WaitSheet = fetched(() => import('./WaitSheet.tsx'))

/** A wait changes as loads are given, which rounds tell; where there are none it is looked at now and then. */
const everyMs = 10 * 60_000

/** When the driver's turn gets a load, as turns like his did, and why one says so; nothing where the data do not carry it. */
export default function WaitLine({ turnId }: { turnId: number }) {
  const [asked, setAsked] = useState(false)
  const { data: wait } = useRead('showMyWait', {
    query: { DriverTurnId: turnId },
    ...keptSteady,
    refetchInterval: everyMs,
  })
  if (!wait) return null
  return (
    <>
      <button type="button" className="row-face" onClick={() => setAsked(true)}>
        <RowFace
          icon={<Hourglass className="i-xl" />}
          title={
            <>
              بار، بیشترِ وقت‌ها <b>{sayWait(wait)}</b> دیگر
            </>
          }
          detail={`برای ${formatNumber(wait.held)} تا از ${formatNumber(wait.tried)} نوبت آخر همین شد`}
        />
      </button>
      {asked && <WaitSheet wait={wait} onClose={() => setAsked(false)} />}
    </>
  )
}
