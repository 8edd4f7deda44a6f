import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { turnsFor, useTurnPrice } from './use-turn-price.ts'

export { useHall, useMyTurn } from './my-turn.queries.ts'
export { NeedsTurn } from './NeedsTurn.tsx'
export { turnsFor, useTurnPrice } from './use-turn-price.ts'

/** For how many turns of which hall so many rials are enough; nothing where nobody knows what one costs. */
export function EnoughTurns({ rial }: { rial: number }) {
  const price = useTurnPrice()
  const turns = turnsFor(rial, price)
  if (!price || turns === null) return null
  if (turns === 0) return <span className="is-warning">برای یک نوبت {price.hall} بس نیست</span>
  return (
    <span>
      برای {formatNumber(turns)} نوبت {price.hall} بس است
    </span>
  )
}
