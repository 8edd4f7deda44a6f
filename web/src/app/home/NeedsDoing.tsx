import { ChevronLeft } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { byDeadline, isWaiting, type Need, uncounted } from './needs.ts'
import { useNeeds } from './needs.queries.tsx'

type NeedsDoingProps = {
  title?: string
  /** Besides what waits of loads, permits and money. */
  besides?: readonly Need[]
}

/** What waits for the one signed in, each with its number and the way to exactly those; what is at zero goes. */
export function NeedsDoing({ title = 'در انتظار شما', besides }: NeedsDoingProps) {
  const needs = [...(besides ?? []), ...useNeeds()]
  if (needs.length === 0) return null
  const waiting = needs.filter(isWaiting).sort(byDeadline)
  const isKnown = needs.every((need) => need.isKnown)
  return (
    <Panel
      flush
      title={title}
      aside={waiting.some(({ due }) => due) && <span className="fine">به ترتیب مهلت</span>}
    >
      <ul className="needs">
        {waiting.map((need) => (
          <Row key={need.key} need={need} />
        ))}
      </ul>
      {waiting.length === 0 && (
        <div className="panel-body">
          {isKnown ? (
            <p className="muted">
              {needs.some(({ isFailed }) => isFailed) ? uncounted : 'کاری در انتظار شما نیست.'}
            </p>
          ) : (
            <SkeletonLines lines={2} />
          )}
        </div>
      )}
    </Panel>
  )
}

const Row = ({ need: { total, isAtLeast, title, detail, due, verb, to, search } }: { need: Need }) => (
  <li className="line-above row gap-4 strip">
    <b className="num">
      {isAtLeast && <small>بیش از </small>}
      {formatNumber(total)}
    </b>
    <span className="grow blocks">
      <b>{title}</b>
      {detail && <span className="fine">{detail}</span>}
    </span>
    {due && (
      <Badge tone={due.tone} className="num">
        {due.words}
      </Badge>
    )}
    <Link className={buttonClass('default', 'dense')} to={to} search={search}>
      {verb}
      <ChevronLeft />
    </Link>
  </li>
)
