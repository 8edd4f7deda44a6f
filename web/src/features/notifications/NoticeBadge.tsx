import { Badge, type Tone } from '../../ui/Badge.tsx'
import type { Notice } from './notifications.queries.ts'
import { stateLabels } from './notifications.text.ts'

/** By its state (rules 14.3): red, blue, and twice yellow. */
const tones: Record<Notice['state'], Tone> = {
  critical: 'danger',
  informational: 'info',
  warning: 'warning',
  security: 'warning',
}

export const NoticeBadge = ({ state }: { state: Notice['state'] }) => (
  <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
)
