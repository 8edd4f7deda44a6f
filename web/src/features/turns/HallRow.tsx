import { ChevronLeft, Warehouse } from 'lucide-react'
import { besideHall, formatKm } from '../../kernel/format.ts'
import { classes } from '../../ui/classes.ts'
import { Toman } from '../../ui/Toman.tsx'
import type { HallChoice } from './my-turn.rules.ts'
import { hallRangeSentence } from './my-turn.text.ts'

type HallRowProps = {
  choice: HallChoice /** None is given to him now, anywhere. */
  closed?: boolean
  onChoose: () => void
}

/** One hall to choose: name, how far, what a turn costs, and the rule that stands in the way if one does. */
export function HallRow({ choice, closed: isClosed = false, onChoose }: HallRowProps) {
  const { hall, km, state } = choice
  const closed = isClosed || state === 'counterOnly' || state === 'far'
  return (
    <button
      type="button"
      className={classes('card', 'full hall-row row gap-3', closed && 'is-closed')}
      aria-disabled={closed || undefined}
      onClick={closed ? undefined : onChoose}
    >
      <span className="tile">
        <Warehouse className="i-xl" />
      </span>
      <span className="grow blocks">
        <b className="strong">{hall.name}</b>
        <span className="text-note regular breaks muted">
          {besideHall(hall.name, hall.cityName, km === null ? '' : `${formatKm(km)} تا شما`)}
        </span>
        <small className="text-note regular subtle">
          {hallRangeSentence(choice)} هزینهٔ نوبت هنگام گرفتن بار: <Toman rial={hall.driverCharghe} />.
        </small>
      </span>
      {!closed && <ChevronLeft className="i-lg subtle" />}
    </button>
  )
}
