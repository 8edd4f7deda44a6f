import { Building2, Truck } from 'lucide-react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import {
  type QuestionState,
  questionStateLabels,
} from '@bargah/contract/features/messages/messages.states.ts'
import { classes } from '../../ui/classes.ts'
import { Moment } from '../../ui/Moment.tsx'
import type { Question } from './messages.queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import './messages.css'

const looks = {
  0: { tone: 'warning' },
  1: { tone: 'info' },
  2: { tone: 'success', hollow: true },
} as const satisfies Record<QuestionState, object>

export const QuestionBadge = ({ state }: { state: QuestionState }) => (
  <Badge {...looks[state]}>{questionStateLabels[state]}</Badge>
)

type QuestionLineProps = {
  question: Question
  isOpen?: boolean
  ofWhom?: boolean
  /** In a card of its own. */
  isAlone?: boolean
}

/** A question in a list: what about, when, how it stands, and for the administration from whom. */
export function QuestionLine({
  question,
  isOpen = false,
  ofWhom = false,
  isAlone = false,
}: QuestionLineProps) {
  const { title, lastAt, isUnread, state, desc } = question
  return (
    <div
      className={classes(
        'stack gap-05 full size-sm question-line',
        isOpen && 'is-open',
        isUnread && 'is-unread',
        isAlone && 'is-alone',
      )}
    >
      <span className="apart">
        <span className={isAlone ? undefined : 'ellipsis'}>
          {isUnread && <span className="sr">خوانده‌نشده: </span>}
          {toPersianDigits(title)}
        </span>
        <span className="fine muted num">
          <Moment at={lastAt} look="row" />
        </span>
      </span>
      <span className="apart fine muted">
        {ofWhom ? (
          <Asker question={question} />
        ) : (
          <span className="ellipsis num">{toPersianDigits(desc)}</span>
        )}
        <QuestionBadge state={state} />
      </span>
    </div>
  )
}

function Asker({ question: { asker, askerName, transportationCompanyFullName } }: { question: Question }) {
  const who = asker === 'driver' ? 'راننده' : transportationCompanyFullName
  return (
    <span className="row ellipsis">
      {asker === 'driver' ? <Truck className="i-sm" /> : <Building2 className="i-sm" />}
      <span className="ellipsis">{who === askerName ? `شرکت ${askerName}` : `${askerName}، ${who}`}</span>
    </span>
  )
}
