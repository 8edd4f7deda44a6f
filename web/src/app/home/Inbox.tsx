import { ChevronLeft } from 'lucide-react'
import { useRef } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Link } from '../../kernel/navigation.tsx'
import { classes } from '../../ui/classes.ts'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { groupLabels, groupNeeds } from './inbox-order.ts'
import type { Need } from './needs.ts'
import { useRowKeys } from './use-row-keys.ts'

/** All that waits, by deadline: a row is a number, what completes it, the oldest case, until when, and what is to be done. */
export function Inbox({ needs }: { needs: readonly Need[] }) {
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  const groups = groupNeeds(needs)
  if (groups.length > 0)
    return (
      <div ref={list} className="inbox">
        {groups.map(({ group, needs: some }) => (
          <section key={group} aria-label={groupLabels[group]}>
            <h2 className="subtle size-xs regular">{groupLabels[group]}</h2>
            <ul>
              {some.map((need) => (
                <li key={need.key}>
                  <Row need={need} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    )
  return (
    <div className="inbox">
      {needs.every(({ isKnown }) => isKnown) ? (
        <p className="muted pad-4">هر چه می‌رسد، با مهلتش این‌جا می‌آید.</p>
      ) : (
        <SkeletonLines lines={6} />
      )}
    </div>
  )
}

const tones = { plain: 'muted', warning: 'is-warning', danger: 'is-bad' } as const

const Row = ({ need: { total, isAtLeast, title, detail, due, verb, to, search } }: { need: Need }) => (
  <Link className="ink press text-sm inbox-row" to={to} search={search}>
    <b className="num">
      {isAtLeast && <small>بیش از </small>}
      {formatNumber(total)}
    </b>
    <span className="words">
      <b>{title}</b> {detail && <small className="muted size-xs">{detail}</small>}
    </span>
    <span className={classes('num due', due && tones[due.tone])}>{due?.words}</span>
    <span className="row inline gap-1 strong verb">
      {verb}
      <ChevronLeft className="i-sm" />
    </span>
  </Link>
)
