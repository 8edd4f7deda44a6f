import { Ban, Check } from 'lucide-react'
import type { ReactNode } from 'react'

export type TimelineStep = {
  key: string
  act: string
  who?: ReactNode
  when?: ReactNode
  state: 'done' | 'now' | 'next' | 'void'
}

const words = { done: 'انجام شده', now: 'اکنون', next: 'هنوز نه', void: 'باطل' }

/** What happened and what is to come: dot, act, who, when. A voided step puts its reason in `who`. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ key, act, who, when, state }) => (
        <li key={key} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="dot">
            {state === 'void' && <Ban />}
            {(state === 'done' || state === 'now') && <Check />}
          </span>
          <b>
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
