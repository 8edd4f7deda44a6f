import { type PermitStatus, permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Record<PermitStatus, Tone> = {
  0: 'danger',
  1: 'info',
  2: 'accent',
  3: 'warning',
  4: 'warning',
  5: 'success',
  6: 'success',
  7: 'info',
  9: 'accent',
}
const delivered = 5

/** How a permit stands, in a word. */
export function PermitBadge({ status }: { status: number }) {
  const known = status as PermitStatus
  return (
    <Badge tone={tones[known]} hollow={status === delivered}>
      {permitStatusLabels[known]}
    </Badge>
  )
}
