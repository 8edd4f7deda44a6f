import { Toman } from '../../ui/Toman.tsx'
import { EnoughTurns, turnsFor, useTurnPrice } from '../turns/turns.parts.ts'

const mostSlips = 7

/** For how many turns money is enough: a slip for each while they can be counted at a glance, else one beside the number. */
export function TurnSlips({ rial }: { rial: number }) {
  const price = useTurnPrice()
  const turns = turnsFor(rial, price)
  if (!price || turns === null) return null
  const slips = turns <= mostSlips ? turns : 1
  return (
    <div className="wrap at-middle flex turn-slips">
      {Array.from({ length: slips }, (_, at) => (
        <i key={at} />
      ))}
      <b>
        <EnoughTurns rial={rial} />
      </b>
      <span className="muted">
        هر نوبت <Toman rial={price.feeRial} />
      </span>
    </div>
  )
}
