import { ClockAlert } from 'lucide-react'
import { Card } from '../../ui/Panel.tsx'
import { Timeline, type TimelineStep } from '../../ui/Timeline.tsx'

type AwaitsApprovalProps = { title: string; lead: string; steps: readonly TimelineStep[] }

/** Where a registration stands that somebody still has to confirm: what was done, what is waited for, what comes. */
export const AwaitsApproval = ({ title, lead, steps }: AwaitsApprovalProps) => (
  <>
    <div>
      <span className="tile tile-xl tile-edged tone-warning register-tile">
        <ClockAlert className="i-xl" />
      </span>
      <h2 className="title-md">{title}</h2>
      <p className="muted">{lead}</p>
    </div>
    <Card>
      <Timeline steps={steps} />
    </Card>
  </>
)
