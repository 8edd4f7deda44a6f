import {
  hallPermitLabels,
  type PermitStatus,
  permitStatus,
  permitStatusLabels,
} from '@bargah/contract/features/permits/permits.states.ts'
import { Check } from 'lucide-react'
import { currentSession } from '../../kernel/session.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

/** Amber: its papers are waited for. */
const tones: Record<PermitStatus, Tone> = {
  [permitStatus.voided]: 'danger',
  [permitStatus.issued]: 'info',
  [permitStatus.printed]: 'warning',
  [permitStatus.draft]: 'info',
  [permitStatus.waybill]: 'info',
  [permitStatus.delivered]: 'success',
  [permitStatus.completed]: 'success',
  [permitStatus.oldIssued]: 'info',
  [permitStatus.oldPrinted]: 'warning',
}

/** How a permit stands, in a word, with a tick once its load is there: the hall has its own (rules 7.10); whoever checks one need not be signed in. */
export const PermitBadge = ({ status }: { status: PermitStatus }) => (
  <Badge tone={tones[status]} icon={tones[status] === 'success' && <Check />}>
    {wordsOf()[status]}
  </Badge>
)

const wordsOf = () =>
  currentSession()?.member.role === 'LoadHallAdmin' ? hallPermitLabels : permitStatusLabels
