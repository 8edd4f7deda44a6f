import { type TurnStatus, turnStatusLabels } from '@bargah/contract/features/turns/turns.states.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Record<TurnStatus, Tone> = {
  live: 'success',
  used: 'info',
  cancelled: 'plain',
  expired: 'plain',
  hall_closed: 'danger',
  ended_by_staff: 'danger',
}

export const TurnBadge = ({ status }: { status: TurnStatus }) => (
  <Badge tone={tones[status]}>{turnStatusLabels[status]}</Badge>
)
