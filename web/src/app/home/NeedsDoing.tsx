import { ChevronLeft } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { type Need, useNeeds } from './needs.queries.tsx'

/** What waits for the one signed in, each with its number and the way to exactly those; what is at zero goes. */
export function NeedsDoing() {
  const needs = useNeeds()
  if (needs.length === 0) return null
  const waiting = needs.filter(({ total }) => total > 0)
  const isKnown = needs.every((need) => need.isKnown)
  return (
    <Panel flush title="در انتظار شما">
      <ul className="needs">
        {waiting.map((need) => (
          <Row key={need.key} need={need} />
        ))}
      </ul>
      {waiting.length === 0 && (
        <div className="panel-body">
          {isKnown ? <p className="muted">کاری در انتظار شما نیست.</p> : <SkeletonLines lines={2} />}
        </div>
      )}
    </Panel>
  )
}

const Row = ({ need: { total, isAtLeast, title, detail, verb, to, search } }: { need: Need }) => (
  <li>
    <b className="num">
      {isAtLeast && <small>بیش از </small>}
      {formatNumber(total)}
    </b>
    <span className="grow">
      <b>{title}</b>
      {detail && <span className="fine">{detail}</span>}
    </span>
    <Link className={buttonClass('default', 'dense')} to={to} search={search}>
      {verb}
      <ChevronLeft />
    </Link>
  </li>
)
