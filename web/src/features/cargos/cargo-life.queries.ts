import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { inFrontMs } from '../../kernel/kept-reads.ts'

/** What happened to a cargo, and what its end would do. */
export const useCargoLife = (cargoId: number) =>
  useQuery({ ...apiQuery('showCargoLife', { query: { cargoId } }), refetchInterval: inFrontMs })
