import { useQuery } from '@tanstack/react-query'
import { enoughFor } from '@bargah/contract/features/wallet/enough-for.ts'
import { apiQuery } from '../../kernel/api.ts'
import { hallTitle } from '../../kernel/format.ts'
import { keptLive } from '../../kernel/kept-reads.ts'
import { useMyPlace } from '../../kernel/use-my-place.ts'
import { useHalls, useMyTurn } from './my-turn.queries.ts'
import { listHallChoices } from './my-turn.rules.ts'
import { hallThatCounts } from './turn-price.rules.ts'

export type TurnPrice = { feeRial: number; hall: string }

/** What a turn costs the driver, and in which hall; null where that is not known, or it costs nothing. */
export function useTurnPrice(): TurnPrice | null {
  const turn = useMyTurn().data
  const balance = useQuery({ ...apiQuery('showMyBalance'), ...keptLive }).data
  const { point } = useMyPlace({ isWanted: turn === null })
  const choices = listHallChoices(useHalls().data?.rows ?? [], point)
  const hall = hallThatCounts({
    liveHallId: turn?.loadHallId,
    choices,
    lastHallId: balance?.unitHallId ?? null,
  })
  return hall && hall.driverCharghe > 0 ? { feeRial: hall.driverCharghe, hall: hallTitle(hall.name) } : null
}

/** In: rials and what a turn costs. Out: for how many turns they are enough; null where nobody knows. */
export const turnsFor = (rial: number, price: TurnPrice | null): number | null =>
  enoughFor(rial, price && price.feeRial)
