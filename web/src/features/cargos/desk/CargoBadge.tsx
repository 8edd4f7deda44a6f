import { Check } from 'lucide-react'
import { expiredReason } from '@bargah/contract/features/cargos/cargos.text.ts'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import {
  type CargoStatus,
  cargoStatus,
  cargoStatusText,
  hallCargoLabels,
  sendingStatuses,
} from '@bargah/contract/features/cargos/cargos.states.ts'
import { useMember } from '../../../kernel/session.ts'
import { Badge, type Tone } from '../../../ui/Badge.tsx'

const tones: Record<CargoStatus, Tone> = {
  [cargoStatus.sending]: 'info',
  [cargoStatus.finished]: 'plain',
  [cargoStatus.awaitingReview]: 'warning',
  [cargoStatus.assignedByWaybill]: 'info',
  [cargoStatus.assignedBySchedule]: 'info',
}

/** To a hall in its own two words (rules 7.10); to others also that its time ran out, or that no truck is left. */
export function CargoBadge({
  cargo,
}: {
  cargo: Pick<CargoRow, 'cargoStatus' | 'finishReason' | 'remaining'> & { isRejected?: boolean }
}) {
  const status = cargo.cargoStatus
  if (useMember().role === 'LoadHallAdmin')
    return <Badge tone={tones[status]}>{hallCargoLabels[status]}</Badge>
  if (status === cargoStatus.finished && cargo.finishReason === expiredReason)
    return <Badge tone="danger">{expiredReason}</Badge>
  if (sendingStatuses.includes(status) && cargo.remaining === 0)
    return (
      <Badge tone="success" icon={<Check />}>
        ظرفیت پر
      </Badge>
    )
  return <Badge tone={tones[status]}>{cargoStatusText(cargo)}</Badge>
}
