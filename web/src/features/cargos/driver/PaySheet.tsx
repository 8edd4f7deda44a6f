import { useState } from 'react'
import type { PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import { useShowsAll } from '../../../kernel/session.ts'
import { Hear } from '../../../kernel/voice/Hear.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { sayWhyPay } from './load.said.ts'
import type { Rents } from './official-scale.rules.ts'
import { OfficialScale } from './OfficialScale.tsx'
import { PayBreakdown } from './PayBreakdown.tsx'
import { RoutePay } from './RoutePay.tsx'

export type PaidLoad = PayFacts & { cargoSource: string; cargoDestination: string }
type PaySheetProps = {
  load: PaidLoad
  emptyKm?: number
  /** What its route paid, where that came with it; else `cargoId` names the load by which it is asked for. */
  rents?: Rents | null
  cargoId?: number | undefined
  onClose: () => void
}

/** Why the net pay of a load is what it is; at a press how the official rate is reckoned, and what its route pays. */
export default function PaySheet({ load, emptyKm = 0, rents = null, cargoId, onClose }: PaySheetProps) {
  const showsAll = useShowsAll()
  const [isOpened, setOpened] = useState(false)
  const isWhole = showsAll || isOpened
  return (
    <Sheet
      title="چرا این‌قدر پول؟"
      aside={<Hear says={sayWhyPay(load)} />}
      actions={
        !isWhole && (
          <Button size="hero" onClick={() => setOpened(true)}>
            همهٔ جزئیات
          </Button>
        )
      }
      onClose={onClose}
    >
      <PayBreakdown load={load} emptyKm={emptyKm} />
      {isWhole && (
        <>
          <OfficialScale load={load} rents={rents} />
          {cargoId !== undefined && <RoutePay cargoId={cargoId} rentToman={load.cargoRent} />}
        </>
      )}
    </Sheet>
  )
}
