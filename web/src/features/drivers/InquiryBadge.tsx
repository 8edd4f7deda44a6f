import { type InquiryAnswer, inquiryAnswerLabels } from '@bargah/contract/features/drivers/drivers.states.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Record<InquiryAnswer, Tone> = { confirmed: 'success', not_confirmed: 'warning', away: 'plain' }

/** What an inquiry said, in a word. */
export const InquiryBadge = ({ answer }: { answer: InquiryAnswer }) => (
  <Badge tone={tones[answer]}>{inquiryAnswerLabels[answer]}</Badge>
)
