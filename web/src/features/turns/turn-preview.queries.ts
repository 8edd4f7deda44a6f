import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { isWholeAsk, type PreviewAsk } from './turn-preview.rules.ts'

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
