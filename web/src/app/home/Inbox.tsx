import { ChevronLeft } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Link } from '../../kernel/navigation.tsx'
import { classes } from '../../ui/classes.ts'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { groupLabels, groupNeeds, type Need } from './needs.ts'

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
        // what could not be counted is said under the title (sayInbox)
        needs.every(({ isFailed }) => !isFailed) && (
          <p className="muted pad-4">هر چه می‌رسد، با مهلتش این‌جا می‌آید.</p>
        )
      ) : (
        <SkeletonLines lines={6} />
      )}
    </div>
  )
}

const tones = { plain: 'muted', warning: 'is-warning', danger: 'is-bad' } as const

const Row = ({ need: { total, isAtLeast, title, detail, due, verb, to, search } }: { need: Need }) => (
  <Link className="grid at-middle gap-3 ink press inner-ring text-sm inbox-row" to={to} search={search}>
    <b className="num">
      {isAtLeast && <small>بیش از </small>}
      {formatNumber(total)}
    </b>
    <span className={classes('words', !due && 'is-long')}>
      <b>{title}</b> {detail && <small className="before-2 muted size-xs">{detail}</small>}
    </span>
    {due && <span className={classes('num due', tones[due.tone])}>{due.words}</span>}
    <span className="row inline gap-1 strong accent-ink verb">
      {verb}
      <ChevronLeft className="i-sm" />
    </span>
  </Link>
)

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** ↑ and ↓ walk the links of a list from anywhere where nothing else has the keys; Enter follows one. */
function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key]
      const now = document.activeElement
      const isFree = now === null || now === document.body || now.id === 'main'
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (document.querySelector('dialog:modal') !== null) return
      if (!isFree && !list.current?.contains(now)) return
      const rows = Array.from(list.current?.querySelectorAll<HTMLElement>('a') ?? [])
      const at = rows.findIndex((row) => row === now)
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [list])
}
