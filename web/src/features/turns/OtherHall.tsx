import { ChevronLeft } from 'lucide-react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatKm } from '../../kernel/format.ts'
import { classes } from '../../ui/classes.ts'
import { hallRangeSentence } from './my-turn.text.ts'
import { type HallNow, mayAsk } from './no-turn.rules.ts'

/** One of the other halls: how far, who waits, what there is; one out of reach says why. */
export function OtherHall({ hall: choice, onAsk }: { hall: HallNow; onAsk: () => void }) {
  const { hall, km, queue, loads } = choice
  const isOpen = mayAsk(choice)
  return (
    <button
      type="button"
      className={classes('other-hall', !isOpen && 'is-closed')}
      aria-disabled={!isOpen || undefined}
      onClick={isOpen ? onAsk : undefined}
    >
      <span>
        <b>{hall.name}</b>
        <small className="quiet-line num">
          {isOpen ? (km === null ? hall.cityName : formatKm(km)) : hallRangeSentence(choice)}
        </small>
      </span>
      <span className="num">
        <b>{formatNumber(queue)}</b>
        <small className="quiet-line">در صف</small>
      </span>
      <span className="num">
        <b>{formatNumber(loads)}</b>
        <small className="quiet-line">بار</small>
      </span>
      {isOpen && <ChevronLeft className="i-lg subtle" />}
    </button>
  )
}
