import { Ban, Check, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type TimelineStep = {
  key: string
  act: string
  who?: ReactNode
  when?: ReactNode
  /** `now`: it was reached last; `here`: it is under way. */
  state: 'done' | 'now' | 'here' | 'waits' | 'next' | 'void'
}

const words = {
  done: 'انجام شده',
  now: 'اکنون',
  here: 'اکنون',
  waits: 'در انتظار',
  next: 'هنوز نه',
  void: 'باطل',
}

type TimelineProps = {
  steps: readonly TimelineStep[]
  /** Put the name below the act, for long reasons. */
  slim?: boolean
}

/** What `waits` hangs on somebody else. A voided step puts its reason in `who`. */
export function Timeline({ steps, slim = false }: TimelineProps) {
  return (
    <ol className={classes('timeline', slim && 'is-slim')}>
      {steps.map(({ key, act, who, when, state }) => (
        <li
          key={key}
          className={`is-${state === 'here' ? 'now' : state}`}
          aria-current={['now', 'here', 'waits'].includes(state) ? 'step' : undefined}
        >
          <span className="centred dot">
            {state === 'void' && <Ban />}
            {state === 'waits' && <Clock />}
            {(state === 'done' || state === 'now') && <Check />}
          </span>
          <b className="strong">
            {act}
            <span className="sr">، {words[state]}</span>
          </b>
          <span className="who">{who}</span>
          <span className="num">{when}</span>
        </li>
      ))}
    </ol>
  )
}
