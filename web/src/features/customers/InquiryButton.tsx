import { CircleAlert, CircleCheck, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { InquiryOutcome } from './use-inquiry.ts'

type InquiryButtonProps = { busy: boolean; disabled: boolean; of: string; onAsk: () => void }

/** «استعلام», joined to the end of a number's box. */
export const InquiryButton = ({ busy, disabled, of, onAsk }: InquiryButtonProps) => (
  <Button
    variant="ghost"
    className="size-sm no-edge ask-btn"
    busy={busy}
    busyLabel="استعلام…"
    disabled={disabled}
    aria-label={`استعلام ${of}`}
    onClick={onAsk}
  >
    استعلام
  </Button>
)

const icons: Record<InquiryOutcome['tone'], ReactNode> = {
  good: <CircleCheck className="i-sm" />,
  unknown: <CircleAlert className="i-sm" />,
  away: <Unplug className="i-sm" />,
}

const tones = { good: 'is-good', unknown: 'is-warning', away: 'muted' }

export const InquiryLine = ({ verdict }: { verdict: InquiryOutcome | null }) => (
  <div className="fine whole-row ask-verdict" role="status" hidden={verdict === null}>
    {verdict && (
      <span className={`row gap-1 ${tones[verdict.tone]}`}>
        {icons[verdict.tone]}
        <span>{verdict.text}</span>
      </span>
    )}
  </div>
)
