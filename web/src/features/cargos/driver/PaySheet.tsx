import type { PayFacts } from '@bargah/contract/features/cargos/pay.rules.ts'
import { wayOf } from '../../../kernel/format.ts'
import { Hear } from '../../../kernel/voice/Hear.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { sayWhyPay } from './load.said.ts'
import type { Rents } from './official-scale.rules.ts'
import { PayBreakdown } from './PayBreakdown.tsx'
import { WayPay } from './WayPay.tsx'

/** A load as far as its pay is asked about. */
export type PaidLoad = PayFacts & { cargoSource: string; cargoDestination: string }
type PaySheetProps = {
  load: PaidLoad
  emptyKm?: number
  /** What its way paid, where that came with it; else `cargoId` names the load by which it is asked for. */
  rents?: Rents | null
  cargoId?: number | undefined
  onClose: () => void
}

/** Why the net pay of a load is what it is, and how its rent stands to the official one. */
export default function PaySheet({ load, emptyKm, rents, cargoId, onClose }: PaySheetProps) {
  const way = wayOf(load.cargoSource, load.cargoDestination)
  return (
    <Sheet
      title="چرا این مبلغ؟"
      subtitle={`${way}، مبلغ‌ها به تومان`}
      aside={<Hear says={sayWhyPay(load)} />}
      onClose={onClose}
    >
      <PayBreakdown load={load} emptyKm={emptyKm ?? 0} rents={rents ?? null} />
      {cargoId !== undefined && <WayPay cargoId={cargoId} rentToman={load.cargoRent} />}
    </Sheet>
  )
}
