import { expiredReason } from '@bargah/contract/features/cargos/cargos.text.ts'
import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { type CargoStatus, cargoStatusLabels } from '@bargah/contract/features/cargos/cargos.states.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Record<CargoStatus, Tone> = { 0: 'info', 1: 'plain', [-1]: 'warning', 2: 'accent', 3: 'accent' }

/** How a cargo stands; one whose time ran out says so. */
export function CargoBadge({ cargo }: { cargo: Pick<CargoRow, 'cargoStatus' | 'finishReason'> }) {
  const status = cargo.cargoStatus as CargoStatus
  if (status === 1 && cargo.finishReason === expiredReason)
    return <Badge tone="danger">{expiredReason}</Badge>
  return <Badge tone={tones[status]}>{cargoStatusLabels[status]}</Badge>
}
