import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import {
  type OwnerStatus,
  ownerStatus,
  ownerStatusLabels,
} from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Record<OwnerStatus, Tone> = {
  [ownerStatus.waiting]: 'warning',
  [ownerStatus.active]: 'success',
  [ownerStatus.rejected]: 'danger',
}

/** How a product owner stands; an active one who cannot sign in says so. */
export function OwnerBadge({ owner: { status, userId } }: { owner: OwnerRow }) {
  const isWithoutAccount = status === ownerStatus.active && userId === null
  return (
    <Badge tone={tones[status]} hollow={isWithoutAccount}>
      {isWithoutAccount ? 'بدون حساب' : ownerStatusLabels[status]}
    </Badge>
  )
}
