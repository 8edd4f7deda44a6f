import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

const nationalIdDigits = 10
const cardDigits = 7

type PreviewAsk = { NationalId: string; FreighterCardNumber: string; LoadHallId: number | null }

/** In: what was typed so far, and whether a hall must be chosen. Out: whether it names a driver, a truck and a hall. */
export const isWholeAsk = ({ NationalId, FreighterCardNumber, LoadHallId }: PreviewAsk, needsHall: boolean) =>
  NationalId.length === nationalIdDigits &&
  FreighterCardNumber.length === cardDigits &&
  (LoadHallId !== null || !needsHall)

/**
 * Whose turn it would be, as soon as both numbers are whole. `ask` asks anew when it is to be given, since what is seen
 * may be old or not there yet; null = nothing was read.
 */
export function useTurnPreview(ask: PreviewAsk, needsHall: boolean) {
  const client = useQueryClient()
  const { NationalId, FreighterCardNumber, LoadHallId } = ask
  const query = {
    ...apiQuery('previewTurn', { query: { NationalId, FreighterCardNumber, LoadHallId } }),
    staleTime: 0,
  }
  const isAsked = isWholeAsk(ask, needsHall)
  const read = useQuery({ ...query, enabled: isAsked })
  return {
    isAsked,
    read,
    ask: () => client.fetchQuery(query).catch(() => null),
  }
}
