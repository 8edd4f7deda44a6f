import type { ReactNode } from 'react'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { useServerOffset } from '../../kernel/now.ts'
import { ClockCells } from '../../ui/CountdownFace.tsx'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { isLastMinute } from './list-face.rules.ts'
import './my-list.css'

type RoundHeadProps = {
  title: string
  round: NonNullable<MyTurn['round']>
  onBack: () => void
  /** Before the clock: a Tap. */
  act?: ReactNode
}

/** The head of a screen while a round is open: its clock, and a bar that drains; yellow in the last minute. */
export function RoundHead({ title, round, onBack, act }: RoundHeadProps) {
  const left = useCountdown(round.closesAt, useServerOffset())
  const whole = new Date(round.closesAt).getTime() - new Date(round.opensAt).getTime()
  const share = whole > 0 ? Math.min(1, left / whole) : 0
  return (
    <PhoneHeader
      tone={isLastMinute(left) ? 'wait' : 'plum'}
      title={title}
      onBack={onBack}
      end={
        <>
          {act}
          <ClockCells time={formatCountdown(left)} className="figure-4xl" />
          <span className="head-drain">
            <i style={{ inlineSize: `${share * 100}%` }} />
          </span>
        </>
      }
    />
  )
}
