import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { isWholeAsk, type PreviewAsk } from './turn-preview.rules.ts'

/**
 * Whose turn it would be, as soon as both numbers are whole. `mayBeGiven` asks anew and says whether nothing stands in
 * the way.
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
    data: isAsked ? read.data : undefined,
    mayBeGiven: () =>
      client.fetchQuery(query).then(
        ({ refusal }) => refusal === null,
        () => false,
      ),
  }
}
