import { CircleAlert, CircleArrowUp, CircleCheck, CircleSlash } from 'lucide-react'
import type { PriorityRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { reasonTitles } from '@bargah/contract/features/rounds/rounds.text.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { splitPlace } from '../../kernel/format.ts'
import { Route } from '../../ui/Route.tsx'
import { classes } from '../../ui/classes.ts'
import { type VerdictLook, verdictLook } from './my-result.rules.ts'

const icons: Record<VerdictLook, typeof CircleCheck> = {
  granted: CircleCheck,
  lost: CircleArrowUp,
  barred: CircleAlert,
  aside: CircleSlash,
}

const tones: Record<VerdictLook, string> = {
  granted: 'is-good',
  lost: 'is-warning',
  barred: 'is-bad',
  aside: 'muted',
}

type ChoiceVerdictProps = { choice: PriorityRow; rank: number; myTurnNumber: number }

/** One choice of a split list: what became of it, why, and the turn that decided it. */
export function ChoiceVerdict({ choice, rank, myTurnNumber }: ChoiceVerdictProps) {
  const { reason, reasonText, winningTurnNumber, endedAt } = choice
  if (!reason) return null
  const look = verdictLook(reason)
  const Icon = icons[look]
  const removedAt = reason === 'removed_by_driver' && endedAt
  return (
    <li className={`flex gap-35 line-below is-${look}`}>
      <span className="bold tile rank num">{formatNumber(rank)}</span>
      <div className="grow anywhere">
        <div className="text-head bold verdict-route">
          <Route from={splitPlace(choice.cargoSource).town} to={splitPlace(choice.cargoDestination).town} />
        </div>
        <p className={classes('verdict row gap-15', tones[look])}>
          <Icon className="i-lg" />
          {reasonTitles[reason]}
        </p>
        <p>{removedAt ? `ساعت ${formatTime(removedAt)} از فهرست حذف شد.` : reasonText}</p>
        {winningTurnNumber !== null && <Winner number={winningTurnNumber} mine={myTurnNumber} />}
      </div>
    </li>
  )
}

function Winner({ number, mine }: { number: number; mine: number }) {
  return (
    <div className="above-2 edged on-panel row inline wrap face-ink text-lg regular winner">
      نوبت برنده <b className="ink num">{toPersianDigits(number)}</b>
      {number === mine && <span className="you">شما</span>}
      {number < mine && <span className="num">{formatNumber(mine - number)} نوبت جلوتر از شما</span>}
    </div>
  )
}
