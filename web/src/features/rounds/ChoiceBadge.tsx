import { hallViewOf, type HallView, requestLabel } from '@bargah/contract/features/rounds/requests.text.ts'
import type { PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { useMember } from '../../kernel/session.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Record<HallView, Tone> = {
  initial: 'info',
  reserved: 'success',
  cancelled: 'plain',
  removed: 'plain',
}

/** How a choice stands, in the words of who reads it: the hall has its own (rules 11.11). */
export const ChoiceBadge = ({ choice }: { choice: PriorityRow }) => (
  <Badge tone={tones[hallViewOf(choice)]}>{requestLabel(choice, useMember().role)}</Badge>
)
