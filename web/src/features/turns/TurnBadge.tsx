import { type TurnStatus, turnStatusLabels } from '@bargah/contract/features/turns/turns.states.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { formatDateTime } from '@bargah/contract/kernel/dates.ts'
import { serverNow } from '../../kernel/now.ts'
import { useSoon } from '../../ui/use-countdown.ts'
import { sayValidity } from './turn-validity.rules.ts'

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

/** How long a turn is still valid, with the moment of its end on hover; a dash once it has ended. */
export function Validity({ turn }: { turn: TurnRow }) {
  useSoon()
  const words = sayValidity(turn, serverNow())
  const { expiresAt } = turn
  const until = expiresAt ? `تا ${formatDateTime(expiresAt)}` : undefined
  return words === null ? (
    <span className="subtle">–</span>
  ) : (
    <span className="num" title={until}>
      {words}
    </span>
  )
}
