import {
  type QuestionState,
  questionStateLabels,
} from '@bargah/contract/features/messages/messages.states.ts'
import { Badge } from '../../ui/Badge.tsx'

const looks = {
  0: { tone: 'warning' },
  1: { tone: 'info' },
  2: { tone: 'success', hollow: true },
} as const satisfies Record<QuestionState, object>

export const QuestionBadge = ({ state }: { state: QuestionState }) => (
  <Badge {...looks[state]}>{questionStateLabels[state]}</Badge>
)
